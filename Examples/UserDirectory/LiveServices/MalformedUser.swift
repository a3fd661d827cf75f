internal import Foundation

/// What is wrong with a JSON text that should hold users: which key, and of which user.
struct MalformedUser: CustomStringConvertible {
    /// The end of a sentence.
    let description: String

    /// Reads what is wrong out of an error.
    ///
    /// - Parameters:
    ///   - error: What the decoder threw.
    ///   - data: What it read, to find the name of the user.
    init(_ error: DecodingError, in data: Data) {
        let path: [any CodingKey]
        let complaint: String
        switch error {
        case .keyNotFound(let key, let context):
            path = context.codingPath + [key]
            complaint = "is missing"
        case .valueNotFound(_, let context):
            path = context.codingPath
            complaint = "is null"
        case .typeMismatch(let type, let context):
            path = context.codingPath
            complaint = "should be \(Self.kind(of: type))"
        case .dataCorrupted(let context):
            path = context.codingPath
            complaint = "cannot be read, \(context.debugDescription.trimmingSuffix("."))"
        @unknown default:
            path = []
            complaint = "cannot be read"
        }
        description = Self.sentence(path, complaint, data)
    }

    private static func sentence(_ path: [any CodingKey], _ complaint: String, _ data: Data) -> String {
        guard let index = path.first?.intValue else {
            return complaint.hasPrefix("should be") ? "it should be a list" : "it is not valid JSON"
        }
        let user = "user \(index + 1)\(name(at: index, in: data).map { " (\($0))" } ?? "")"
        let key = path.dropFirst()
            .reduce(into: "") { text, key in
                if let index = key.intValue {
                    text += "[\(index)]"
                } else {
                    text += (text.isEmpty ? "" : ".") + key.stringValue
                }
            }
        return key.isEmpty ? "\(user) \(complaint)" : "the key “\(key)” of \(user) \(complaint)"
    }

    /// The name that the text gives to the user, if it gives one.
    private static func name(at index: Int, in data: Data) -> String? {
        let entries = try? JSONDecoder().decode([Named].self, from: data)
        return entries.flatMap { $0.indices.contains(index) ? $0[index].name : nil }
    }

    private static func kind(of type: any Any.Type) -> String {
        switch type {
        case is Int.Type: "a whole number"
        case is Bool.Type: "true or false"
        case is String.Type: "a text"
        case is any ExpressibleByArrayLiteral.Type: "a list"
        case is any ExpressibleByDictionaryLiteral.Type: "an object"
        default: "of another kind"
        }
    }

    /// Whatever stands in the list, with its name if it has one.
    private struct Named: Decodable {
        let name: String?

        enum CodingKeys: CodingKey {
            case name
        }

        init(from decoder: any Decoder) {
            let container = try? decoder.container(keyedBy: CodingKeys.self)
            name = try? container?.decode(String.self, forKey: .name)
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
