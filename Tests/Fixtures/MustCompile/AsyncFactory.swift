import Joinery

func load() -> String { "" }
let bindings = Singleton(String.self) { load() }
