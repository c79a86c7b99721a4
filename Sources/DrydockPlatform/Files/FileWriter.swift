import Glibc

/// Writes whole files.
package enum FileWriter {
    /// Makes `bytes` the contents of the file at `path`, all or nothing: readers see the old file or the new one, and
    /// after an error the old one, with nothing left beside it.
    ///
    /// A symbolic link stays, and what it points to is written. An existing file keeps its permissions, a new one
    /// gets what the umask allows. Something that is no file (a terminal, a device, a pipe that somebody reads) is
    /// written to directly; a pipe that nobody reads is refused. A signal that ends the process leaves nothing beside
    /// the file either. The directory must exist. Nothing is forced to the disk: a power cut may lose the file. What a
    /// killed process left in the directory is removed, see `TemporaryFileSweep`.
    ///
    /// - Parameter replacesLinks: whether a symbolic link, or another thing that is no file, is replaced by the new file in
    ///   place of being written through.
    package static func writeAtomically(
        _ bytes: [UInt8],
        to path: String,
        replacesLinks: Bool = false
    ) throws(FileError) {
        do throws(SystemError) {
            try write(bytes, to: path, replacesLinks)
        } catch {
            throw FileError(path: path, code: error.code)
        }
    }

    struct SystemError: Error {
        var code: Int32
        static var last: SystemError { SystemError(code: errno) }
    }

    private static func write(
        _ bytes: [UInt8],
        to path: String,
        _ replacesLinks: Bool
    ) throws(SystemError) {
        // C would cut the path off there.
        guard !path.utf8.contains(0) else { throw SystemError(code: EINVAL) }
        var existing = stat()
        let found = replacesLinks ? lstat(path, &existing) == 0 : stat(path, &existing) == 0
        let kind = existing.st_mode & S_IFMT
        let exists = found && (!replacesLinks || kind == S_IFREG)
        if exists, kind != S_IFREG, kind != S_IFDIR {
            // Opening a pipe would otherwise wait for its reader.
            let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else { throw .last }
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
            return try fillAndClose(descriptor, with: bytes)
        }

        let target = replacesLinks ? path : try resolvingLinks(path)
        TemporaryFileSweep.sweepOnce(String(directory(of: target)))
        let (temporary, descriptor, place) = try openTemporaryFile(beside: target)
        defer { TemporaryFiles.forget(place) }
        do throws(SystemError) {
            if exists, fchmod(descriptor, existing.st_mode & 0o7777) != 0 {
                let error = SystemError.last
                close(descriptor)
                throw error
            }
            try fillAndClose(descriptor, with: bytes)
            guard rename(temporary, target) == 0 else { throw SystemError.last }
        } catch {
            TemporaryFiles.stayIfProcessEnds()
            unlink(temporary)
            throw error
        }
    }

    /// The path that writing through all symbolic links at the end of `path` leads to; it need not exist.
    private static func resolvingLinks(_ path: String) throws(SystemError) -> String {
        var result = path
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        // As many as the kernel itself follows.
        for _ in 0...40 {
            let count = readlink(result, &buffer, buffer.count)
            guard count > 0 else { return result }
            let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            result = link.hasPrefix("/") ? link : directory(of: result) + link
        }
        throw SystemError(code: ELOOP)
    }

    /// Everything up to the last slash; empty for a bare name.
    private static func directory(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[...$0] } ?? ""
    }

    /// A new file in the directory of `path`, under a name nobody else has: two writers never share one.
    private static func openTemporaryFile(
        beside path: String
    ) throws(SystemError) -> (path: String, descriptor: Int32, place: TemporaryFiles.Place?) {
        // A name is taken by another thread's write or left over from a killed process, so a free one is near.
        for number in 0..<10_000 {
            let candidate = String(directory(of: path)) + TemporaryFileSweep.name(getpid(), number)
            let place = TemporaryFiles.register(candidate)
            let descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 {
                TemporaryFileSweep.claim(descriptor)
                return (candidate, descriptor, place)
            }
            let error = SystemError.last
            TemporaryFiles.forget(place)
            guard error.code == EEXIST else { throw error }
        }
        throw SystemError(code: EEXIST)
    }

    /// Writes all bytes to a descriptor, and closes it in any case.
    static func fillAndClose(_ descriptor: Int32, with bytes: [UInt8]) throws(SystemError) {
        let code = bytes.withUnsafeBytes { buffer -> Int32 in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
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
        // Some file systems report a full disk only here; a descriptor is closed even if close was interrupted.
        let closing = close(descriptor) == 0 || errno == EINTR ? 0 : errno
        guard code == 0, closing == 0 else { throw SystemError(code: code != 0 ? code : closing) }
    }
}
