import EditUser
import Entities
import JoineryNavigation
import Services
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EditUserTests {
    let view = View()
    let interactor = Interactor()
    let router = Router()
    let delegate = Delegate()

    private func presenter(_ change: FieldChange? = nil, delegate: Delegate?) -> EditUserPresenter {
        let output = delegate.map { ModuleOutput<User>.telling($0) { $0.saved.append($1) } }
        let input = EditUserInput(user: .ada, firstChange: change, output: output ?? ModuleOutput())
        let presenter = EditUserPresenter(input: input, interactor: interactor, router: router)
        presenter.view = view
        return presenter
    }

    @Test func `the first change is on the form when it comes into view`() {
        presenter(FieldChange(field: .name, value: "A"), delegate: delegate).viewAppeared()
        #expect(interactor.changes == [FieldChange(field: .name, value: "A")])
        #expect(view.log == ["form name=A"])
    }

    @Test func `a value that is refused is said so, and the form stays`() {
        interactor.objection = "No."
        let presenter = presenter(FieldChange(field: .email, value: "?"), delegate: delegate)
        presenter.viewAppeared()
        presenter.change(field: "email", to: "??")
        presenter.change(field: "phone", to: "1")
        #expect(
            view.log == [
                "form ", "notice No.", "notice No.",
                "notice There is no field “phone”. The fields are: name, email, avatar.",
            ]
        )
    }

    @Test func `saving notifies the delegate once, then leaves`() {
        let presenter = presenter(delegate: delegate)
        presenter.save()
        #expect(interactor.saves == 1)
        #expect(delegate.saved.isEmpty)
        presenter.saved(.alan)
        #expect(delegate.saved == [.alan])
        #expect(router.closes == 1)
    }

    @Test func `cancelling leaves and notifies nobody`() {
        let presenter = presenter(FieldChange(field: .name, value: "A"), delegate: delegate)
        presenter.viewAppeared()
        presenter.cancel()
        #expect(interactor.saves == 0)
        #expect(delegate.saved.isEmpty)
        #expect(router.closes == 1)
    }

    @Test func `a released delegate does no harm, and is not retained`() {
        var gone: Delegate? = Delegate()
        weak let remains = gone
        let presenter = presenter(delegate: gone)
        gone = nil
        #expect(remains == nil)
        presenter.saved(.alan)
        #expect(router.closes == 1)
    }

    @Test func `what could not be saved stays on the form`() {
        presenter(delegate: delegate).failed(.unknownUser(1))
        #expect(view.log == ["notice Not saved. There is no user with id 1 any more."])
        #expect(router.closes == 0)
    }

    @Test(
        arguments: [
            (.name, " Ada L. ", nil),
            (.name, "  ", "The name cannot be empty."),
            (.email, "a@b", nil),
            (.email, "ab", "“ab” is not an email address."),
            (.email, "a@b@c", "“a@b@c” is not an email address."),
            (.email, "@", "“@” is not an email address."),
            (.avatar, "https://x.example/a.png", nil),
            (.avatar, "a.png", "“a.png” is not a URL."),
        ] as [(EditableField, String, String?)]
    )
    func `the interactor takes valid input, refuses the rest`(field: EditableField, value: String, objection: String?) {
        let input = EditUserInput(user: .ada)
        let interactor = EditUserInteractor(
            input: input,
            users: MockUserService(),
            workload: Workload(),
            broadcast: Broadcast()
        )
        #expect(interactor.apply(FieldChange(field: field, value: value)) == objection)
        #expect((interactor.draft == interactor.original) == (objection != nil))
    }

    @Test func `the interactor saves the draft, once however often it is asked meanwhile, and broadcasts it`() async {
        let service = MockUserService()
        let workload = Workload()
        let output = Output()
        let broadcast = Broadcast()
        broadcast.listen(to: UserChanged.self, as: output) { $0.log.append("broadcast \($1.user.name)") }
        let interactor = EditUserInteractor(
            input: EditUserInput(user: .ada),
            users: service,
            workload: workload,
            broadcast: broadcast
        )
        interactor.output = output
        _ = interactor.apply(FieldChange(field: .name, value: "A"))
        interactor.save()
        interactor.save()
        await workload.settle()
        var expected = User.ada
        expected.name = "A"
        #expect(service.calls == [.save(expected)])
        #expect(output.log == ["broadcast A", "saved A"])
        service.fail(with: .unknownUser(1))
        interactor.save()
        await workload.settle()
        #expect(output.log == ["broadcast A", "saved A", "failed"])
    }

    // MARK: Mocks

    final class View: EditUserView {
        var log: [String] = []
        func show(_ form: EditUserForm) {
            let entered = form.fields.compactMap { field in field.entered.map { "\(field.name)=\($0)" } }
            log.append("form \(entered.joined(separator: ", "))")
        }
        func showNotice(_ text: String) { log.append("notice \(text)") }
    }

    final class Interactor: EditUserInteracting {
        let original = User.ada
        var draft = User.ada
        var changes: [FieldChange] = []
        var objection: String?
        var saves = 0
        func apply(_ change: FieldChange) -> String? {
            changes.append(change)
            if objection == nil { draft.name = change.value }
            return objection
        }
        func save() { saves += 1 }
    }

    final class Router: EditUserRouting {
        var closes = 0
        func close() { closes += 1 }
    }

    final class Delegate {
        var saved: [User] = []
    }

    final class Output: EditUserInteractorOutput {
        var log: [String] = []
        func saved(_ user: User) { log.append("saved \(user.name)") }
        func failed(_ error: UserServiceError) { log.append("failed") }
    }
}
