import DrydockSnapshotResults
import Foundation
import Glibc

/// Gives XCTest the names of the tests that are of this process's shard.
///
/// XCTest lets nobody skip a test from outside of its class, but runs the tests that its arguments name: so the process
/// asks itself which tests there are, and starts anew with the names of its part, before anything else has happened.
enum ShardedXCTests {
    /// Names the process that was started with a part of the tests, and keeps the arguments that it had before.
    private static let variable = "DRYDOCK_SHARDED_XCTESTS"
    /// The most bytes that Linux takes in one argument, in which XCTest wants all names.
    private static let maximumLength = 131_071

    /// The process's arguments, without names that were added below.
    static let originalArguments: [String] = {
        guard let value = getenv(variable) else { return CommandLine.arguments }
        let parts = String(cString: value).split(separator: "\u{1F}", omittingEmptySubsequences: false)
        guard parts.first == "\(getpid())" else { return CommandLine.arguments }
        return CommandLine.arguments.prefix(1) + parts.dropFirst().map(String.init)
    }()

    /// Called before main, in processes that run XCTest. Returns where all tests are to run.
    static func startWithPart() {
        let arguments = CommandLine.arguments
        guard originalArguments == arguments else { return }
        do throws(SnapshotFailure) {
            guard let shard = try TestShard.announced.get() else { return }
            let executable = try Self.executable
            let tests = try Self.tests(listedBy: executable)
            let selected = SnapshotRun(arguments: arguments).selection.last.map { selection in
                let names = Set(selection.split(separator: ",").map(String.init))
                return tests.filter { names.contains($0) || names.contains(Self.suite(of: $0)) }
            }
            let part = (selected ?? tests).filter(shard.contains)
            let names = part.joined(separator: ",")
            guard names.utf8.count <= maximumLength else {
                throw SnapshotFailure(
                    "The names of the \(part.count) tests of shard \(shard) are too long: use more shards"
                )
            }
            let count = "\(part.count) of \((selected ?? tests).count)"
            write("Shard \(shard) runs \(count) tests of XCTest.\n")
            setenv(variable, ([String(getpid())] + arguments.dropFirst()).joined(separator: "\u{1F}"), 1)
            let words: [UnsafeMutablePointer<CChar>?] = [strdup(arguments[0]), strdup(names), nil]
            execv(executable, words)
            throw SnapshotFailure("The tests could not be started: \(String(cString: strerror(errno)))")
        } catch {
            write("\(error.message)\n")
            exit(EX_USAGE)
        }
    }

    private static var executable: String {
        get throws(SnapshotFailure) {
            guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            else { throw SnapshotFailure("The tests cannot be listed: there is no /proc/self/exe") }
            return path
        }
    }

    /// `Module.Class/test` for each.
    private static func tests(listedBy executable: String) throws(SnapshotFailure) -> [String] {
        setenv("DRYDOCK_TESTS", executable, 1)
        defer { unsetenv("DRYDOCK_TESTS") }
        guard let stream = popen(#"exec "$DRYDOCK_TESTS" --list-tests"#, "r") else {
            throw SnapshotFailure("The tests cannot be listed: \(String(cString: strerror(errno)))")
        }
        var bytes: [UInt8] = []
        while case let byte = getc(stream), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        let status = pclose(stream)
        guard status == 0 else {
            throw SnapshotFailure(
                "The tests cannot be listed: \(executable) --list-tests ended with \(status)"
            )
        }
        // A headline comes first.
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { $0.contains("/") && !$0.contains(" ") }
    }

    private static func suite(of test: String) -> String { String(test.prefix { $0 != "/" }) }

    private static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
