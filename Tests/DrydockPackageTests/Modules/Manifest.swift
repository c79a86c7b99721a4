import Foundation

/// The parts of `swift package dump-package` that say what depends on what.
struct Manifest: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [Dependency]

        var isTest: Bool { type == "test" }
        var isSystem: Bool { type == "system" }
        var folder: String { path ?? (isTest ? "Tests/\(name)" : "Sources/\(name)") }
        /// Targets of this package that it declares.
        var targetNames: Set<String> { Set(dependencies.compactMap(\.target)) }

        /// The modules of this package that its sources import.
        func imports() throws -> [(module: String, file: String)] {
            // Whatever attributes and access levels stand before it, but no comment and no string.
            let statement = /^[^\/"\n]*\bimport +(?:[a-z]+ +)?(Drydock\w*)/.anchorsMatchLineEndings()
            return try PackageFolder.files(below: folder, ending: ".swift").flatMap { file in
                try PackageFolder.text(file).matches(of: statement).map { (String($0.output.1), file) }
            }
        }
    }

    /// `{"byName": [name, condition]}` or `{"product": [name, package, …]}`.
    struct Dependency: Decodable {
        let target: String?

        private enum CodingKeys: String, CodingKey { case byName, target }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let fields =
                try container.decodeIfPresent([String?].self, forKey: .byName)
                ?? container.decodeIfPresent([String?].self, forKey: .target)
            target = fields?.first ?? nil
        }
    }

    /// Read once for all tests.
    static func load() throws -> Manifest { try loaded.get() }

    /// Reads the manifest without resolving packages: a quarter of a second. The scratch path is of its own, since
    /// `swift test` holds the lock of the usual one.
    private static let loaded = Result {
        try PackageFolder.withTemporary { scratch in
            let output = try Toolchain.swift(["package", "--scratch-path", scratch.path, "dump-package"])
            return try JSONDecoder().decode(Manifest.self, from: output)
        }
    }
}
