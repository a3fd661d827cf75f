/// What is to be done with a service when its time is over.
protocol ShutdownAction: Sendable {
    /// Takes the object of `producer`, made for the module instance `frame`, and says what to run; `nil` if it is not made.
    func prepare(_ producer: Producer, in frame: Frame?) -> (@Sendable () async throws -> Void)?
}

struct ShutdownOf<Service: Sendable>: ShutdownAction {
    let action: @isolated(any) @Sendable (Service) async throws -> Void

    func prepare(_ producer: Producer, in frame: Frame?) -> (@Sendable () async throws -> Void)? {
        let producer = producer.as(Service.self)
        let made = if let frame { producer.current(in: frame) } else { producer.existing() }
        guard let service = made else { return nil }
        return { try await action(service) }
    }
}
