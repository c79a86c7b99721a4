/// The passes of a frame, in the order in which they run. Each has a file of its name in this folder, whose header says what makes the
/// pass due, what it may ask for, and where it stops; the article "Passes" has the same as tables, which a test compares with this.
///
/// `constraints` to `subviews` are one round of a tree's layout: see `UIView.layOutTree()`. Rounds, `layers`, `statusBar` and `work` are
/// one turn of a scene, and turns, `commit` and `display` are its frame: see `UIWindowScene.runFrame(update:display:)`.
package nonisolated enum FramePass: String, CaseIterable, Sendable {
    case constraints
    case engine
    case solve
    case apply
    case subviews
    case layers
    case statusBar
    case work
    case commit
    case display

    /// The bits that the library must not set during the pass, as they belong to earlier ones: see `FrameLock`.
    var forbiddenMarks: PassFlags {
        switch self {
        case .constraints, .engine, .solve, .subviews, .statusBar, .work: []
        case .apply: [.constraints]
        case .layers: [.layout, .constraints, .engine]
        case .commit, .display: [.layout, .constraints, .engine, .display]
        }
    }

    /// Their names, for messages and the article.
    package var forbiddenMarkNames: [String] { forbiddenMarks.names }

    /// What stops a pass that is asked for without end.
    package var limits: [FrameLimit] {
        switch self {
        case .constraints, .engine, .apply: [.layoutRounds]
        case .solve: [.solutions]
        case .subviews: [.layoutRounds, .nestedLayouts]
        case .layers: [.layerRounds]
        case .work: [.turns]
        case .display: [.displays]
        case .statusBar, .commit: []
        }
    }
}
