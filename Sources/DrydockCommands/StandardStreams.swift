import Glibc

/// Standard output and error without buffers, so that no failure goes unseen.
package enum StandardStreams {
    /// Fills the places of streams that the caller closed: a file opened later would take them and get the text. What
    /// is written there fails, as it should.
    static func occupyClosedPlaces() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // Takes the lowest free place, which is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes a line to standard output.
    package static func write(_ line: String) throws(CommandFailure) {
        let code = write(line + "\n", to: STDOUT_FILENO)
        guard code == 0 else {
            throw CommandFailure(
                exitCode: CommandFailure.cannotCreate,
                message: "standard output cannot be written: \(String(cString: strerror(code)))"
            )
        }
    }

    /// Writes a line to standard error. Where that fails there is no place left to say so.
    package static func writeError(_ line: String) {
        _ = write(line + "\n", to: STDERR_FILENO)
    }

    /// The system's error number, or 0.
    private static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeBufferPointer(rebasing: rest)
                let count = Glibc.write(descriptor, part.baseAddress, part.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if count == 0 {
                    return EIO
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }
}
