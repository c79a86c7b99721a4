import Foundation
import Glibc

/// Swift sources, changed, for the built translator: several files for each start of it.
struct TranslatorCampaign: Campaign {
    static let name = "translator"
    static let summary = "Swift sources for drydock-port, twelve in each case and one of them changed"
    static let batch = 200
    static let timeLimit: Int? = 20_000

    private static var executable: String? {
        let place = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(
            "drydock-port"
        ).path
        return place.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
    }

    static func obstacle(_ seeds: SeedFiles) -> String? {
        executable == nil ? "drydock-port is not beside this executable: build it first" : nil
    }

    private let sources: [[UInt8]]
    private let scratch = ScratchFolder.make()

    init(_ seeds: SeedFiles) {
        sources = seeds.files(["swift"], count: 400, size: 8000).map(\.bytes)
    }

    mutating func run(_ trial: FuzzCase) throws {
        guard let executable = Self.executable else { return }
        let folder = "\(scratch)/\(trial.number)"
        try FileManager.default.createDirectory(atPath: folder + "/in", withIntermediateDirectories: true)
        defer { ScratchFolder.remove(folder) }
        var index = 0
        trial.steps(12) { random in
            var bytes =
                sources.isEmpty
                ? Array("import UIKit\n@objc class A: UIView { }\n".utf8) : random.pick(sources)
            // One damaged file has the translator refuse all of them.
            if bytes.count > 40, random.once(in: 12) {
                SourceMutation.change(&bytes, &random, others: sources)
            }
            trial.note("// file \(index)\n\(String(decoding: bytes, as: UTF8.self))")
            ScratchFolder.write(bytes, to: "\(folder)/in/File\(index).swift")
            index += 1
        }
        let end = try Self.start(
            executable,
            [folder + "/in", "--output", folder + "/out"],
            errors: folder + "/errors"
        )
        let errors =
            FileManager.default.contents(atPath: folder + "/errors").map {
                String(decoding: $0, as: UTF8.self)
            } ?? ""
        switch end {
        case .exit(0): break
        case .exit(64...78): trial.refuse()
        case .signal(9): throw Mismatch("the translator takes over 20 s of processor time")
        default: throw Mismatch("the translator ends with \(end): \(errors.suffix(300))")
        }
    }

    private static func start(_ executable: String, _ arguments: [String], errors: String) throws(RunFailure)
        -> ChildEnd
    {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var words: [UnsafeMutablePointer<CChar>?] =
            // The shell sets the limit of processor time and is gone.
            (["/bin/sh", "-c", "ulimit -t 20; exec \"$0\" \"$@\"", executable] + arguments).map { strdup($0) }
            + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawn(&process, "/bin/sh", &actions, nil, &words, environ) == 0 else {
            throw RunFailure(system: "\(executable) cannot be started")
        }
        var status: Int32 = 0
        waitpid(process, &status, 0)
        let signal = status & 0x7F
        return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }
}

/// Changes to a program's text by its words and brackets.
enum SourceMutation {
    static func change(_ bytes: inout [UInt8], _ random: inout Generator, others: [[UInt8]]) {
        for _ in 0..<random.pick([1, 2, 3]) {
            guard bytes.count > 8 else { return }
            let place = random.below(bytes.count)
            switch random.below(8) {
            case 0:
                let text = random.pick([
                    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#selector(", "@objc ", "\\(", "/*", "*/",
                    "//", "#if canImport(UIKit)\n",
                    "#endif\n", "extension UIView { override func x() {} }\n", "import UIKit\n", "\u{0}", "é",
                    "\\.", "?.", "#keyPath(a.b)",
                ])
                bytes.insert(contentsOf: text.utf8, at: place)
            case 1, 2:
                let brackets: [UInt8] = Array("{}()[]\"".utf8)
                guard let found = bytes[place...].firstIndex(where: brackets.contains) else { return }
                bytes.remove(at: found)
            case 3, 4:
                let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
                var copy = lines.map(Array.init)
                let line = copy.remove(at: random.below(copy.count))
                if random.flag() { copy.insert(line, at: random.below(copy.count + 1)) }
                bytes = Array(copy.joined(separator: [10]))
            case 5:
                let other = random.pick(others)
                let lines = other.split(separator: 10)
                guard !lines.isEmpty else { return }
                bytes.insert(contentsOf: Array(random.pick(Array(lines))) + [10], at: place)
            case 6: bytes.removeSubrange(place...)
            default: ByteMutation.change(&bytes, &random)
            }
        }
    }
}
