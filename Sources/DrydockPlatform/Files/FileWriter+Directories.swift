import Glibc

extension FileWriter {
    /// Makes a directory and those above it that are missing; one that somebody else makes meanwhile is as good.
    package static func makeDirectory(_ path: String) throws(FileError) {
        guard mkdir(path, 0o777) != 0 else { return }
        let code = errno
        switch code {
        case EEXIST:
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
                throw FileError(path: path, code: ENOTDIR)
            }
        case ENOENT:
            let parent = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
            guard !parent.isEmpty else { throw FileError(path: path, code: code) }
            try makeDirectory(parent)
            guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(path: path, code: errno) }
        default: throw FileError(path: path, code: code)
        }
    }
}
