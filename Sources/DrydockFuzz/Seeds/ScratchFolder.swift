import Foundation
import Glibc

/// Folders for files that cases need to have on a disk. The process that starts others removes those of all of them.
enum ScratchFolder {
    /// The folder of this process and those that it starts.
    static let own = folder(of: getpid())

    private static func folder(of process: pid_t) -> String {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        return "\(base)/drydock-fuzz-\(process)"
    }

    /// A new folder within that of the process that started this one.
    static func make() -> String {
        let path = "\(folder(of: getppid()))/\(getpid())"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    static func write(_ bytes: [UInt8], to path: String) {
        _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    }

    static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
