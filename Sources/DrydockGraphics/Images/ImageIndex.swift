import Foundation

/// The image files of a folder, by name.
struct ImageIndex: Sendable {
    private var files: [String: [ImageFile]] = [:]

    /// Reads a folder and, down to `depth` levels, those in it. Of files of equal names the first in alphabetic order
    /// of the paths counts.
    init(folder: String, depth: Int) {
        add(folder: folder, depth: depth)
    }

    private mutating func add(folder: String, depth: Int) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for entry in entries.sorted() {
            let file = ImageFile(path: "\(folder)/\(entry)")
            if file.isImage {
                add(file)
            } else if depth > 0 {
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
                    isFolder.boolValue
                {
                    add(folder: file.path, depth: depth - 1)
                }
            }
        }
    }

    private mutating func add(_ file: ImageFile) {
        let known = files[file.name, default: []]
        let isTaken = known.contains { $0.scale == file.scale && $0.fileExtension == file.fileExtension }
        if !isTaken { files[file.name] = known + [file] }
    }

    /// The files of an image at its scales, all of the same format: PNG unless the name ends in another.
    func files(named name: String) -> [ImageFile] {
        let wanted = ImageFile(path: name)
        if wanted.isImage {
            return (files[wanted.name] ?? []).filter { $0.fileExtension == wanted.fileExtension }
        }
        let all = files[name] ?? []
        for format in ["png", "jpg", "jpeg"] {
            let found = all.filter { $0.fileExtension == format }
            if !found.isEmpty { return found }
        }
        return []
    }
}
