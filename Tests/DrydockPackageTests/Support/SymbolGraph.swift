import Foundation
import Testing

/// The compiler's list of a module's public symbols.
struct SymbolGraph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]

    struct Symbol: Decodable {
        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let docComment: DocComment?
        let location: Location?

        var path: String { pathComponents.joined(separator: ".") }
    }

    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct DocComment: Decodable {}
    struct Location: Decodable {
        let uri: String
        let position: Position
    }
    struct Position: Decodable { let line: Int }
    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    /// The graphs of a module as its users see it: with what it re-exports of this package, and with what it adds to
    /// types of other modules.
    static func extract(module: String) throws -> [SymbolGraph] {
        try PackageFolder.withTemporary { try extract(module: module, to: $0) }
    }

    private static func extract(module: String, to folder: URL) throws -> [SymbolGraph] {
        var arguments = [
            "symbolgraph-extract", "-module-name", module, "-output-dir", folder.path,
            "-I", try modules().path, "-target", target, "-minimum-access-level", "public",
            "-skip-synthesized-members",
            "-experimental-allowed-reexported-modules=DrydockGraphics,DrydockViews,DrydockControls,DrydockEditing,DrydockUIDynamics,DrydockLists,DrydockNibs,DrydockHost",
        ]
        // Where Debian keeps headers that are not on the default path.
        arguments += ["-Xcc", "-I/usr/include/freetype2"]
        for header in try PackageFolder.files(below: "Sources", ending: "/module.modulemap") {
            let path = PackageFolder.root.appendingPathComponent(header).path
            arguments += ["-Xcc", "-fmodule-map-file=\(path)"]
        }
        _ = try Toolchain.swift(arguments)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
            .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }

    /// The compiled modules, which lie beside the tests' bundle.
    private static func modules() throws -> URL {
        try #require(
            CommandLine.arguments.map {
                URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("Modules")
            }.first {
                FileManager.default.fileExists(atPath: $0.appendingPathComponent("Drydock.swiftmodule").path)
            },
            "no modules beside \(CommandLine.arguments[0])"
        )
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}
