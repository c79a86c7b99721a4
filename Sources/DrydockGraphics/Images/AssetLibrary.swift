import Foundation
import Glibc
import Synchronization

/// Finds images, colours and data by name, and keeps the latest images.
final class AssetLibrary: Sendable {
    static let shared = AssetLibrary(executableFolder: AssetLibrary.folderOfExecutable())

    private let executableFolder: String?
    private let state = Mutex(State())

    /// An image as it was found: a file at several scales, or a set of variants.
    enum Found: Sendable {
        case pixels(ImagePixels)
        case asset(UIImageAsset)

        var decodedArea: Int {
            switch self {
            case .pixels(let pixels): pixels.decodedArea
            case .asset(let asset): asset.decodedArea
            }
        }
    }

    private struct State {
        var registered: [String] = []
        /// The folders beside the executable that hold resources; nil before they were looked for.
        var found: [String]?
        var indexes: [String: ImageIndex] = [:]
        /// The oldest first.
        var kept: [(name: String, folder: String?, found: Found)] = []
        /// Colours by the folders of their sets; they are small.
        var colors: [String: NamedColor] = [:]
    }

    init(executableFolder: String?) {
        self.executableFolder = executableFolder
    }

    func register(folder: String) {
        state.withLock { state in
            guard !state.registered.contains(folder) else { return }
            state.registered.append(folder)
            // Names that were looked up before may mean another image now.
            state.kept.removeAll { $0.folder == nil }
        }
    }

    // MARK: - Looking up

    /// The image of that name in a folder; without one in the registered folders, then beside the executable, then in the
    /// resource folders that lie there, in alphabetic order. In each of them catalogues come before files.
    func image(named name: String, inFolder folder: String?) -> Found? {
        state.withLock { state in
            if let known = state.kept.first(where: { $0.name == name && $0.folder == folder }) {
                return known.found
            }
            guard let found = findImage(name, folder, in: &state) else { return nil }
            state.kept.append((name, folder, found))
            dropOldest(of: &state)
            return found
        }
    }

    /// Whether there is an image of that name, without a word when there is none.
    func hasImage(named name: String) -> Bool {
        state.withLock { state in
            folders(nil, &state).contains { folder in
                let index = index(of: folder, &state)
                return index.set(.image, named: name) != nil || !index.files(named: name).isEmpty
            }
        }
    }

    /// The colour of that name; the same object every time.
    func color(named name: String, inFolder folder: String?) -> NamedColor? {
        state.withLock { state in
            guard let set = findSet(.color, name, folder, in: &state) else { return nil }
            if let known = state.colors[set] { return known }
            let color = NamedColor(name: name, folder: set)
            state.colors[set] = color
            return color
        }
    }

    /// Whether there is a colour of that name, without a word when there is none.
    func hasColor(named name: String, inFolder folder: String?) -> Bool {
        state.withLock { state in
            folders(folder, &state).contains { index(of: $0, &state).set(.color, named: name) != nil }
        }
    }

    /// The folder of the data set of that name.
    func dataSet(named name: String, inFolder folder: String?) -> String? {
        state.withLock { findSet(.data, name, folder, in: &$0) }
    }

    private func findImage(_ name: String, _ folder: String?, in state: inout State) -> Found? {
        let setName = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        for folder in folders(folder, &state) {
            let index = index(of: folder, &state)
            if let set = index.set(.image, named: setName) ?? index.set(.symbol, named: setName) {
                return ImageSet.asset(name: setName, folder: set).map(Found.asset)
            }
            let files = index.files(named: name)
            if !files.isEmpty { return ImagePixels(files: files).map(Found.pixels) }
        }
        warn("image", setName, folder, similar: similar(.image, setName, folder, &state))
        return nil
    }

    private func findSet(_ kind: AssetKind, _ name: String, _ folder: String?, in state: inout State)
        -> String?
    {
        for folder in folders(folder, &state) {
            if let set = index(of: folder, &state).set(kind, named: name) { return set }
        }
        warn(kind.word, name, folder, similar: similar(kind, name, folder, &state))
        return nil
    }

    private func warn(_ word: String, _ name: String, _ folder: String?, similar: String?) {
        let place = folder ?? "any resource bundle"
        let hint = similar.map { ", but there is \"\($0)\": names differ by case" } ?? ""
        Log.warnOnce("There is no \(word) named \"\(name)\" in \(place)\(hint).")
    }

    /// A name that is equal but for the case of its letters.
    private func similar(_ kind: AssetKind, _ name: String, _ folder: String?, _ state: inout State)
        -> String?
    {
        for folder in folders(folder, &state) {
            if let name = index(of: folder, &state).similarName(kind, to: name) { return name }
        }
        return nil
    }

    // MARK: - Folders

    private func index(of folder: String, _ state: inout State) -> ImageIndex {
        let depth = folder == executableFolder ? 0 : Self.folderDepth
        let index = state.indexes[folder] ?? ImageIndex(folder: folder, depth: depth)
        state.indexes[folder] = index
        return index
    }

    private func folders(_ folder: String?, _ state: inout State) -> [String] {
        if let folder { return [folder] }
        let found = state.found ?? resourceFolders()
        state.found = found
        return state.registered + found
    }

    private func resourceFolders() -> [String] {
        guard let executableFolder else { return [] }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: executableFolder)) ?? []
        let bundles = entries.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        return [executableFolder] + bundles.map { "\(executableFolder)/\($0)" }
    }

    /// The images that are on screen hold on to their pixels themselves.
    private func dropOldest(of state: inout State) {
        while state.kept.count > 1 {
            let area = state.kept.reduce(0) { $0 + $1.found.decodedArea }
            guard state.kept.count > Self.keptImages || area > Self.keptArea else { return }
            state.kept.removeFirst()
        }
    }

    private static let folderDepth = 4
    private static let keptImages = 64
    private static let keptArea = 1 << 24

    private static func folderOfExecutable() -> String? {
        guard let executable = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(executable) }
        let path = String(cString: executable)
        return path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
}
