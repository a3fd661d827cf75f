public import Joinery

/// The module that a URL leads to: a pattern, and a closure that makes the module's input from the URL's parameters.
///
/// ```swift
/// URLRoute("app://users/:id") { parameters in
///     UserDetailInput(userID: try parameters.int("id"))
/// }
/// ```
///
/// A segment that begins with a colon matches any text. Query items are not part of the pattern. The case of the scheme
/// does not matter; everything else has to match exactly.
public struct URLRoute: Sendable {
    let text: String
    let place: String
    let open: @MainActor (Router, URLParameters, RouteTransition?) throws -> Route

    /// Declares the module that the URLs of a pattern lead to.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - transition: How the module is shown, unless the caller that opens the URL chooses another transition.
    ///   - input: Makes the module's input. If it throws, the route fails with that error.
    ///   - fileID: The file of the route.
    ///   - line: The line of the route.
    public init<Input: ModuleInput>(
        _ pattern: String,
        by transition: RouteTransition = .push,
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

    /// A list of routes.
    public static func buildExpression(_ routes: [URLRoute]) -> [URLRoute] { routes }

    /// The statements of a block.
    public static func buildBlock(_ routes: [URLRoute]...) -> [URLRoute] { routes.flatMap(\.self) }

    /// An `if` without `else`.
    public static func buildOptional(_ routes: [URLRoute]?) -> [URLRoute] { routes ?? [] }

    /// The first branch of an `if`.
    public static func buildEither(first: [URLRoute]) -> [URLRoute] { first }

    /// The second branch of an `if`.
    public static func buildEither(second: [URLRoute]) -> [URLRoute] { second }

    /// The iterations of a `for` loop.
    public static func buildArray(_ routes: [[URLRoute]]) -> [URLRoute] { routes.flatMap(\.self) }
}
