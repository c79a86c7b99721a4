package import Drydock
import DrydockSnapshotTrees

/// What is known of a picture's views: found when it was taken, since they may look different or be gone soon after.
package struct SnapshotEvidence: Sendable {
    package let image: UIImage
    /// One for each frame of a filmstrip, else one alone; nil for a picture whose pixels are those of its reference: nobody
    /// will ask.
    package let trees: [CapturedTree]?

    package init(image: UIImage, trees: [CapturedTree]?) {
        self.image = image
        self.trees = trees
    }

    package var equalsReference: Bool { trees == nil }

    /// What is stored with the picture.
    var text: String? {
        trees.map { trees in trees.map(\.tree.text).joined(separator: Self.separator) }
    }

    /// Reads `text`; an empty array for what is none.
    static func trees(in text: String) -> [SnapshotTree] {
        let trees = text.components(separatedBy: separator).map { SnapshotTree(text: $0) }
        return trees.contains { $0 == nil } ? [] : trees.compactMap(\.self)
    }

    /// No line of a tree has a form feed alone.
    private static let separator = "\n\u{0C}\n"
}
