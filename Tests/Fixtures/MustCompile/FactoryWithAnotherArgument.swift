import Joinery

func make(_ factory: Factory<Int, Bool>) throws -> Bool { try factory(5) }
func make(_ factory: Factory<(Int, String), Bool>) throws -> Bool { try factory(5, "text") }
func make(_ factory: Factory<@MainActor () -> Void, Bool>) throws -> Bool { try factory({}) }
