import Foundation

/// The files that inputs are made from by changes: those of the package by default.
package struct SeedFiles: Sendable {
    package struct File: Sendable {
        package let path: String
        package let bytes: [UInt8]
        package var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Nil where there is none.
    package let folder: String?
    private let paths: [String]

    /// - Parameter folder: nil for the package that the executable was built in or that the command was started in.
    package init(folder: String?) {
        let folder = folder ?? Self.package()
        self.folder = folder
        paths = folder.map(Self.files(below:)) ?? []
    }

    /// The files with an extension, in the order of their paths, which is the same on every machine; at most so many, each of so
    /// many bytes at most. Recorded pictures of tests are left out.
    package func files(_ extensions: [String], count: Int = 64, size: Int = 1 << 20) -> [File] {
        let suffixes = extensions.map { ".\($0)" }
        var found: [File] = []
        for path in paths where suffixes.contains(where: path.hasSuffix) && found.count < count {
            guard let data = FileManager.default.contents(atPath: path), data.count <= size else { continue }
            found.append(File(path: path, bytes: Array(data)))
        }
        return found
    }

    private static func files(below folder: String) -> [String] {
        var found: [String] = []
        var folders = [folder]
        while let next = folders.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) {
                let path = "\(next)/\(name)"
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue { folders.append(path) } else { found.append(path) }
            }
        }
        return found.sorted()
    }

    private static let skipped: Set = ["__Snapshots__", "node_modules", "drydock-out"]

    /// The folder of this package's manifest above the executable or the working folder.
    private static func package() -> String? {
        let starts: [String?] = [
            Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path,
            FileManager.default.currentDirectoryPath,
        ]
        for case let start? in starts {
            var url = URL(fileURLWithPath: start)
            while url.path != "/" {
                let marker = url.appendingPathComponent("Sources/DrydockFuzz")
                if FileManager.default.fileExists(atPath: marker.path) { return url.path }
                url.deleteLastPathComponent()
            }
        }
        return nil
    }
}
