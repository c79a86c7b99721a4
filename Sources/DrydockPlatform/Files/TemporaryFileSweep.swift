import Glibc
import Synchronization

/// Removes the temporary files that killed processes left in directories.
///
/// A writer holds a lock on its temporary file, which the kernel releases with the process. So a file whose lock is free
/// belongs to no running write, whichever process ID its name has: process IDs mean nothing to another container that has
/// the same directory.
enum TemporaryFileSweep {
    /// The name of a process's temporary file.
    static func name(_ process: pid_t, _ number: Int) -> String { ".drydock-\(process)-\(number).tmp" }

    /// Locks a new temporary file for its writer.
    static func claim(_ descriptor: Int32) {
        _ = flock(descriptor, LOCK_EX | LOCK_NB)
    }

    /// Sweeps a directory with the first write of this process to it.
    ///
    /// - Parameter directory: empty for the current one.
    static func sweepOnce(_ directory: String) {
        let descriptor = open(directory.isEmpty ? "." : directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        sweepOnce(descriptor, path: directory)
        close(descriptor)
    }

    /// Sweeps an open directory with the first write of this process to it. The descriptor stays open.
    static func sweepOnce(_ directory: Int32, path: String) {
        var status = stat()
        guard fstat(directory, &status) == 0,
            swept.withLock({
                $0.insert(Identity(path: path, device: status.st_dev, inode: status.st_ino)).inserted
            })
        else { return }
        // The stream closes the descriptor that it gets.
        let copy = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { return }
        guard let stream = fdopendir(copy) else {
            close(copy)
            return
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let process = process(ofTemporaryFile: name) else { continue }
            removeUnlessInUse(name, in: directory, process)
        }
    }

    /// By path, too: a new directory may have the inode of one that was removed.
    private struct Identity: Hashable {
        let path: String
        let device: dev_t
        let inode: ino_t
    }

    private static let swept = Mutex<Set<Identity>>([])

    /// Of a name that `name(_:_:)` makes; nil for every other one.
    private static func process(ofTemporaryFile file: String) -> pid_t? {
        guard file.hasPrefix(".drydock-"), file.hasSuffix(".tmp") else { return nil }
        let numbers = file.dropFirst(9).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, let process = pid_t(numbers[0]), let number = Int(numbers[1]),
            name(process, number) == file, process > 0
        else { return nil }
        return process
    }

    private static func removeUnlessInUse(_ name: String, in directory: Int32, _ process: pid_t) {
        let descriptor = openat(directory, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { return }
        // Between making its file and locking it a writer holds nothing: that of a running process has to be old.
        let isOver = kill(process, 0) != 0 && errno == ESRCH
        guard isOver || time(nil) - status.st_mtim.tv_sec > 3600 else { return }
        _ = unlinkat(directory, name, 0)
    }
}
