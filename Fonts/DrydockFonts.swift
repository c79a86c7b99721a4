public import Foundation
private import Glibc

/// Where the bundled font files are.
public enum DrydockFonts {
    /// The file of a bundled face, for instance `Inter-Regular.ttf`; nil when there is none of that name.
    public static func url(ofFile name: String) -> URL? {
        path(ofFile: name).map { URL(fileURLWithPath: $0) }
    }

    /// As `url(ofFile:)`, without Foundation's bundles, which would cost more than opening the font.
    public static func path(ofFile name: String) -> String? {
        let path = "\(directory)/\(name)"
        return access(path, R_OK) == 0 ? path : nil
    }

    /// Beside the executable, where a build leaves resources, else where this file was compiled.
    private static let directory: String = {
        if let executable = realpath("/proc/self/exe", nil) {
            defer { free(executable) }
            let beside = folder(of: String(cString: executable)) + "/drydock_DrydockFonts.resources/Faces"
            if access(beside, R_OK | X_OK) == 0 { return beside }
        }
        return folder(of: #filePath) + "/Faces"
    }()

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
