/// What `--help` prints.
enum Usage {
    static let text = """
        Writes the files of a new module and of its tests.

        usage: swift package --allow-writing-to-package-directory generate-module NAME --target TARGET [options]

          NAME                      what all types of the module begin with, as in UserProfile
          --target TARGET           the target that the module becomes a part of
          --test-target TARGET      the target of its tests; else the one called TARGETTests, else the only one that
                                    depends on the target

        What the module is
          --input NAME:TYPE         something it needs from outside, as in id:Int; may be repeated
          --sample NAME=EXPRESSION  a value of that input for the tests, where the generator knows none
          --import MODULE           a module that declares the types of inputs; may be repeated
          --output delegate|closure|none
                                    how it tells that it was closed: by a weak delegate (the default), by a closure,
                                    or not at all
          --style thorough|merged   every role behind a protocol and in a file of its own (the default), or less of both
          --viewless                it has neither view nor presenter; building it gives its interactor
          --child                   it is embedded in other modules, and exports its interactor to them

        What is written
          --templates DIR           the project's own templates: each takes the place of the one of the same name
          --export-templates DIR    write the generator's templates of the style into DIR, to begin with; nothing else
          --dry-run                 tell what would be written, and write nothing
          --force                   replace files that exist
          -h, --help                print this

        Folders are relative to the package. See docs/generator.md of Joinery.
        """
}
