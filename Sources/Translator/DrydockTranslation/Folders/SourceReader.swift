#if Translation
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Reads files that somebody else may have put there.
enum SourceReader {
    /// The bytes of a regular file. Never waits for the other end of a pipe.
    static func read(_ path: String) throws(PortError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            if let destination = danglingDestination(of: path) { throw .dangling(path, destination) }
            throw .unreadable(path, reason)
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path, "it is no regular file")
        }
        guard status.st_size <= maximumSize else { throw .tooLarge(path, Int(status.st_size)) }
        do {
            // One byte more than is allowed: a file may grow meanwhile.
            let data = try handle.read(upToCount: maximumSize + 1) ?? Data()
            guard data.count <= maximumSize else { throw PortError.tooLarge(path, data.count) }
            return Array(data)
        } catch let error as PortError {
            throw error
        } catch {
            throw .unreadable(path, error.localizedDescription)
        }
    }

    /// Where a link leads at whose end there is nothing; nil for what is no such link.
    static func danglingDestination(of path: String) -> String? {
        guard !FileManager.default.fileExists(atPath: path) else { return nil }
        return try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }

    /// Bytes. The largest file of 1,473 in 93 well-known libraries has a tenth of it.
    static let maximumSize = 8 << 20
}
#endif
