import Glibc

/// What the system knows of a file, links not followed.
struct FileStatus {
    let bytes: Int
    /// Seconds since 1970.
    let modified: Double
    let isFolder: Bool
    /// Whether it is a regular file.
    let isFile: Bool

    /// Nil where there is none.
    init?(of path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        bytes = Int(status.st_size)
        modified = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
        isFile = status.st_mode & S_IFMT == S_IFREG
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }
}
