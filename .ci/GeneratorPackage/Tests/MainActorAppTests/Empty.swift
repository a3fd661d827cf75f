import Testing

@testable import MainActorApp
