import Glibc

/// Reads whole files.
package enum FileReader {
    package struct Failure: Error {
        package let reason: String

        init(_ reason: String) {
            self.reason = reason
        }

        static var last: Failure { Failure(String(cString: strerror(errno))) }
    }

    /// The bytes of a regular file of at most `limit` bytes. Never waits for a writer; a file that shrinks meanwhile is
    /// as long as it is at the end.
    package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
        // Opening a pipe would otherwise wait.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Failure("not a regular file")
        }
        guard status.st_size <= limit else { throw Failure("it is larger than \(limit >> 20) MB") }
        let size = Int(status.st_size)
        var failure: CInt = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                guard got > 0 else { return }
                count += got
            }
        }
        guard failure == 0 else { throw Failure(String(cString: strerror(failure))) }
        return bytes
    }
}
