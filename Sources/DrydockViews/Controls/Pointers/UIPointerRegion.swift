/// A part of a view in which the pointer looks one way. Two of the same rectangle and identifier are the same.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// In the coordinates of the interaction's view, in points.
    public let rect: CGRect
    public let identifier: AnyHashable?

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    func isSame(as other: UIPointerRegion) -> Bool {
        rect == other.rect && identifier == other.identifier
    }
}

/// Where the pointer is, for a delegate that is asked for a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// In the coordinates of the interaction's view, in points.
    public let location: CGPoint
    /// The keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
