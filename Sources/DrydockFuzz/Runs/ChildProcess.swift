import Foundation
import Glibc

/// A process that runs cases: this executable once more, with a hidden subcommand.
///
/// It is started anew and not forked: a forked process of Swift has its runtime's locks in whatever state they were in.
final class ChildProcess {
    let progress: SharedProgress
    let process: pid_t
    /// The ends of pipes: what the process finds, and its standard error.
    let messagePipe: Int32
    let errorPipe: Int32
    private(set) var errors: [UInt8] = []
    private var messageBytes: [UInt8] = []
    private(set) var messages: [ChildMessage] = []
    /// Most memory that it was seen to use, in bytes.
    private(set) var peak = 0
    private var lastCase: Int?
    private var lastChange = ChildProcess.now()

    /// Descriptors in the child.
    static let progressDescriptor: Int32 = 3
    static let messageDescriptor: Int32 = 4

    init(executable: String, arguments: [String], backtrace: Bool = false) throws(RunFailure) {
        progress = try SharedProgress()
        let (messageEnd, messageSource) = try Self.pipe()
        let (errorEnd, errorSource) = try Self.pipe()
        (messagePipe, errorPipe) = (messageEnd, errorEnd)
        let shared = Self.lifted(progress.descriptor)
        defer { for descriptor in [messageSource, errorSource, shared] { close(descriptor) } }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, errorSource, STDERR_FILENO)
        posix_spawn_file_actions_adddup2(&actions, shared, Self.progressDescriptor)
        posix_spawn_file_actions_adddup2(&actions, messageSource, Self.messageDescriptor)
        var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
        // A display or a locale of the caller's is not to count.
        let names: [String] = ["PATH", "TMPDIR", "LD_LIBRARY_PATH", "HOME"]
        let kept = names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
        let settings =
            backtrace
            ? "enable=yes,color=no,limit=40,threads=crashed,images=none,registers=none,unwind=precise"
            : "enable=no"
        var environment: [UnsafeMutablePointer<CChar>?] =
            (kept + ["LC_ALL=C.UTF-8", "SWIFT_BACKTRACE=\(settings)"]).map { strdup($0) } + [nil]
        defer { (words + environment).forEach { free($0) } }
        var made: pid_t = 0
        let code = posix_spawn(&made, executable, &actions, nil, &words, &environment)
        process = made
        guard code == 0 else {
            for descriptor in [messageEnd, errorEnd] { close(descriptor) }
            throw RunFailure("\(executable) cannot be started: \(String(cString: strerror(code)))")
        }
    }

    private static func pipe() throws(RunFailure) -> (end: Int32, source: Int32) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { throw RunFailure(system: "a pipe cannot be made") }
        let (end, source) = (lifted(ends[0]), lifted(ends[1]))
        close(ends[0])
        close(ends[1])
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        return (end, source)
    }

    /// The same file under a number that is in nobody's way, and which other children do not get.
    private static func lifted(_ descriptor: Int32) -> Int32 { fcntl(descriptor, F_DUPFD_CLOEXEC, 64) }

    // MARK: - Watching

    /// Takes what has come through the pipes.
    func read() {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while case let count = Glibc.read(errorPipe, &buffer, buffer.count), count > 0 {
            errors += buffer[..<count]
            // What counts is the message at the beginning and the end.
            if errors.count > 65_536 { errors.removeSubrange(16_384..<errors.count - 16_384) }
        }
        while case let count = Glibc.read(messagePipe, &buffer, buffer.count), count > 0 {
            messageBytes += buffer[..<count]
        }
        while let end = messageBytes.firstIndex(of: 10) {
            if let message = ChildMessage(line: Array(messageBytes[..<end])) { messages.append(message) }
            messageBytes.removeSubrange(...end)
        }
    }

    func takeMessages() -> [ChildMessage] {
        defer { messages = [] }
        return messages
    }

    /// What the running case has used too much of; the process has to be stopped then.
    func excess(_ limits: Limits) -> Finding.Kind? {
        let current = progress.current
        let now = Self.now()
        if current != lastCase { (lastCase, lastChange) = (current, now) }
        let memory = Self.memory(of: process)
        peak = max(peak, memory)
        guard current != nil else { return now - lastChange > 120 ? .time : nil }
        if memory > limits.megabytes << 20 { return .memory }
        let used = Self.processorTime(of: process)
        let start = progress.start
        if used > start, used - start > limits.nanoseconds, progress.current == current { return .time }
        return now - lastChange > limits.wallSeconds ? .time : nil
    }

    /// How the process ended; nil while it runs.
    func end() -> ChildEnd? {
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return nil }
        return finish(status)
    }

    /// Ends the process.
    func kill(_ signal: Int32 = SIGKILL) -> ChildEnd {
        Glibc.kill(process, signal)
        var status: Int32 = 0
        if signal != SIGKILL {
            // A backtrace may take a while.
            let deadline = Self.now() + 30
            while Self.now() < deadline {
                read()
                if waitpid(process, &status, WNOHANG) == process { return finish(status) }
                usleep(10_000)
            }
            Glibc.kill(process, SIGKILL)
        }
        waitpid(process, &status, 0)
        return finish(status)
    }

    private func finish(_ status: Int32) -> ChildEnd {
        read()
        close(messagePipe)
        close(errorPipe)
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }

    deinit { progress.close() }

    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func processorTime(of process: pid_t) -> UInt64 {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Bytes of memory that the process has in use.
    private static func memory(of process: pid_t) -> Int {
        let file = open("/proc/\(process)/statm", O_RDONLY)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 128)
        let count = Glibc.read(file, &buffer, buffer.count)
        let fields = String(decoding: buffer[..<max(count, 0)], as: UTF8.self).split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize())
    }
}

enum ChildEnd: Equatable {
    case exit(Int32)
    case signal(Int32)
}
