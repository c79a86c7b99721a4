private import Glibc

/// Where the bundled drawings of symbols are.
public enum DrydockSymbols {
    /// The path of the file of drawings; nil when it is missing.
    public static var path: String? {
        let path = "\(directory)/symbols.tsv"
        return access(path, R_OK) == 0 ? path : nil
    }

    /// Beside the executable, where a build leaves resources, else where this file was compiled.
    private static let directory: String = {
        if let executable = realpath("/proc/self/exe", nil) {
            defer { free(executable) }
            let beside = folder(of: String(cString: executable)) + "/drydock_DrydockSymbols.resources/Icons"
            if access(beside, R_OK | X_OK) == 0 { return beside }
        }
        return folder(of: #filePath) + "/Icons"
    }()

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
