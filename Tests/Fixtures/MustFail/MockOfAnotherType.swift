// expect: Mock
import Joinery
import JoineryTesting
import Testing

protocol Reading: Sendable {}

struct Mock: Sendable {}
let trait = ContainerTrait.overriding { Singleton((any Reading).self) { Mock() } }
