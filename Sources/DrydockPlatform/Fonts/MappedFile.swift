import Glibc

/// A file's bytes, mapped rather than read: only the pages in use are loaded, and seeking costs nothing.
///
/// SDL's own file streams spend half of the time that opening a face and drawing a line takes in seeking.
final class MappedFile {
    let bytes: UnsafeMutableRawPointer
    let count: Int

    init(path: String) throws(FontError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path, reason: "not a regular file")
        }
        guard status.st_size > 0 else { throw .notAFont(path: path, reason: "the file is empty") }
        count = Int(status.st_size)
        guard count <= 64 << 20 else { throw .notAFont(path: path, reason: "it is larger than 64 MB") }
        guard let mapping = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), mapping != MAP_FAILED
        else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        bytes = mapping
    }

    deinit {
        munmap(bytes, count)
    }
}
