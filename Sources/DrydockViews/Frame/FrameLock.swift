/// Keeps the pass `display` from asking for any other, in debug builds.
///
/// Closed while windows are drawn, and opened around what is called of an application's: `draw(_:)`, `display(_:)` and drawing of text.
/// On iOS these may mark any view, which takes effect in the next update. (Source: Apple's documentation of `setNeedsDisplay()` and
/// `setNeedsLayout()`, by which both make a note and return at once, from wherever they are called; that nothing forbids it in `draw(_:)` is
/// from memory.) What the library itself does to draw has no such excuse: a mark there would be seen a frame late, or ask for frames
/// without end.
package final class FrameLock {
    fileprivate private(set) var isClosed = false

    /// Whether locks are kept. Neither they nor calls of an application's cost anything otherwise.
    #if DEBUG
        fileprivate nonisolated static let isKept = true
    #else
        fileprivate nonisolated static let isKept = false
    #endif

    /// Runs a part of the pass.
    func close(_ body: () -> Void) {
        let wasClosed = isClosed
        isClosed = FrameLock.isKept
        body()
        isClosed = wasClosed
    }

    /// Code of an application's is about to be called, which may mark what it likes until `end()`. What is drawn may be in no window, as
    /// masks are: the scene is the one that draws.
    @inline(__always)
    package static func beginAppCall() -> AppCall? { isKept ? UIWindowScene.ofTurn?.frameLock.open() : nil }

    private func open() -> AppCall {
        defer { isClosed = false }
        return AppCall(lock: self, wasClosed: isClosed)
    }

    /// A call of an application's code, which may mark what it likes.
    package struct AppCall {
        fileprivate let lock: FrameLock
        fileprivate let wasClosed: Bool

        package func end() { lock.isClosed = wasClosed }
    }
}

extension UIView {
    /// Stops where a tree would be laid out by the library while it is drawn. For assertions.
    var mayBeLaidOut: Bool {
        require(
            !isLocked,
            "\(debugName) is laid out in the pass display of its window, which asks for no other pass: lay it out before it is drawn"
        )
        return true
    }

    fileprivate var isLocked: Bool { windowStorage?.windowScene?.frameLock.isClosed ?? false }
}

extension LayoutNode {
    /// Stops where the library would mark a view while it is drawn. For assertions.
    func mayBeMarked(_ flags: PassFlags) -> Bool {
        guard let view, view.isLocked else { return true }
        require(
            false,
            "\(view.debugName) is marked for \(flags.names) in the pass display of its window, which marks nothing: only draw(_:), display(_:) "
                + "and the like may ask for another pass. What else is called to draw, such as a colour's provider, must not change views"
        )
        return false
    }
}

extension PassFlags {
    fileprivate var names: String {
        let names: [(PassFlags, String)] = [
            (.layout, "layout"), (.constraints, "constraints"), (.engine, "engine"), (.display, "display"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
