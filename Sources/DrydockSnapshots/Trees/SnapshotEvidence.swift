package import Drydock
import DrydockSnapshotTrees

/// What is known of a picture's views: found when it was taken, since they may look different or be gone soon after.
package struct SnapshotEvidence: Sendable {
    package let image: UIImage
    /// Nil for a picture whose pixels are those of its reference: nobody will ask.
    package let tree: CapturedTree?

    package init(image: UIImage, tree: CapturedTree?) {
        self.image = image
        self.tree = tree
    }

    package var equalsReference: Bool { tree == nil }
}
