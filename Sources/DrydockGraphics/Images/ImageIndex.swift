import Foundation

/// The image files and asset catalogues of a folder, by name.
struct ImageIndex: Sendable {
    private var files: [String: [ImageFile]] = [:]
    private var catalogs: [AssetCatalog] = []

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
            } else if file.fileExtension == "xcassets" {
                catalogs.append(AssetCatalog(path: file.path))
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

    /// The folder of a set in one of the catalogues.
    func set(_ kind: AssetKind, named name: String) -> String? {
        for catalog in catalogs {
            if let folder = catalog.folder(of: kind, named: name) { return folder }
        }
        return nil
    }

    /// A name that is equal but for the case of its letters.
    func similarName(_ kind: AssetKind, to name: String) -> String? {
        let folded = name.lowercased()
        let names = catalogs.flatMap { $0.names(of: kind) } + (kind == .image ? Array(files.keys) : [])
        return names.filter { $0.lowercased() == folded }.min()
    }
}
