import DrydockPlatform
import Foundation
import Glibc

/// The package whose references are accepted or pruned. Only files in it are ever written or deleted, whatever results
/// say, and none in a hidden folder.
package struct ProjectFolder: Equatable, Sendable {
    /// Absolute, without links.
    package let path: String

    package init(_ path: String) {
        self.path = Self.resolved(URL(fileURLWithPath: path).standardizedFileURL.path)
    }

    /// The package that a folder lies in, as the package manager finds it; the folder itself where there is none.
    package static func containing(_ folder: String) -> ProjectFolder {
        var candidate = URL(fileURLWithPath: folder).standardizedFileURL
        while candidate.path != "/" {
            if FileManager.default.fileExists(atPath: candidate.path + "/Package.swift") {
                return ProjectFolder(candidate.path)
            }
            candidate.deleteLastPathComponent()
        }
        return ProjectFolder(folder)
    }

    /// A path below this folder, the shortest way; nil for others.
    package func relative(_ absolute: String) -> String? {
        absolute.utf8.starts(with: (path + "/").utf8)
            ? String(decoding: absolute.utf8.dropFirst(path.utf8.count + 1), as: UTF8.self) : nil
    }

    /// A path below this folder without this folder's, and any other one as it is.
    func shortest(_ path: String) -> String {
        let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        return Self.normal(absolute).flatMap(below) ?? path
    }

    /// Where a file that results name lies here. Results of another machine or checkout name it by its place there: then
    /// the longest end of the test file's path that exists here says what of it is the package.
    ///
    /// - Parameter testFile: the source file of the test, absolute.
    /// - Returns: an absolute path, in which links below this folder are not resolved; nil for a file that is not below this
    ///   folder, or in a hidden folder.
    package func place(of file: String, testFile: String) -> String? {
        guard let file = Self.normal(file), let testFile = Self.normal(testFile) else { return nil }
        let relative =
            below(testFile) != nil || below(file) != nil ? below(file) : relocated(file, testFile: testFile)
        guard let relative, !relative.isEmpty,
            !relative.split(separator: "/").contains(where: { $0.hasPrefix(".") })
        else { return nil }
        return "\(path)/\(relative)"
    }

    /// Below this folder, without resolving links there; nil for others. The folder itself may be named through links.
    private func below(_ file: String) -> String? {
        if let relative = relative(file) { return relative }
        let parts = file.split(separator: "/")
        for count in parts.indices.dropFirst() {
            let start = "/" + parts[..<count].joined(separator: "/")
            if Self.real(start) == path { return parts[count...].joined(separator: "/") }
        }
        return nil
    }

    private func relocated(_ file: String, testFile: String) -> String? {
        let parts = testFile.split(separator: "/")
        for start in parts.indices {
            guard FileManager.default.fileExists(atPath: "\(path)/\(parts[start...].joined(separator: "/"))")
            else { continue }
            let there = "/" + parts[..<start].map { "\($0)/" }.joined()
            guard file.utf8.starts(with: there.utf8) else { return nil }
            return String(decoding: file.utf8.dropFirst(there.utf8.count), as: UTF8.self)
        }
        return nil
    }

    /// An absolute path without `.` and `..`; nil for what is none.
    private static func normal(_ path: String) -> String? {
        guard path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// With all links resolved in as much of a path as exists.
    private static func resolved(_ path: String) -> String {
        var missing: [String] = []
        var existing = URL(fileURLWithPath: path)
        while existing.path != "/" {
            if let real = real(existing.path) { return ([real] + missing.reversed()).joined(separator: "/") }
            missing.append(existing.lastPathComponent)
            existing.deleteLastPathComponent()
        }
        return path
    }

    /// The path of what exists, without links.
    static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
