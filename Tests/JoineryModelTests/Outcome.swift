import Joinery

/// What a request gave.
enum Outcome: Sendable, Equatable {
    case object(Int)
    /// A factory failed, with the path to it.
    case failed(binding: Int, path: [String])
    /// Another error, by its name.
    case refused(String)
}

extension History {
    /// What a request of the library gave.
    func outcome(_ body: () throws -> Made) -> Outcome {
        do {
            return .object(try body().serial)
        } catch ResolutionError.factoryFailed(let path, let error as Fault) {
            return .failed(binding: error.binding, path: path.steps.map(\.key))
        } catch let error as ResolutionError {
            return .refused(error.name)
        } catch {
            return .refused("\(error)")
        }
    }
}

extension Script {
    /// What a request of the model gave.
    func outcome(_ body: () throws -> ModelObject) -> Outcome {
        do {
            return .object(try body().serial)
        } catch let error as ModelError {
            return error.outcome
        } catch {
            return .refused("\(error)")
        }
    }
}

extension ResolutionError {
    /// The name of the case.
    fileprivate var name: String {
        switch self {
        case .notBound: "notBound"
        case .outsideModule: "outsideModule"
        case .argumentMismatch: "argumentMismatch"
        case .wrongIsolation: "wrongIsolation"
        case .notAnObject: "notAnObject"
        case .notStarted: "notStarted"
        case .factoryFailed: "factoryFailed"
        case .cycle: "cycle"
        case .tooDeep: "tooDeep"
        case .closed: "closed"
        }
    }
}
