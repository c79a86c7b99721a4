import Foundation
import Glibc
import Synchronization

/// Finds images by name, and keeps the latest of them.
final class ImageLibrary: Sendable {
    static let shared = ImageLibrary(executableFolder: ImageLibrary.folderOfExecutable())

    private let executableFolder: String?
    private let state = Mutex(State())

    private struct State {
        var registered: [String] = []
        /// The folders beside the executable that hold resources; nil before they were looked for.
        var found: [String]?
        var indexes: [String: ImageIndex] = [:]
        /// The oldest first.
        var kept: [(name: String, folder: String?, pixels: ImagePixels)] = []
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

    /// The image of that name in a folder; without one in the registered folders, then beside the executable, then in the
    /// resource folders that lie there, in alphabetic order.
    func pixels(named name: String, inFolder folder: String?) -> ImagePixels? {
        state.withLock { state in
            if let known = state.kept.first(where: { $0.name == name && $0.folder == folder }) {
                return known.pixels
            }
            guard let pixels = find(name, folder, in: &state) else { return nil }
            state.kept.append((name, folder, pixels))
            dropOldest(of: &state)
            return pixels
        }
    }

    private func find(_ name: String, _ folder: String?, in state: inout State) -> ImagePixels? {
        let folders = folder.map { [$0] } ?? searchedFolders(&state)
        for folder in folders {
            let depth = folder == executableFolder ? 0 : Self.folderDepth
            let index = state.indexes[folder] ?? ImageIndex(folder: folder, depth: depth)
            state.indexes[folder] = index
            let files = index.files(named: name)
            if !files.isEmpty { return ImagePixels(files: files) }
        }
        Log.warnOnce("There is no image named \"\(name)\" in \(folder ?? "any resource bundle").")
        return nil
    }

    private func searchedFolders(_ state: inout State) -> [String] {
        if state.found == nil { state.found = resourceFolders() }
        return state.registered + (state.found ?? [])
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
            let area = state.kept.reduce(0) { $0 + $1.pixels.decodedArea }
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
