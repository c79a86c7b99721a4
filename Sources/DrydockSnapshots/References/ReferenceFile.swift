import Glibc

/// A reference as it lies on the disk.
package enum ReferenceFile {
    /// The file's bytes; nil where there is none. What is there and is no reference is named as what it is.
    package static func read(_ path: String) throws(SnapshotFailure) -> [UInt8]? {
        // Without waiting for the writer of a pipe.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw unreadable(path, errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw SnapshotFailure(
                """
                The reference \(path) is not a file. Nothing was compared or written.
                Move away what is there, and run the test again.
                """
            )
        }
        guard status.st_size <= maximumSize else {
            throw SnapshotFailure(
                """
                The reference \(path) has \(status.st_size >> 20) MB; at most \(maximumSize >> 20) are read. Nothing was \
                compared or written.
                Get it back from version control (git checkout), or delete it and record it anew.
                """
            )
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var count = 0
        while count < bytes.count {
            let step = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            }
            if step < 0 && errno == EINTR { continue }
            guard step >= 0 else { throw unreadable(path, errno) }
            guard step > 0 else { break }
            count += step
        }
        bytes.removeLast(bytes.count - count)
        guard !bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) else {
            throw SnapshotFailure(
                """
                The reference \(path) is a Git LFS pointer, not the file itself.
                Fetch it with: git lfs pull
                """
            )
        }
        return bytes
    }

    /// What no snapshot comes near: pictures of all pixels that there may be have as many bytes in memory.
    private static let maximumSize = 256 << 20

    private static func unreadable(_ path: String, _ code: Int32) -> SnapshotFailure {
        let problem =
            "The reference \(path) cannot be read: \(String(cString: strerror(code))). Nothing was written."
        return SnapshotFailure(([problem] + (remedy(for: code).map { [$0] } ?? [])).joined(separator: "\n"))
    }

    /// What to do about an error of the system; nil where nobody knows.
    static func remedy(for code: Int32) -> String? {
        switch code {
        case EACCES, EPERM: "Give whoever runs the tests the right to it: see ls -l."
        case EROFS: "The file system can only be read: run the tests where the package can be written."
        case ENOSPC, EDQUOT, EFBIG: "Make room on the disk, and run the test again."
        case ENAMETOOLONG: "Give the snapshot a shorter name (named:), or move the package to a shorter path."
        case ELOOP: "Put the file itself where the symbolic link is."
        case ENOTDIR, EEXIST: "Move away the file that is where a folder belongs."
        default: nil
        }
    }
}
