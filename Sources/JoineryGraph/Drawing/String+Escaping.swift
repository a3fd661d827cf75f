import Joinery

extension String {
    /// The text with some characters replaced, as the language of a picture writes them.
    func escaping(_ entities: [Character: String]) -> String {
        map { entities[$0] ?? String($0) }.joined()
    }
}
