public import Foundation

/// Changes the pointer, and the view below it, while the pointer is over the view that it is added to. Of views within one
/// another the deepest that has a region there has its way.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Not kept alive.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// The pointer of the region that it is in, by its style, which is not kept: the style has a preview, which keeps the view and
    /// what it is in.
    private(set) var shape: PointerShape?
    private var effect: PointerEffect?

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    public convenience override init() {
        self.init(delegate: nil)
    }

    open func willMove(to view: UIView?) {
        if let old = self.view { old.window?.touchDispatcher.pointerWillLeave(self) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Asks for region and style once more, where the pointer is.
    open func invalidate() {
        view?.window?.touchDispatcher.updatePointer(in: self)
    }

    /// - Parameter location: in the window.
    /// - Returns: nil where the pointer stays as it is.
    fileprivate func region(at location: CGPoint) -> UIPointerRegion? {
        guard isEnabled, let view else { return nil }
        let whole = UIPointerRegion(rect: view.bounds)
        guard let delegate else { return whole }
        let request = UIPointerRegionRequest(
            location: view.convert(location, from: nil),
            modifiers: view.window?.windowScene?.textInput.heldModifiers ?? []
        )
        return delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    }

    fileprivate func enter(_ region: UIPointerRegion) {
        let style = delegate?.pointerInteraction(self, styleFor: region)
        shape = style?.pointerShape
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: region, animator: animator)
        if let style { effect = PointerEffect(style) }
        animator.run()
    }

    fileprivate func exit(_ region: UIPointerRegion) {
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: region, animator: animator)
        effect?.end()
        (shape, effect) = (nil, nil)
        animator.run()
    }
}

/// The interaction that the pointer is in.
struct PointedRegion {
    let interaction: UIPointerInteraction
    let region: UIPointerRegion
}

extension TouchDispatcher {
    /// The pointer has moved.
    /// - Parameters:
    ///   - view: what is under it; nil when it has left the window.
    ///   - location: in the window.
    ///   - invalid: what is entered also where the pointer was in the same region before.
    func movePointer(over view: UIView?, at location: CGPoint, invalid: UIPointerInteraction? = nil) {
        pointerLocation = view == nil ? nil : location
        let next = pointedRegion(from: view, at: location)
        let last = pointed
        if let last, let next, last.interaction === next.interaction, last.interaction !== invalid,
            last.region.isSame(as: next.region)
        {
            return
        }
        pointed = next
        if let last { last.interaction.exit(last.region) }
        if let next { next.interaction.enter(next.region) }
    }

    private func pointedRegion(from view: UIView?, at location: CGPoint) -> PointedRegion? {
        var next = view
        while let current = next {
            for case let interaction as UIPointerInteraction in current.interactions {
                guard let region = interaction.region(at: location) else { continue }
                return PointedRegion(interaction: interaction, region: region)
            }
            next = current.superviewStorage
        }
        return nil
    }

    /// An interaction wants another region or style.
    func updatePointer(in interaction: UIPointerInteraction) {
        guard let location = pointerLocation else { return }
        movePointer(over: window?.hitTest(location, with: nil), at: location, invalid: interaction)
    }

    /// The interaction, or its view, is about to go.
    func pointerWillLeave(_ interaction: UIPointerInteraction) {
        guard let last = pointed, last.interaction === interaction else { return }
        pointed = nil
        interaction.exit(last.region)
    }
}
