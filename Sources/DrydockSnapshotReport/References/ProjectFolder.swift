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
        absolute.hasPrefix(path + "/") ? String(absolute.dropFirst(path.utf8.count + 1)) : nil
    }

    /// Where a file that results name lies here. Results of another machine or checkout name it by its place there: then
    /// the longest end of the test file's path that exists here says what of it is the package.
    ///
    /// - Parameter testFile: the source file of the test, absolute.
    /// - Returns: nil for a file that is not below this folder, or in a hidden folder.
    package func place(of file: String, testFile: String) -> String? {
        guard let place = isHere(testFile) || isHere(file) ? file : relocated(file, testFile: testFile) else {
            return nil
        }
        let normal = Self.resolved(URL(fileURLWithPath: place).standardizedFileURL.path)
        guard let relative = relative(normal),
            !relative.split(separator: "/").contains(where: { $0.hasPrefix(".") })
        else { return nil }
        return normal
    }

    private func isHere(_ file: String) -> Bool {
        relative(Self.resolved(URL(fileURLWithPath: file).standardizedFileURL.path)) != nil
    }

    private func relocated(_ file: String, testFile: String) -> String? {
        let parts = testFile.split(separator: "/")
        for start in parts.indices {
            let end = parts[start...].joined(separator: "/")
            guard FileManager.default.fileExists(atPath: "\(path)/\(end)") else { continue }
            let there = testFile.dropLast(end.utf8.count)
            return file.hasPrefix(there) ? "\(path)/\(file.dropFirst(there.count))" : nil
        }
        return nil
    }

    /// With all links resolved in as much of a path as exists.
    private static func resolved(_ path: String) -> String {
        var missing: [String] = []
        var existing = URL(fileURLWithPath: path)
        while existing.path != "/" {
            if let real = realpath(existing.path, nil) {
                defer { free(real) }
                return ([String(cString: real)] + missing.reversed()).joined(separator: "/")
            }
            missing.append(existing.lastPathComponent)
            existing.deleteLastPathComponent()
        }
        return path
    }
}
