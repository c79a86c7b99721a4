import DrydockFonts
package import DrydockPlatform
import Synchronization

/// The opened font files. Each is opened once, when text in it is first measured or drawn.
///
/// Text may be laid out and drawn on any thread, one at a time: faces keep caches, which `withExclusiveUse` guards.
package final class FontCollection: @unchecked Sendable {
    // Unchecked: the faces are opened and used under the lock alone.

    /// The fonts that come with the library, and those that were registered.
    package static let bundled = FontCollection { name in
        // Registered faces go by their paths.
        name.hasPrefix("/") ? name : DrydockFonts.path(ofFile: name)
    }

    /// Without any font every character is a box of this width, in em.
    static let boxAdvance = 0.5

    private let locate: (String) -> String?
    private var faces: [FontFileName: FontFace] = [:]
    private var unusable: Set<FontFileName> = []
    private let lock = Mutex<Void>(())

    /// - Parameter locate: the path of a file of that name; nil when it is missing.
    package init(locate: @escaping (String) -> String?) {
        self.locate = locate
    }

    /// Runs `body` while no other thread uses the fonts. Not to be nested.
    func withExclusiveUse<Result>(_ body: () -> Result) -> Result {
        lock.withLock { _ in body() }
    }

    /// The face that draws a file's text: its own, else the first substitute that opens. Nil when none does.
    package func face(for name: FontFileName) -> FontFace? {
        if let face = opened(name) { return face }
        for substitute in name.substitutes {
            if let face = opened(substitute) { return face }
        }
        return nil
    }

    private func opened(_ name: FontFileName) -> FontFace? {
        if let face = faces[name] { return face }
        guard !unusable.contains(name) else { return nil }
        guard let path = locate(name.rawValue) else {
            report(name, "the file is missing")
            return nil
        }
        do throws(FontError) {
            let face = try FontFace(path: path)
            face.fallbacks = { [unowned self] in name.substitutes.compactMap { self.opened($0) } }
            face.onMissingCharacter = { character in
                Log.warnOnce("No bundled font has the character \"\(character)\": it is drawn as a box.")
            }
            faces[name] = face
            return face
        } catch {
            report(name, error.description)
            return nil
        }
    }

    private func report(_ name: FontFileName, _ reason: String) {
        unusable.insert(name)
        Log.errorOnce("The font \(name.rawValue) cannot be used, another takes its place: \(reason).")
    }
}
