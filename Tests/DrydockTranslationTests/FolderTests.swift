import DrydockTranslation
import Foundation
import Testing

struct FolderTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func write(_ text: String, to name: String) throws {
        let place = root.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: place)
    }

    private func read(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }

    private func remove() { try? FileManager.default.removeItem(at: root) }

    @Test func foldersAreMirrored() throws {
        defer { remove() }
        try write("a", to: "in/A.swift")
        try write("b", to: "in/sub/B.swift")
        try write("c", to: "in/.build/C.swift")
        try write("d", to: "in/notes.txt")
        let inputs = try SourceFolder.files(of: [root.path + "/in"])
        #expect(inputs.map(\.name) == ["A.swift", "sub/B.swift"])
        let output = TranslatedFolder(path: root.path + "/out", suffix: ".ported")
        try output.write(inputs, ["1", "2"], overwrite: false)
        #expect(try read("out/A.ported.swift") == "1")
        #expect(try read("out/sub/B.ported.swift") == "2")
    }

    @Test func whatIsThereIsNotLost() throws {
        defer { remove() }
        try write("a", to: "in/A.swift")
        try write("b", to: "in/B.swift")
        try write("mine", to: "out/B.swift")
        let inputs = try SourceFolder.files(of: [root.path + "/in"])
        let output = TranslatedFolder(path: root.path + "/out")
        let error = #expect(throws: PortError.self) {
            try output.write(inputs, ["1", "2"], overwrite: false)
        }
        #expect(
            error?.description.hasSuffix("out/B.swift is there and differs: --overwrite replaces it") == true
        )
        #expect(try read("out/B.swift") == "mine")
        #expect(throws: (any Error).self, "none is written") { try read("out/A.swift") }
        try output.write(inputs, ["1", "mine"], overwrite: false)
        try output.write(inputs, ["1", "2"], overwrite: true)
        #expect(try read("out/B.swift") == "2")
    }

    @Test func sourcesAreNotWrittenOver() throws {
        defer { remove() }
        try write("a", to: "in/A.swift")
        let inputs = try SourceFolder.files(of: [root.path + "/in"])
        let output = TranslatedFolder(path: root.path + "/in/../in")
        #expect(throws: PortError.self) { try output.write(inputs, ["1"], overwrite: true) }
        #expect(try read("in/A.swift") == "a")
    }

    @Test func inputsAreNamedWhereTheyAreWrong() throws {
        defer { remove() }
        try write("a", to: "one/A.swift")
        try write("a", to: "two/A.swift")
        try write("a", to: "empty/notes.txt")
        func message(_ names: String...) -> String? {
            do {
                _ = try SourceFolder.files(of: names.map { "\(root.path)/\($0)" })
                return nil
            } catch {
                return "\(error)".replacingOccurrences(of: root.path + "/", with: "")
            }
        }
        #expect(message("none") == "none is not there")
        #expect(message("empty") == "there are no Swift files in empty")
        #expect(
            message("one", "two/A.swift")
                == "one/A.swift and two/A.swift would be one file: "
                + "rename one of them, or name the folder that holds both"
        )
    }

    @Test func filesOfOtherEncodingsAreNamed() throws {
        defer { remove() }
        try write("", to: "A.swift")
        try Data([0xFF, 0xFE, 0x61]).write(to: root.appendingPathComponent("A.swift"))
        let inputs = try SourceFolder.files(of: [root.path + "/A.swift"])
        let error = #expect(throws: PortError.self) { try inputs[0].read() }
        #expect(error?.description.hasSuffix("A.swift is not UTF-8: save it as such") == true)
    }

    @Test func whatIsNoReadableFileIsNamedWithItsCause() throws {
        defer { remove() }
        try write("a", to: "in/A.swift")
        let folder = root.appendingPathComponent("in")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("B.swift").path,
            withDestinationPath: "/nowhere/B.swift"
        )
        let inputs = try SourceFolder.files(of: [folder.path])
        let dangling = #expect(throws: PortError.self) { for input in inputs { _ = try input.read() } }
        #expect(
            dangling?.description
                == "\(folder.path)/B.swift is a link to /nowhere/B.swift, which is not there"
        )
        #expect(dangling?.exitCode == 66)
        let named = #expect(throws: PortError.self) {
            _ = try SourceFolder.files(of: [folder.appendingPathComponent("B.swift").path])
        }
        #expect(named?.description.contains("is a link to /nowhere/B.swift, which is not there") == true)
    }

    @Test func pipesDevicesAndHugeFilesAreRefusedAtOnce() throws {
        defer { remove() }
        try write("a", to: "in/A.swift")
        let folder = root.appendingPathComponent("in").path
        #expect(mkfifo("\(folder)/A.fifo.swift", 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/B.swift",
            withDestinationPath: "/dev/zero"
        )
        try write(String(repeating: "/", count: 9 << 20), to: "in/C.swift")
        let reasons = try SourceFolder.files(of: [folder]).map { input -> String in
            do {
                _ = try input.read()
                return ""
            } catch {
                return "\(error)".replacing(folder, with: "in")
            }
        }
        #expect(
            reasons == [
                "cannot read in/A.fifo.swift: it is no regular file", "",
                "cannot read in/B.swift: it is no regular file",
                "in/C.swift has 9437184 bytes, more than the 8388608 that are translated: divide it",
            ]
        )
    }

    @Test func aFolderCalledLikeAFileIsAFolder() throws {
        defer { remove() }
        try write("a", to: "in/X.swift/B.swift")
        try write("a", to: "in/A.swift")
        let inputs = try SourceFolder.files(of: [root.path + "/in"])
        #expect(inputs.map(\.name) == ["A.swift", "X.swift/B.swift"])
    }

    @Test func outputBelowTheSourcesIsRefused() throws {
        defer { remove() }
        try write("a", to: "in/A.swift")
        let sources = root.path + "/in"
        for output in [sources, sources + "/out", sources + "/sub/../out/deep"] {
            let error = #expect(throws: PortError.self) {
                try TranslatedFolder(path: output).check(against: [sources])
            }
            #expect(
                error?.description.contains("where the next run would take its files for sources") == true
            )
            #expect(error?.exitCode == 73)
        }
        try TranslatedFolder(path: sources + "/.build/out").check(against: [sources])
        try TranslatedFolder(path: root.path + "/in2").check(against: [sources])
        try TranslatedFolder(path: sources + "/out").check(against: [sources + "/A.swift"])
    }
}
