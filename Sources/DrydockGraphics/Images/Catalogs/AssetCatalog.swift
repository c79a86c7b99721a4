import Foundation

/// The kinds of sets that are read; a catalogue's icons and launch images are for other places.
enum AssetKind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"

    /// For messages.
    var word: String {
        switch self {
        case .image: "image"
        case .color: "colour"
        case .data: "data asset"
        case .symbol: "symbol image"
        }
    }
}

/// Where the sets of an `.xcassets` folder are, by name. The sets themselves are read when they are asked for.
///
/// The format is that of Xcode's documentation, "Asset Catalog Format Reference".
struct AssetCatalog: Sendable {
    private var folders: [Key: String] = [:]

    private struct Key: Hashable {
        var kind: AssetKind
        var name: String
    }

    init(path: String) {
        add(group: path, namespace: "", depth: 0)
    }

    /// The folder of a set; names differ by case, and have those of groups with namespaces before them: `Group/name`.
    func folder(of kind: AssetKind, named name: String) -> String? {
        folders[Key(kind: kind, name: name)]
    }

    func names(of kind: AssetKind) -> [String] {
        folders.keys.filter { $0.kind == kind }.map(\.name)
    }

    private mutating func add(group: String, namespace: String, depth: Int) {
        guard depth <= Self.maximumDepth, folders.count < Self.maximumSets else {
            Log.errorOnce(
                "The asset catalogue's folder \(group) is not read: at most \(Self.maximumDepth) levels and "
                    + "\(Self.maximumSets) sets are."
            )
            return
        }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: group)) ?? []
        for entry in entries.sorted() where !entry.hasPrefix(".") {
            let path = "\(group)/\(entry)"
            // A link may lead out of the catalogue, or back to a folder that it lies in.
            let kind = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
            if kind == .typeSymbolicLink {
                Log.warnOnce("The link \(path) in an asset catalogue is not followed: put its folder there.")
            }
            guard kind == .typeDirectory else { continue }
            let dot = entry.lastIndex(of: ".") ?? entry.endIndex
            let (stem, type) = (String(entry[..<dot]), entry[dot...].dropFirst().lowercased())
            if let kind = AssetKind(rawValue: type) {
                add(path, kind, name: namespace + stem)
            } else if type.isEmpty || type == "spriteatlas" {
                let inner = Self.providesNamespace(path) ? "\(namespace)\(entry)/" : namespace
                add(group: path, namespace: inner, depth: depth + 1)
            }
        }
    }

    private mutating func add(_ path: String, _ kind: AssetKind, name: String) {
        let key = Key(kind: kind, name: name)
        if let known = folders[key] {
            Log.warnOnce("Two sets have the name \"\(name)\": \(path) is not used, \(known) is.")
        } else {
            folders[key] = path
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        guard FileManager.default.fileExists(atPath: "\(folder)/Contents.json") else { return false }
        return AssetContents.read(GroupContents.self, in: folder)?.properties?.providesNamespace ?? false
    }

    private static let maximumDepth = 16
    private static let maximumSets = 10_000
}
