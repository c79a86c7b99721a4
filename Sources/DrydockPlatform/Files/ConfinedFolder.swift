import Glibc

/// A folder in which files are written without following symbolic links below it: for paths that somebody else names.
///
/// Each part of a path is opened in the one before it, so that no link, whether its target exists or not, leads out of the
/// folder. The folder's own path may have links.
package struct ConfinedFolder: Sendable {
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// The first part of a path below this folder that is a symbolic link, as a path below this folder; nil for none.
    package func link(in relative: String) -> String? {
        var current = ""
        for part in relative.split(separator: "/") {
            current += current.isEmpty ? part : "/\(part)"
            var status = stat()
            guard lstat("\(path)/\(current)", &status) == 0 else { return nil }
            if status.st_mode & S_IFMT == S_IFLNK { return current }
        }
        return nil
    }

    /// Makes `bytes` the contents of a file, all or nothing, as `FileWriter.writeAtomically` does. Missing folders are
    /// made. What is in the place of a folder or of the file and is neither is refused: `ELOOP` for a link, `ENOTDIR` in a
    /// folder's place, `EISDIR` and `EEXIST` in the file's.
    ///
    /// - Parameter relative: the file below this folder, without `.` and `..`.
    package func write(_ bytes: [UInt8], to relative: String) throws(FileError) {
        do throws(FileWriter.SystemError) {
            try replace(relative, with: bytes)
        } catch {
            throw FileError(path: "\(path)/\(relative)", code: error.code)
        }
    }

    private func replace(_ relative: String, with bytes: [UInt8]) throws(FileWriter.SystemError) {
        let parts = relative.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let isPath = parts.allSatisfy { !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }
        guard isPath, let name = parts.last, !path.utf8.contains(0) else {
            throw FileWriter.SystemError(code: EINVAL)
        }
        let folder = try open(parts.dropLast())
        defer { close(folder) }
        var existing = stat()
        let exists = fstatat(folder, name, &existing, AT_SYMLINK_NOFOLLOW) == 0
        if exists {
            switch existing.st_mode & S_IFMT {
            case S_IFREG: break
            case S_IFLNK: throw FileWriter.SystemError(code: ELOOP)
            case S_IFDIR: throw FileWriter.SystemError(code: EISDIR)
            default: throw FileWriter.SystemError(code: EEXIST)
            }
        }
        let place = "\(path)/\(parts.dropLast().map { "\($0)/" }.joined())"
        TemporaryFileSweep.sweepOnce(folder, path: place)
        let file = try makeTemporaryFile(in: folder, place)
        defer { TemporaryFiles.forget(file.place) }
        do throws(FileWriter.SystemError) {
            if exists, fchmod(file.descriptor, existing.st_mode & 0o7777) != 0 {
                let error = FileWriter.SystemError.last
                close(file.descriptor)
                throw error
            }
            try FileWriter.fillAndClose(file.descriptor, with: bytes)
            guard renameat(folder, file.name, folder, name) == 0 else { throw FileWriter.SystemError.last }
        } catch {
            TemporaryFiles.stayIfProcessEnds()
            unlinkat(folder, file.name, 0)
            throw error
        }
    }

    /// Opens a folder below this one, and makes what is missing.
    private func open(_ parts: ArraySlice<String>) throws(FileWriter.SystemError) -> Int32 {
        var folder = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw .last }
        for part in parts {
            var next = openat(folder, part, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            if next < 0, errno == ENOENT, mkdirat(folder, part, 0o777) == 0 || errno == EEXIST {
                next = openat(folder, part, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            }
            guard next >= 0 else {
                var error = FileWriter.SystemError.last
                var status = stat()
                // The kernel says of a link that it is no folder.
                if fstatat(folder, part, &status, AT_SYMLINK_NOFOLLOW) == 0,
                    status.st_mode & S_IFMT == S_IFLNK
                {
                    error.code = ELOOP
                }
                close(folder)
                throw error
            }
            close(folder)
            folder = next
        }
        return folder
    }

    private func makeTemporaryFile(
        in folder: Int32,
        _ path: String
    ) throws(FileWriter.SystemError) -> (name: String, descriptor: Int32, place: TemporaryFiles.Place?) {
        for number in 0..<10_000 {
            let name = TemporaryFileSweep.name(getpid(), number)
            let place = TemporaryFiles.register(path + name)
            let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
            if descriptor >= 0 {
                TemporaryFileSweep.claim(descriptor)
                return (name, descriptor, place)
            }
            let error = FileWriter.SystemError.last
            TemporaryFiles.forget(place)
            guard error.code == EEXIST else { throw error }
        }
        throw FileWriter.SystemError(code: EEXIST)
    }
}
