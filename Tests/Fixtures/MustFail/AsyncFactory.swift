// expect: async
import Joinery

func load() async -> String { "" }
let bindings = Singleton(String.self) { await load() }
