import DrydockPlatform
import Foundation
import Glibc
import Testing

/// A killed process leaves its temporary file; the next write to the directory removes it.
struct TemporaryFileSweepTests {
    /// A process ID that no process has: above the largest that Linux gives.
    private static let nobody = 1 << 22 + 7

    @Test("what a process that is gone left is removed, by both ways of writing")
    func swept() throws {
        for isConfined in [false, true] {
            let directory = try FileWriterTests.Directory()
            try Data([1]).write(to: URL(fileURLWithPath: directory.file(".drydock-\(Self.nobody)-0.tmp")))
            if isConfined {
                try ConfinedFolder(directory.path).write([2], to: "a")
            } else {
                try FileWriter.writeAtomically([2], to: directory.file("a"))
            }
            #expect(try directory.names() == ["a"])
        }
    }

    @Test("a file that is being written stays, and so do those of other programs, links and folders")
    func kept() throws {
        let directory = try FileWriterTests.Directory()
        let others = [
            ".drydock-\(Self.nobody).tmp", ".drydock-\(Self.nobody)-1-2.tmp", ".drydock-x-1.tmp",
            ".drydock-\(Self.nobody)-1.tmp.png", ".drydock--1.tmp", ".drydock-0\(Self.nobody)-1.tmp", "a.tmp",
        ]
        for name in others { try Data().write(to: URL(fileURLWithPath: directory.file(name))) }
        #expect(mkdir(directory.file(".drydock-\(Self.nobody)-3.tmp"), 0o755) == 0)
        #expect(symlink("a.tmp", directory.file(".drydock-\(Self.nobody)-4.tmp")) == 0)
        let inUse = open(directory.file(".drydock-\(Self.nobody)-5.tmp"), O_CREAT | O_WRONLY, 0o644)
        defer { close(inUse) }
        #expect(flock(inUse, LOCK_EX | LOCK_NB) == 0)
        // Of a process that runs, and may be about to lock it.
        try Data().write(to: URL(fileURLWithPath: directory.file(".drydock-\(getpid())-77.tmp")))
        let before = try directory.names()
        try FileWriter.writeAtomically([1], to: directory.file("new"))
        #expect(try directory.names() == (before + ["new"]).sorted())
    }
}
