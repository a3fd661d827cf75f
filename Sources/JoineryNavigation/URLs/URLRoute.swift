public import Joinery

/// Which module a URL leads to: a pattern, and how to make the module's input from what the URL says.
///
/// ```swift
/// URLRoute("app://users/:id") { parameters in
///     UserDetailInput(userID: try parameters.int("id"))
/// }
/// ```
///
/// A segment that begins with a colon stands for any text. Query items are no part of the pattern. The scheme is
/// compared without regard to case, everything else exactly.
public struct URLRoute: Sendable {
    let text: String
    let place: String
    let open: @MainActor (Router, URLParameters, Transition?) throws -> Route

    /// Leads URLs of a shape to a module.
    ///
    /// - Parameters:
    ///   - pattern: The shape.
    ///   - transition: How the module is shown, if the one who opens the URL does not say.
    ///   - input: Makes the module's input. What it throws is what the route fails with.
    ///   - fileID: Where the route was written; leave it to its default.
    ///   - line: Where the route was written; leave it to its default.
    public init<Input: ModuleInput>(
        _ pattern: String,
        by transition: Transition = .push,
        _ input: @escaping @MainActor (URLParameters) throws -> Input,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        text = pattern
        place = "\(fileID):\(line)"
        open = { router, parameters, other in
            router.open(try input(parameters), by: other ?? transition)
        }
    }
}

/// Turns the statements of a block into a list of URL routes.
@resultBuilder
public enum URLRoutesBuilder: Sendable {
    /// One route.
    public static func buildExpression(_ route: URLRoute) -> [URLRoute] { [route] }

    /// Routes that were listed elsewhere.
    public static func buildExpression(_ routes: [URLRoute]) -> [URLRoute] { routes }

    /// The statements of a block.
    public static func buildBlock(_ routes: [URLRoute]...) -> [URLRoute] { routes.flatMap(\.self) }

    /// An `if` without `else`.
    public static func buildOptional(_ routes: [URLRoute]?) -> [URLRoute] { routes ?? [] }

    /// The first branch of an `if`.
    public static func buildEither(first: [URLRoute]) -> [URLRoute] { first }

    /// The second branch of an `if`.
    public static func buildEither(second: [URLRoute]) -> [URLRoute] { second }

    /// The rounds of a `for` loop.
    public static func buildArray(_ rounds: [[URLRoute]]) -> [URLRoute] { rounds.flatMap(\.self) }
}
