import Foundation
import ModuleGenerator

// usage: JoineryModuleGenerator PACKAGE.json ARGUMENTS…
// The plugin writes the JSON file. Only errors are printed to the standard error output.
let arguments = CommandLine.arguments.dropFirst()
guard let layoutFile = arguments.first else {
    FileHandle.standardError.write(Data("Run it with: swift package generate-module\n".utf8))
    exit(64)
}
do {
    let layout = try JSONDecoder().decode(PackageLayout.self, from: Data(contentsOf: URL(filePath: layoutFile)))
    let generator = Generator(layout: layout, print: { print($0) })
    try generator.run(Array(arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit((error as? GeneratorError)?.exitStatus ?? 1)
}
