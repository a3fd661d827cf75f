package import Entities
internal import Foundation
internal import JoineryNavigation
package import Services

/// Decides what is on the form, and reports what was saved.
@MainActor
package final class EditUserPresenter: EditUserPresenting, EditUserInteractorOutput {
    package weak var view: (any EditUserView)?
    private let output: ModuleOutput<User>
    private let firstChange: FieldChange?
    private let interactor: any EditUserInteracting
    private let router: any EditUserRouting

    package init(input: EditUserInput, interactor: any EditUserInteracting, router: any EditUserRouting) {
        output = input.output
        firstChange = input.firstChange
        self.interactor = interactor
        self.router = router
    }

    package func viewAppeared() {
        let objection = firstChange.flatMap { interactor.apply($0) }
        view?.show(form)
        if let objection { view?.showNotice(objection) }
    }

    package func change(field: String, to value: String) {
        guard let field = EditableField(rawValue: field.lowercased()) else {
            view?.showNotice("There is no field “\(field)”. The fields are: \(EditableField.list).")
            return
        }
        if let objection = interactor.apply(FieldChange(field: field, value: value)) {
            view?.showNotice(objection)
        } else {
            view?.show(form)
        }
    }

    package func save() {
        interactor.save()
    }

    package func cancel() {
        router.close()
    }

    package func saved(_ user: User) {
        output.send(user)
        router.close()
    }

    package func failed(_ error: UserServiceError) {
        view?.showNotice("Not saved. \(error.message)")
    }

    private var form: EditUserForm {
        EditUserForm(
            title: "Edit \(interactor.original.name)",
            fields: EditableField.allCases.map { field in
                let saved = interactor.original.text(of: field)
                let entered = interactor.draft.text(of: field)
                return EditUserForm.Field(
                    name: field.rawValue,
                    saved: saved,
                    entered: entered == saved ? nil : entered
                )
            }
        )
    }
}

extension User {
    fileprivate func text(of field: EditableField) -> String {
        switch field {
        case .name: name
        case .email: email
        case .avatar: avatarURL.absoluteString
        }
    }
}
