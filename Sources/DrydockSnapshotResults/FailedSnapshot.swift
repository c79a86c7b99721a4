/// A snapshot that did not equal its reference, as one JSON file beside the pictures of the failure.
package struct FailedSnapshot: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// The reference shows something else.
        case mismatch
        /// There is no reference, and none was to be recorded.
        case missing
        /// The reference was written just now: nobody has looked at it yet.
        case recorded
        /// There is something in the reference's place that is no reference.
        case unreadable
    }

    /// Files are read by this number: another one is refused by name.
    package static let currentVersion = 1

    package var version = FailedSnapshot.currentVersion
    package var kind: Kind
    /// `Module.Suite/function(arguments)`.
    package var test: String
    /// When the test process began, as its log says it (`SnapshotRun.started`): which run the failure is of. Nil where that
    /// is not known.
    package var run: Double?
    /// The assertion's source file, absolute, and its line, from 1.
    package var file: String
    package var line: Int
    /// The reference, absolute: what accepting overwrites.
    package var reference: String
    /// Names of files beside this one; nil where there is none.
    package var actualFile: String?
    package var referenceFile: String?
    package var differenceFile: String?
    /// Pixels per point; nil for what is no picture.
    package var scale: Double?
    /// All that the test said.
    package var message: String
    /// Why the pictures differ, the weightiest first; empty where that is not known.
    package var causes: [SnapshotCause] = []
    /// The parts of the picture that differ, in pixels of the larger picture.
    package var clusters: [PictureCluster] = []

    package init(
        kind: Kind,
        test: String,
        file: String,
        line: Int,
        reference: String,
        message: String
    ) {
        self.kind = kind
        self.test = test
        self.file = file
        self.line = line
        self.reference = reference
        self.message = message
    }
}

/// One thing that was changed, and what followed from it.
package struct SnapshotCause: Codable, Hashable, Sendable {
    /// The view that it concerns, as messages name it: `handleLabel`.
    package var component: String
    /// What was changed about it: `font`, `text`, `backgroundColor`, `frame`, `subviews`.
    package var attribute: String
    /// The line for people: `handleLabel font 13 → 14`.
    package var summary: String
    /// Lines for what is different only because of this.
    package var consequences: [String] = []
    /// The view's class, where the change is about one view: the same change of several of a class is one.
    package var type: String?
    /// The change alone: `13 → 14`.
    package var change: String?

    package init(component: String, attribute: String, summary: String, consequences: [String] = []) {
        self.component = component
        self.attribute = attribute
        self.summary = summary
        self.consequences = consequences
    }
}

/// Pixels that differ and lie together.
package struct PictureCluster: Codable, Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    /// The greatest difference of a channel inside, 1 to 255.
    package var greatest: Int

    package init(x: Int, y: Int, width: Int, height: Int, greatest: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.greatest = greatest
    }
}
