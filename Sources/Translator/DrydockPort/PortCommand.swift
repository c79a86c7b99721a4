#if Translation
import ArgumentParser
import DrydockTranslation
import Foundation

/// Translates components written for iOS.
@main struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drydock-port",
        abstract: "Translates Swift that was written for iOS, so that it compiles with Drydock.",
        discussion: """
            Imports, selectors, key paths, attributes of Objective-C, optional requirements and overrides in extensions are \
            written as Swift has them everywhere. Files are translated together, as those of one module; other files are \
            not copied. What cannot be translated is left as it is, with a warning.

            Prints the path of each file written.
            """
    )

    @Argument(
        help: "Swift files, and folders whose Swift files are taken, subfolders included.",
        completion: .file(extensions: ["swift"])
    )
    var sources: [String]

    @Option(
        help: ArgumentHelp(
            "The folder for the translated files, made when it is not there.",
            valueName: "DIR"
        ),
        completion: .directory
    )
    var output: String

    @Option(
        name: .customLong("module"),
        help: ArgumentHelp(
            "A module that the translated files may import, such as a dependency's; may be given several times.",
            discussion:
                "'import Anchorage' becomes 'import DrydockAnchorage' unless Anchorage is one of them.",
            valueName: "NAME"
        )
    )
    var modules: [String] = []

    @Flag(help: "Replaces files that are there and differ.")
    var overwrite = false

    @Flag(
        help:
            "Has compilers name the files and lines that were translated; Name.swift becomes Name.ported.swift."
    )
    var namesOrigins = false

    func run() throws {
        do {
            let folder = TranslatedFolder(path: output, suffix: namesOrigins ? ".ported" : "")
            try folder.check(against: sources)
            let inputs = try SourceFolder.files(of: sources)
            let translation = Translation(
                try Self.read(inputs),
                modules: modules.isEmpty ? nil : Set(modules),
                namesOrigins: namesOrigins
            )
            for warning in translation.warnings { Self.report("\(warning)") }
            try folder.write(inputs, translation.texts, overwrite: overwrite)
            for input in inputs { print(folder.place(of: input).path) }
        } catch let error as PortError {
            Self.report("error: \(error)")
            throw ExitCode(error.exitCode)
        }
    }

    /// Reports every file that cannot be translated, not the first one alone.
    private static func read(_ inputs: [SourceInput]) throws -> [SourceFile] {
        var files: [SourceFile] = []
        for input in inputs {
            do {
                files.append(try input.read())
            } catch let error as SourceError {
                report("\(error)")
            }
        }
        guard files.count == inputs.count else { throw ExitCode(65) }
        return files
    }

    private static func report(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
#endif
