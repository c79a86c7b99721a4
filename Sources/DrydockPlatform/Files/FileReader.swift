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
    ///
    /// - Parameter followsLinks: whether a symbolic link at the end of the path stands for its target. Pass false for
    ///   folders that came from somewhere else: a link in one may lead to any file of the user's.
    package static func read(
        _ path: String,
        limit: Int,
        followsLinks: Bool = true
    ) throws(Failure) -> [UInt8] {
        // C would cut the path off there.
        guard !path.utf8.contains(0) else { throw Failure("its path has a null character") }
        // Opening a pipe would otherwise wait.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else {
            throw errno == ELOOP && !followsLinks ? Failure("it is a symbolic link") : .last
        }
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
