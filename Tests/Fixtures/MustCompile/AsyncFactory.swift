import Joinery

func load() -> String { "" }
let bindings = Transient(String.self) { load() }
