/// How often something may happen in a frame, or how deep within itself, before it stops waiting for who asks. All limits are the
/// library's own choice: high enough for whatever comes to rest, low enough that a frame ends while somebody waits for it.
package nonisolated enum FrameLimit: String, CaseIterable, Sendable {
    // MARK: Of the passes

    /// Rounds that one layout of a tree makes. The view that still asks is named in the log, and no longer waits.
    case layoutRounds
    /// Layouts of one tree within one another. An inner one returns, the outermost does what is left, and
    /// the view is named in the log.
    case nestedLayouts
    /// Times that one layout solves for the sake of text. The text that is still narrower than it was measured for is named in the log.
    case solutions
    /// Rounds that one turn makes over layers. Those that still ask are named in the log, and no longer wait.
    case layerRounds
    /// Turns of one frame. Whose work still waits is named in the log; it is done in the next frame.
    case turns
    /// Times that one frame is displayed, where drawing asks for layout or display. What it asks for then comes in the next frame,
    /// and the view is named in the log.
    case displays

    // MARK: Of what passes call

    /// Views and layers within one another. What goes down a tree recursively must stay within a stack of 8 MB, of which drawing takes
    /// up to 16 KB for each level in debug builds. Stops the program, with the view's name.
    case depth
    /// Moves of one view, by callbacks of its moves, within one another. Stops the program, with the view's name.
    case nestedMoves
    /// Calls of `scrollViewDidScroll(_:)` within one another. Stops the program, with the names of view and delegate.
    case nestedScrolls
    /// Times that one layout of a table looks for its rows, whose heights may turn out wrong. The next layout goes on,
    /// and the table is named in the log.
    case tableRounds
    /// Times that one layout of a collection view has its layout object prepare. The next layout goes on, and the view
    /// is named in the log.
    case collectionRounds

    // MARK: Of the clock

    /// Animations that begin and end at one moment, one after another. Stops the program, with the view's name.
    case endings
    /// Timers that are asked for and called at one moment, one after another. Stops the program, with the owner's name.
    case timers

    /// The number.
    package var most: Int {
        switch self {
        case .layoutRounds: 16
        case .nestedLayouts: 4
        case .solutions: 6
        case .layerRounds: 16
        case .turns: 64
        case .displays: 2
        case .depth: 512
        case .nestedMoves: 16
        case .nestedScrolls: 64
        case .tableRounds: 16
        case .collectionRounds: 4
        case .endings: 1_000
        case .timers: 10_000
        }
    }
}
