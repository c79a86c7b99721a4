/// The decoration of one view: corners, border, clipping. Every view has exactly one; layers are not
/// made or nested on their own.
@preconcurrency @MainActor
public final class CALayer {
    /// Nil once the view is gone: a layer may be kept longer.
    private weak var view: UIView?

    init(view: UIView) {
        self.view = view
    }

    /// Points; at most half of the shorter side is drawn.
    public var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { view?.markDisplayNeeded() } }
    }

    /// Which corners `cornerRadius` rounds.
    public var maskedCorners: CACornerMask = .all {
        didSet { if maskedCorners != oldValue { view?.markDisplayNeeded() } }
    }

    /// Points, inside the bounds, above the view's content and subviews.
    public var borderWidth: CGFloat = 0 {
        didSet { if borderWidth != oldValue { view?.markDisplayNeeded() } }
    }

    /// The colour of the border; nil for none.
    public var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { if borderColor != oldValue { view?.markDisplayNeeded() } }
    }

    /// The same as the view's `clipsToBounds`.
    public var masksToBounds = false {
        didSet { if masksToBounds != oldValue { view?.markDisplayNeeded() } }
    }

    /// The same as the view's `backgroundColor`.
    public var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    /// The same as the view's `alpha`, from 0 to 1.
    public var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    /// Draws the view and all in it to a context, at its bounds' place in user space.
    public func render(in ctx: CGContext) {
        view?.render(in: ctx)
    }
}
