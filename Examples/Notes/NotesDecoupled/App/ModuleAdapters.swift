internal import Joinery
internal import JoineryNavigation
internal import NotesEntities
internal import NotesViews

/// Which module answers what another one asks for.
struct ModuleAdapters: Assembly {
    var bindings: Bindings {
        Adapter(from: NoteListLoginInput.self, to: LoginInput.self) { @MainActor needed in
            LoginInput(output: needed.output.mapped { (_: Account) in })
        } entry: {
            $0
        }
        Adapter(from: NoteListEditorInput.self, to: NoteEditorInput.self) { @MainActor needed in
            let output = needed.output.mapped { (outcome: NoteEditorOutcome) -> Note? in
                if case .saved(let note) = outcome { note } else { nil }
            }
            return switch needed.subject {
            case .newNote: NoteEditorInput(mode: .create, note: nil, output: output)
            case .chosen(let note): NoteEditorInput(mode: .modify, note: note, output: output)
            }
        } entry: {
            $0
        }
        Adapter(from: EditedTextInput.self, to: TextWidgetInput.self) { needed in TextWidgetInput(text: needed.text) }
        // A template: each editor gets its own, around what its text widget exports.
        PerModule((any EditedText).self) { @MainActor (text: any TextMeasuring) in MeasuredText(text) }
    }
}
