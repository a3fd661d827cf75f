import Testing

@testable import Strict
