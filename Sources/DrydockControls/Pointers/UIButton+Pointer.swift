public import DrydockViews

extension UIButton {
    /// The button, and the effect and shape that suit it.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Whether the button changes its looks while the pointer is over it.
    public var isPointerInteractionEnabled: Bool {
        get { pointer?.interaction.isEnabled ?? false }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            let pointer = pointer ?? ControlPointer(self)
            self.pointer = pointer
            pointer.interaction.isEnabled = newValue
        }
    }

    /// Makes the button's style, nil for the pointer as it is. One that is set enables the button's interaction.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { pointer?.provider }
        set {
            if newValue != nil { isPointerInteractionEnabled = true }
            pointer?.provider = newValue
            pointer?.interaction.invalidate()
        }
    }
}

/// What a button does with the pointer.
final class ControlPointer: NSObject, UIPointerInteractionDelegate {
    /// Weak: the interaction, which keeps this, may be kept longer than the button.
    private weak var control: UIControl?
    var provider: UIButton.PointerStyleProvider?
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    init(_ control: UIControl) {
        self.control = control
        super.init()
        control.addInteraction(interaction)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        control?.isEnabled == true ? defaultRegion : nil
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard let control, let container = control.superview else { return nil }
        let proposal = UIPointerStyle(effect: .automatic(UITargetedPreview(view: control)))
        guard let effect = proposal.effect else { return nil }
        var frame = control.bounds
        if case .highlight = effect { frame = frame.insetBy(dx: -Constant.reach, dy: 0) }
        let shape = UIPointerShape.roundedRect(
            control.convert(frame, to: container),
            radius: control.pointerCornerRadius
        )
        if let provider, let button = control as? UIButton { return provider(button, effect, shape) }
        return UIPointerStyle(effect: effect, shape: shape)
    }

    private enum Constant {
        /// Points from the ends of a title to those of its ground.
        static let reach: CGFloat = 8
    }
}
