/// The name of a module, and the forms of it that generated code uses.
package struct ModuleName: Hashable, Sendable {
    /// As it was given, and as all types begin: `UserProfile`.
    package let text: String

    /// The name, if all the types that begin with it can be declared.
    ///
    /// - Throws: Why it cannot be a name.
    package init(_ text: String) throws(GeneratorError) {
        if let objection = SwiftIdentifier.objection(to: text) {
            throw .refused(["“\(text)” cannot be the name of a module: \(objection)."])
        }
        if let first = text.first, first.isLowercase {
            let capitalized = first.uppercased() + text.dropFirst()
            throw .refused(["“\(text)” begins with a small letter, and types do not. Did you mean \(capitalized)?"])
        }
        if JoineryNames.all.contains(text) {
            throw .refused(["“\(text)” is a name of Joinery: call the module by what it shows or does."])
        }
        self.text = text
    }

    /// As variables and functions begin: `userProfile`, and `urlPicker` for `URLPicker`.
    package var lowercased: String {
        let words = self.words
        let first = words[0].lowercased()
        return first + words.dropFirst().joined()
    }

    /// As a heading: `User Profile`.
    package var title: String {
        words.joined(separator: " ")
    }

    /// The words of the name: a capital begins one, and so does the last of several capitals before a small letter.
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
