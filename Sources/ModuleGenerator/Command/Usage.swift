/// The text that `--help` prints.
enum Usage {
    static let text = """
        Writes the files of a new module and of its tests.

        usage: swift package --allow-writing-to-package-directory generate-module NAME --target TARGET [options]

          NAME                      the prefix of all types of the module, for example UserProfile
          --target TARGET           the target that contains the module
          --test-target TARGET      the target of its tests (default: TARGETTests, or the only test target that depends
                                    on TARGET)

        The module
          --input NAME:TYPE         a property of the module's input, for example id:Int; may be repeated
          --sample NAME=EXPRESSION  a value of that property for the tests, if the generator knows none
          --import MODULE           a module that declares types of inputs; may be repeated
          --output delegate|closure|none
                                    how the module reports that it was closed: it calls a weak delegate (the default),
                                    calls a closure, or does not report it
          --style thorough|merged   one protocol and one file for every role (the default), or fewer of both
          --viewless                the module has no view and no presenter; building it returns its interactor
          --child                   the module is a child of other modules, and exports its interactor to them

        The files
          --templates DIR           the project's own templates; each replaces the generator's template of the same name
          --export-templates DIR    only write the generator's templates of the style into DIR, to start from
          --dry-run                 print what would be written, and write nothing
          --force                   replace existing files
          -h, --help                print this text

        Folders are relative to the package. See docs/generator.md of Joinery.
        """
}
