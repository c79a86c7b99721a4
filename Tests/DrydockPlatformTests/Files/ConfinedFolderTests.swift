import DrydockPlatform
import Foundation
import Glibc
import Testing

/// Writing below a folder follows no link, wherever in the path it is.
struct ConfinedFolderTests {
    private func error(_ body: () throws -> Void) throws -> Int32 {
        try #require(throws: FileError.self) { try body() }.code
    }

    @Test("a file is written with its folders, and replaced with its permissions")
    func write() throws {
        let directory = try FileWriterTests.Directory()
        let folder = ConfinedFolder(directory.path)
        try folder.write([1], to: "a/b/c.txt")
        #expect(directory.contents("a/b/c.txt") == [1])
        chmod(directory.file("a/b/c.txt"), 0o640)
        try folder.write([2, 3], to: "a/b/c.txt")
        #expect(directory.contents("a/b/c.txt") == [2, 3])
        var status = stat()
        #expect(stat(directory.file("a/b/c.txt"), &status) == 0)
        #expect(status.st_mode & 0o777 == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.file("a/b")) == ["c.txt"])
    }

    @Test(
        "a link is refused in the place of the file and of each folder, whether its target exists or not",
        arguments: ["live", "dangling"]
    )
    func links(_ kind: String) throws {
        let directory = try FileWriterTests.Directory()
        let outside = try FileWriterTests.Directory()
        let target = outside.file(kind == "live" ? "." : "new")
        for link in ["folder", "file.txt"] { #expect(symlink(target, directory.file(link)) == 0) }
        let folder = ConfinedFolder(directory.path)
        #expect(try error { try folder.write([1], to: "folder/a.txt") } == ELOOP)
        #expect(try error { try folder.write([1], to: "folder/inner/a.txt") } == ELOOP)
        #expect(try error { try folder.write([1], to: "file.txt") } == ELOOP)
        #expect(try outside.names() == [])
        #expect(folder.link(in: "folder/inner/a.txt") == "folder")
        #expect(folder.link(in: "file.txt") == "file.txt")
        #expect(folder.link(in: "other/a.txt") == nil)
    }

    @Test("the folder itself may be reached by a link")
    func linkAbove() throws {
        let directory = try FileWriterTests.Directory()
        #expect(symlink(directory.path, directory.file("self")) == 0)
        try ConfinedFolder(directory.file("self")).write([1], to: "a.txt")
        #expect(directory.contents("a.txt") == [1])
    }

    @Test(
        "what is no way down is refused",
        arguments: ["", "/etc/passwd", "../a", "a/../b", "./a", "a//b", "a/", "a\u{0}b"]
    )
    func names(_ name: String) throws {
        let directory = try FileWriterTests.Directory()
        #expect(try error { try ConfinedFolder(directory.path).write([1], to: name) } == EINVAL)
        #expect(try directory.names() == [])
    }

    @Test("a folder, a pipe and a file in a folder's place are refused, and none is waited for")
    func otherThings() throws {
        let directory = try FileWriterTests.Directory()
        #expect(mkdir(directory.file("folder"), 0o755) == 0)
        #expect(mkfifo(directory.file("pipe"), 0o644) == 0)
        try FileWriter.writeAtomically([1], to: directory.file("file"))
        let folder = ConfinedFolder(directory.path)
        #expect(try error { try folder.write([1], to: "folder") } == EISDIR)
        #expect(try error { try folder.write([1], to: "pipe") } == EEXIST)
        #expect(try error { try folder.write([1], to: "file/a") } == ENOTDIR)
    }

    @Test("writing in the place of a link leaves its target alone where that is asked for")
    func replacedLink() throws {
        let directory = try FileWriterTests.Directory()
        try FileWriter.writeAtomically([1], to: directory.file("target"))
        #expect(symlink("target", directory.file("link")) == 0)
        #expect(mkfifo(directory.file("pipe"), 0o644) == 0)
        for name in ["link", "pipe"] {
            try FileWriter.writeAtomically([2], to: directory.file(name), replacesLinks: true)
            #expect(directory.contents(name) == [2])
        }
        #expect(directory.contents("target") == [1])
    }

    @Test("a link is not read where links are not followed")
    func reading() throws {
        let directory = try FileWriterTests.Directory()
        try FileWriter.writeAtomically([1], to: directory.file("target"))
        #expect(symlink("target", directory.file("link")) == 0)
        #expect(try FileReader.read(directory.file("link"), limit: 10) == [1])
        let failure = try #require(throws: FileReader.Failure.self) {
            try FileReader.read(directory.file("link"), limit: 10, followsLinks: false)
        }
        #expect(failure.reason == "it is a symbolic link")
    }
}
