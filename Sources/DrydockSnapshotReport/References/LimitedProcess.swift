import Foundation
import Glibc

/// Runs a program that may hang, or print without end.
enum LimitedProcess {
    private static let maximumBytes = 64 << 20

    /// What the program printed; nil where it cannot be started, ends with an error, or is not done in time, and then it is
    /// killed. It reads nothing, and its errors are not shown.
    static func output(of path: String, _ arguments: [String], seconds: Double) -> [UInt8]? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let end = ContinuousClock.now + .seconds(seconds)
        let output = read(pipe.fileHandleForReading.fileDescriptor, until: end)
        // It may close its output and stay.
        while output != nil, process.isRunning, .now < end { usleep(2000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        return process.terminationStatus == 0 && process.terminationReason == .exit ? output : nil
    }

    /// All that comes until the last writer closes the pipe; nil where that is too late or too much.
    private static func read(_ descriptor: Int32, until end: ContinuousClock.Instant) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let rest = (end - .now) / .milliseconds(1)
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&request, 1, Int32(min(max(rest, 0), 1e9)))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return nil }
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? bytes : nil }
            guard bytes.count + count <= maximumBytes else { return nil }
            bytes += buffer[..<count]
        }
    }
}
