import Foundation
import Testing

/// Holds the README and the articles to what compiles, and to files that are there.
@Suite struct ReadmeTests {
    private static let articles = "Sources/Drydock/Drydock.docc/Articles"
    private static let compiled = "Tests/DrydockShowcaseTests/Readme"
    private static let manifest = "// swift-tools-version:"

    /// The contents of a file's fenced blocks of code in a language.
    private func samples(of path: String, in language: String) throws -> [String] {
        try PackageFolder.text(path).components(separatedBy: "\n```").compactMap { block in
            block.hasPrefix("\(language)\n") ? block.dropFirst(language.count + 1) + "\n" : nil
        }
    }

    @Test("the README's samples are files that a test target compiles, word for word")
    func swiftSamples() throws {
        let files = try PackageFolder.files(below: Self.compiled, ending: ".swift").map(PackageFolder.text)
        let samples = try samples(of: "README.md", in: "swift")
        #expect(!samples.isEmpty)
        for sample in samples where !sample.hasPrefix(Self.manifest) {
            // What no test bundle can have: an entry point, and the reader's own module.
            let source = sample.replacingOccurrences(of: "@main\n", with: "")
                .replacingOccurrences(of: "@testable import Greeter\n\n", with: "")
            #expect(files.contains(source), "no file of \(Self.compiled) is\n\(source)")
        }
    }

    @Test(
        "the manifests of README and articles are read by the package manager",
        arguments: [
            "README.md", "\(articles)/GoldenTests.md",
        ]
    )
    func manifests(_ path: String) throws {
        let manifests = try samples(of: path, in: "swift").filter { $0.hasPrefix(Self.manifest) }
        #expect(manifests.count == 1)
        for manifest in manifests {
            try PackageFolder.withTemporary { folder in
                let file = folder.appendingPathComponent("Package.swift")
                try manifest.write(to: file, atomically: true, encoding: .utf8)
                _ = try Toolchain.swift(["package", "--package-path", folder.path, "dump-package"])
            }
        }
    }

    @Test("the article's workflow is the one that lies ready")
    func workflow() throws {
        let file = try PackageFolder.text(".github/examples/golden-tests.yml")
        #expect(try samples(of: "\(Self.articles)/GoldenTests.md", in: "yaml") == [file])
    }

    @Test("every file that a text points to is there", arguments: ["README.md", ".github/CONTRIBUTING.md"])
    func links(_ path: String) throws {
        let text = try PackageFolder.text(path)
        let targets = text.matches(of: /(?:\]\(|src=")([^)"#]+)/).map { String($0.output.1) }
        for target in targets where !target.contains("://") {
            let file = PackageFolder.root.appendingPathComponent(target.removingPercentEncoding ?? target)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(target)")
        }
    }
}
