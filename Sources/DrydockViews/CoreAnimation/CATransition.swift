/// An animation from how a layer and its sublayers look when it is added to how they look afterwards: add it, then make the
/// change. A layer has one at a time, by the key `kCATransition`.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    /// Where the new picture comes from, or the old one is left from; the left for nil.
    open var subtype: CATransitionSubtype?
    /// Where in the transition it begins and ends, from 0 to 1.
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    /// How the layer looked before a change that this one is the action of.
    final var before: PictureTransition?

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        if let copy = copy as? CATransition {
            (copy.type, copy.subtype, copy.before) = (type, subtype, before)
            (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
        }
        return copy
    }

    /// Takes the picture of a layer.
    final func begin(in layer: CALayer) {
        guard let (list, scale) = layer.pictureBeforeTransition() else { return }
        before = PictureTransition(style, old: list, scale: scale)
    }

    private var style: PictureTransition.Style {
        // As on iOS, from the top is the way of what rises from the bottom.
        let way =
            switch subtype {
            case .fromRight: CGVector(dx: -1, dy: 0)
            case .fromTop: CGVector(dx: 0, dy: -1)
            case .fromBottom: CGVector(dx: 0, dy: 1)
            default: CGVector(dx: 1, dy: 0)
            }
        return switch type {
        case .push: .push(way)
        case .moveIn: .moveIn(way)
        case .reveal: .reveal(way)
        default: .dissolve
        }
    }

    override func apply(to state: inout LayerState, at time: Double, begin: Double) {
        guard let before, let fraction = fraction(at: time, begin: begin) else { return }
        let (start, end) = (Double(startProgress), Double(endProgress))
        let progress = start + (end - start) * progress(at: fraction)
        state.transition = ShownTransition(picture: before, progress: min(max(progress, 0), 1))
    }
}

/// The key of all transitions, whatever they are added with.
public nonisolated let kCATransition = "transition"

/// How a transition shows a change.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The old picture dissolves into the new one. Types that are not known do the same.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture slides in and pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Which way pictures of a transition slide.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// To the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// To the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upward, as on iOS, whatever the name says.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downward, as on iOS, whatever the name says.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
