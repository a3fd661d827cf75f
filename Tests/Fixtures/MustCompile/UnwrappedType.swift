import Joinery

final class Service {}
func service(_ container: Container) throws -> Any { try container.resolve(Service?.self) as Any }
