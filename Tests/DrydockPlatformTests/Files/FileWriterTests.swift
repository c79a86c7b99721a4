import Foundation
import Glibc
import DrydockPlatform
import Testing

struct FileWriterTests {
    /// A directory of the test's own, removed at its end.
    final class Directory {
        let path: String

        init() throws {
            let url = FileManager.default.temporaryDirectory
                .appendingPathComponent("drydock-file-writer-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            path = url.path
        }

        deinit {
            chmod(path, 0o755)
            try? FileManager.default.removeItem(atPath: path)
        }

        func file(_ name: String) -> String { "\(path)/\(name)" }

        func names() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        }

        /// Up to a megabyte. Not by Foundation, which leaks memory for an empty file.
        func contents(_ name: String) -> [UInt8]? {
            guard let stream = fopen(file(name), "rb") else { return nil }
            defer { fclose(stream) }
            return [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
                count = fread(buffer.baseAddress, 1, buffer.count, stream)
            }
        }
    }

    private let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

    @Test("a new file has the bytes and nothing is left beside it")
    func newFile() throws {
        let directory = try Directory()
        try FileWriter.writeAtomically(bytes, to: directory.file("a.png"))
        try FileWriter.writeAtomically([], to: directory.file("empty"))
        #expect(directory.contents("a.png") == bytes)
        #expect(directory.contents("empty") == [])
        #expect(try directory.names() == ["a.png", "empty"])
    }

    @Test("a new file gets the permissions that the umask leaves, an existing one keeps its own")
    func permissions() throws {
        let directory = try Directory()
        let reference = open(directory.file("reference"), O_CREAT | O_WRONLY, 0o666)
        close(reference)
        try FileWriter.writeAtomically([1], to: directory.file("new"))
        #expect(try mode(directory.file("new")) == mode(directory.file("reference")))
        #expect(chmod(directory.file("new"), 0o640) == 0)
        try FileWriter.writeAtomically([2, 3], to: directory.file("new"))
        #expect(try mode(directory.file("new")) == 0o640)
        #expect(directory.contents("new") == [2, 3])
    }

    @Test("a symbolic link stays and its target is written, over several links and when the target is new")
    func symbolicLinks() throws {
        let directory = try Directory()
        #expect(mkdir(directory.file("sub"), 0o755) == 0)
        #expect(symlink("sub/target", directory.file("relative")) == 0)
        #expect(symlink(directory.file("relative"), directory.file("absolute")) == 0)
        for contents in [[1], [2, 2]] as [[UInt8]] {
            try FileWriter.writeAtomically(contents, to: directory.file("absolute"))
            #expect(directory.contents("sub/target") == contents)
        }
        #expect(try directory.names() == ["absolute", "relative", "sub"])
        let kind = try FileManager.default.attributesOfItem(atPath: directory.file("absolute"))[.type]
        #expect(kind as? FileAttributeType == .typeSymbolicLink)

        #expect(symlink("loop", directory.file("loop")) == 0)
        #expect(throws: FileError(path: directory.file("loop"), code: ELOOP)) {
            try FileWriter.writeAtomically([1], to: directory.file("loop"))
        }
    }

    @Test("a path that cannot be written names path and reason and changes nothing")
    func refusals() throws {
        let directory = try Directory()
        let cases: [(path: String, code: Int32)] = [
            ("", ENOENT),
            (directory.file("missing/a.png"), ENOENT),
            (directory.path, EISDIR),
            (directory.file("a\0b"), EINVAL),
            (directory.file(String(repeating: "x", count: 300)), ENAMETOOLONG),
            ("/proc/a.png", ENOENT),
        ]
        for (path, code) in cases {
            #expect(throws: FileError(path: path, code: code)) {
                try FileWriter.writeAtomically(bytes, to: path)
            }
        }
        #expect(try directory.names() == [])
        let error = FileError(path: "out/a.png", code: ENOSPC)
        #expect(error.description == "cannot write out/a.png: No space left on device")
    }

    @Test(
        "a directory without write permission is refused",
        .enabled(if: geteuid() != 0, "root may write anywhere")
    )
    func unwritableDirectory() throws {
        let directory = try Directory()
        chmod(directory.path, 0o555)
        #expect(throws: FileError(path: directory.file("a"), code: EACCES)) {
            try FileWriter.writeAtomically([1], to: directory.file("a"))
        }
        #expect(try directory.names() == [])
    }

    @Test("a device is written to and not replaced, and its error is reported")
    func devices() throws {
        try FileWriter.writeAtomically(bytes, to: "/dev/null")
        var status = stat()
        #expect(stat("/dev/null", &status) == 0)
        #expect(status.st_mode & S_IFMT == S_IFCHR)
        #expect(throws: FileError(path: "/dev/full", code: ENOSPC)) {
            try FileWriter.writeAtomically(bytes, to: "/dev/full")
        }
    }

    @Test("a pipe that somebody reads is written to, one that nobody reads is refused at once")
    func pipes() throws {
        let directory = try Directory()
        let path = directory.file("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: FileError(path: path, code: ENXIO)) { try FileWriter.writeAtomically([1], to: path) }
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try FileWriter.writeAtomically([1, 2, 3], to: path)
        var received = [UInt8](repeating: 0, count: 8)
        #expect(read(reader, &received, 8) == 3)
        #expect(received.starts(with: [1, 2, 3]))
    }

    @Test(
        "a signal that ends the process half way through leaves nothing behind",
        arguments: [SIGTERM, SIGINT]
    )
    func signalHalfWay(number: Int32) async throws {
        let directory = try Directory()
        let path = directory.file("a")
        try FileWriter.writeAtomically([1, 2, 3], to: path)
        await #expect(processExitsWith: .signal(number)) {
            [path = path as String, number = number as Int32] in
            var set = sigset_t()
            sigemptyset(&set)
            sigaddset(&set, number)
            pthread_sigmask(SIG_UNBLOCK, &set, nil)
            let bytes = [UInt8](repeating: 7, count: 400 << 20)
            Thread.detachNewThread {
                usleep(20_000)
                kill(getpid(), number)
            }
            try FileWriter.writeAtomically(bytes, to: path)
        }
        #expect(directory.contents("a") == [1, 2, 3])
        #expect(try directory.names() == ["a"])
    }

    @Test("a write that fails half way leaves the old file and no other")
    func failureHalfWay() async throws {
        // The limit holds for the whole process, hence a process of its own.
        await #expect(processExitsWith: .success) {
            signal(SIGXFSZ, SIG_IGN)
            let directory = try Directory()
            try FileWriter.writeAtomically([1, 2, 3], to: directory.file("a"))
            var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
            try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let error = #expect(throws: FileError.self) {
                try FileWriter.writeAtomically([UInt8](repeating: 7, count: 100_000), to: directory.file("a"))
            }
            try #require(error?.code == EFBIG)
            try #require(directory.contents("a") == [1, 2, 3])
            try #require(try directory.names() == ["a"])
        }
    }

    @Test("of many writers at once one wins whole")
    func concurrentWriters() async throws {
        let directory = try Directory()
        let path = directory.file("a")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in UInt8(0)..<16 {
                group.addTask {
                    for _ in 0..<8 {
                        try FileWriter.writeAtomically([UInt8](repeating: writer, count: 20_000), to: path)
                    }
                }
            }
            try await group.waitForAll()
        }
        let contents = try #require(directory.contents("a"))
        #expect(contents.count == 20_000)
        #expect(Set(contents).count == 1)
        #expect(try directory.names() == ["a"])
    }

    private func mode(_ path: String) throws -> mode_t {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return status.st_mode & 0o7777
    }
}
