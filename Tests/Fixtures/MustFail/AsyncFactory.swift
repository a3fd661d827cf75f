// expect: async
import Joinery

func load() async -> String { "" }
let bindings = Transient(String.self) { await load() }
