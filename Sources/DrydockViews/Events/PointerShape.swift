/// What the mouse's pointer looks like over a view.
package nonisolated enum PointerShape: Hashable, Sendable {
    case arrow
    /// A bar between letters.
    case text
    /// A hand that points: over what does something when it is clicked.
    case hand
    /// None.
    case hidden
}

extension UIView {
    /// Chooses the pointer's shape over this view and those in it that choose none; nil leaves it to the view around.
    ///
    /// - Parameter shape: is given the pointer's place in this view's coordinates, and returns nil where it has no say.
    package func setPointerShape(_ shape: ((CGPoint) -> PointerShape?)?) {
        withExtras { $0.pointerShape = shape }
    }

    /// The pointer's shape over a view that was hit, at a point of the window.
    package func pointerShape(atWindowPoint point: CGPoint) -> PointerShape {
        var next: UIView? = self
        while let current = next {
            if let extras = current.extras {
                for case let interaction as UIPointerInteraction in extras.interactions {
                    if let shape = interaction.shape { return shape }
                }
                if let shape = extras.pointerShape?(current.convert(point, from: nil)) { return shape }
            }
            next = current.superviewStorage
        }
        return .arrow
    }
}
