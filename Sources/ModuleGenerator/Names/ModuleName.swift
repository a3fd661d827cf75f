/// The name of a module, in the forms that generated code uses.
package struct ModuleName: Hashable, Sendable {
    /// The name as given, which is the prefix of all types: `UserProfile`.
    package let text: String

    /// Creates a name, if all types with this prefix can be declared.
    ///
    /// - Throws: A ``GeneratorError`` if the text cannot be the name of a module.
    package init(_ text: String) throws(GeneratorError) {
        if let objection = SwiftIdentifier.objection(to: text) {
            throw .refused(["“\(text)” cannot be the name of a module: \(objection)."])
        }
        if let first = text.first, first.isLowercase {
            let capitalized = first.uppercased() + text.dropFirst()
            throw .refused(["“\(text)” begins with a lowercase letter. Did you mean \(capitalized)?"])
        }
        if JoineryNames.all.contains(text) {
            throw .refused(["“\(text)” is a type of Joinery. Name the module after what it shows or does."])
        }
        if Self.taken.contains(text) {
            throw .refused(["The generated tests use “\(text)” for a module of their own. Choose another name."])
        }
        self.text = text
    }

    /// Prefixes of types that the generated tests declare inside of their suites.
    private static let taken: Set = ["Parent", "Watched"]

    /// The prefix of variables and functions: `userProfile`, and `urlPicker` for `URLPicker`.
    package var lowercased: String {
        let words = self.words
        let first = words[0].lowercased()
        return first + words.dropFirst().joined()
    }

    /// The name as a heading: `User Profile`.
    package var title: String {
        words.joined(separator: " ")
    }

    /// The words of the name.
    ///
    /// A capital begins a word, as does the last of several capitals before a lowercase letter.
    private var words: [String] {
        let letters = Array(text)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let begins =
                letter.isUppercase && index > 0
                && (!letters[index - 1].isUppercase
                    || (index + 1 < letters.count && letters[index + 1].isLowercase))
            if begins || words.isEmpty {
                words.append(String(letter))
            } else {
                words[words.count - 1].append(letter)
            }
        }
        return words
    }
}
