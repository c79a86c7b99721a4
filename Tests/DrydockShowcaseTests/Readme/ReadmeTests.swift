import Drydock
import Testing

struct ReadmeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let package = folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func readme() throws -> String {
        try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
    }

    @Test(
        "the README's samples are files that compile, word for word",
        arguments: ["GreetingViewController.swift", "GreetingTests.swift"]
    )
    func samples(_ name: String) throws {
        let sample = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        #expect(try readme().contains("```swift\n\(sample)```\n"))
    }

    @Test("so is its application delegate, but for the attribute that no test bundle can have")
    func applicationDelegate() throws {
        let file = Self.folder.appendingPathComponent("AppDelegate.swift")
        let sample = try String(contentsOf: file, encoding: .utf8)
            .replacingOccurrences(of: "\nfinal class", with: "\n@main\nfinal class")
        #expect(try readme().contains("```swift\n\(sample)```\n"))
    }

    @Test("every file that the README points to is there")
    func links() throws {
        let text = try readme()
        let targets = text.matches(of: /(?:\]\(|src=")([^)"#]+)/).map { String($0.output.1) }
        #expect(!targets.isEmpty)
        for target in targets where !target.contains("://") {
            let path = Self.package.appendingPathComponent(target.removingPercentEncoding ?? target).path
            #expect(FileManager.default.fileExists(atPath: path), "\(target)")
        }
    }
}
