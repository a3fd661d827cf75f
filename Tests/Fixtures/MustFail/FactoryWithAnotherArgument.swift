// expect: String
import Joinery

func make(_ factory: Factory<Int, Bool>) throws -> Bool { try factory("text") }
