import Joinery
import JoineryTesting
import Testing

protocol Reading: Sendable {}

struct Mock: Reading {}
let trait = ContainerTrait.overriding { Singleton((any Reading).self) { Mock() } }
