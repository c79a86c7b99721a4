/// Keeps passes from asking for earlier ones, in debug builds.
///
/// Closed while `apply`, `layers`, `commit` and `display` run, for the bits that `FramePass.forbiddenMarks` has, and opened around what is called
/// of an application's: overridden setters, observers, delegates, `layoutSublayers()`, `draw(_:)`, `display(_:)` and drawing of text. On iOS
/// these may mark any view, which takes effect in the next update. (Source: Apple's documentation of `setNeedsDisplay()`, `setNeedsLayout()`
/// and `setNeedsUpdateConstraints()`, by which all make a note for the next update and return at once, from wherever they are called; that
/// nothing forbids it in `draw(_:)` is from memory.) What the library itself does has no such excuse: a mark there would be seen a round or a
/// frame late, or ask for rounds and frames without end.
///
/// `constraints`, `engine`, `solve` and `subviews` call the application for each view, and `statusBar` and `work` are all its own: these may ask
/// for everything, and what goes on for ever is stopped by the limits.
package final class FrameLock {
    /// The pass under way; nil for none, and while the application's code is called.
    fileprivate private(set) var pass: FramePass?

    /// Whether locks are kept. Neither they nor calls of an application's cost anything otherwise.
    #if DEBUG
        fileprivate nonisolated static let isKept = true
    #else
        fileprivate nonisolated static let isKept = false
    #endif

    /// Runs a pass, or a part of it.
    package func close(in pass: FramePass, _ body: () -> Void) {
        let outer = self.pass
        self.pass = FrameLock.isKept ? pass : nil
        body()
        self.pass = outer
    }

    /// Code of an application's is about to be called, which may mark what it likes until `end()`.
    ///
    /// - Parameter view: the view that it is called for. What is drawn may be in no window, as masks are: nil for the scene whose turn it is.
    @inline(__always)
    package static func beginAppCall(of view: UIView? = nil) -> AppCall? {
        isKept ? (view?.windowStorage?.windowScene ?? UIWindowScene.ofTurn)?.frameLock.open() : nil
    }

    private func open() -> AppCall {
        defer { pass = nil }
        return AppCall(lock: self, pass: pass)
    }

    /// A call of an application's code, which may mark what it likes.
    package struct AppCall {
        fileprivate let lock: FrameLock
        fileprivate let pass: FramePass?

        package func end() { lock.pass = pass }
    }
}

extension UIView {
    /// Stops where a tree would be laid out by the library during a pass that comes later. For assertions.
    var mayBeLaidOut: Bool {
        guard let pass = passUnderWay else { return true }
        require(
            false,
            "\(debugName) is laid out in the pass \(pass) of its window, which asks for no layout: lay it out before"
        )
        return false
    }

    fileprivate var passUnderWay: FramePass? { windowStorage?.windowScene?.frameLock.pass }
}

extension LayoutNode {
    /// Stops where the library would mark a view during a pass that comes later. For assertions.
    func mayBeMarked(_ flags: PassFlags) -> Bool {
        guard let view, let pass = view.passUnderWay else { return true }
        let forbidden = flags.intersection(pass.forbiddenMarks)
        require(
            forbidden.isEmpty,
            "\(view.debugName) is marked for \(forbidden.names.joined(separator: ", ")) in the pass \(pass) of its window, which must not ask "
                + "for that: only what it calls of the application's, such as draw(_:) and overridden setters, may. What else is called, such "
                + "as a colour's provider, must not change views"
        )
        return true
    }
}

extension PassFlags {
    /// The bits of a view itself, by name.
    nonisolated var names: [String] {
        let names: [(PassFlags, String)] = [
            (.layout, "layout"), (.constraints, "constraints"), (.engine, "engine"), (.display, "display"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
    }
}
