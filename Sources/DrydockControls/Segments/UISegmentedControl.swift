@_spi(Overriding) public import DrydockViews

/// A row of segments of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// What `selectedSegmentIndex` is when nothing is selected.
    public nonisolated static let noSegment = -1

    var segments: [ControlSegment] = []
    private var dividers: [UIView] = []
    /// In place of ground, thumb and lines.
    var images = SegmentImages()
    /// Source of the shadow: pictures that iOS recorded, e1e1e2 next to the thumb on eeeeef, and gone after five points.
    private let thumb = ControlKnob(
        shadows: [.init(offset: 3, blur: 5, opacity: 0.12)],
        radius: Constant.thumbRadius
    )
    /// Clips the thumb's shadow to the control.
    private let thumbClip = UIView()
    private var storedIndex = noSegment
    /// The segment below the finger, and whether the finger took the thumb with it.
    private var pressedIndex: Int?
    private var dragsThumb = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.nib?.decode(self)
    }

    /// A control of the given titles (`String`) and images (`UIImage`), of its own size.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for (index, item) in (items ?? []).enumerated() {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: index, animated: false)
            case let image as UIImage: insertSegment(with: image, at: index, animated: false)
            default:
                fatalError("UISegmentedControl(items:): \(item) is neither a String nor a UIImage")
            }
        }
        sizeToFit()
    }

    /// A control of which each segment runs an action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() {
            insertSegment(action: action, at: index, animated: false)
        }
        if frame.size == .zero { sizeToFit() }
    }

    private func setUp() {
        clipsToBounds = false
        for layer in [layer, thumbClip.layer] {
            layer.cornerRadius = Constant.radius
            layer.cornerCurve = .continuous
        }
        backgroundColor = .tertiarySystemFill
        thumbClip.clipsToBounds = true
        thumbClip.isUserInteractionEnabled = false
        thumbClip.addSubview(thumb)
        addSubview(thumbClip)
        let viewer = UILargeContentViewerInteraction()
        viewer.gestureRecognizerForExclusionRelationship.cancelsTouchesInView = false
        addInteraction(viewer)
        updateLooks()
    }

    // MARK: - Segments

    open var numberOfSegments: Int { segments.count }

    /// Whether a segment is selected only while its event is sent.
    open var isMomentary = false {
        didSet { updateLooks() }
    }

    /// Whether segments without a width of their own share the width by their contents and not evenly.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Puts a segment in; an index beyond the end means the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(ControlSegment(title: title), at: segment, animated: animated)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(ControlSegment(image: image), at: segment, animated: animated)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(
            ControlSegment(title: action.title, image: action.image, action: action),
            at: segment,
            animated: animated
        )
    }

    private func insert(_ segment: ControlSegment, at index: Int, animated: Bool) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        addSubview(segment.view)
        if storedIndex >= index { storedIndex += 1 }
        segmentsDidChange(animated: animated)
    }

    /// Takes a segment out; an index beyond the end means the last one.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        segments.remove(at: index).view.removeFromSuperview()
        if storedIndex == index { storedIndex = UISegmentedControl.noSegment }
        if storedIndex > index { storedIndex -= 1 }
        segmentsDidChange(animated: animated)
    }

    open func removeAllSegments() {
        for segment in segments { segment.view.removeFromSuperview() }
        segments = []
        storedIndex = UISegmentedControl.noSegment
        segmentsDidChange(animated: false)
    }

    /// Has the lines between segments made anew.
    func dividersDidChange() {
        for divider in dividers { divider.removeFromSuperview() }
        dividers = []
        segmentsDidChange(animated: false)
    }

    func segmentsDidChange(animated: Bool) {
        while dividers.count > max(segments.count - 1, 0) { dividers.removeLast().removeFromSuperview() }
        while dividers.count < segments.count - 1 {
            let divider = images.divider.map(UIImageView.init) ?? UIView()
            divider.isUserInteractionEnabled = false
            if images.divider == nil {
                divider.backgroundColor = UIColor(
                    red: 142 / 255,
                    green: 142 / 255,
                    blue: 147 / 255,
                    alpha: 0.3
                )
            }
            if images.divider == nil { insertSubview(divider, at: 0) } else { addSubview(divider) }
            dividers.append(divider)
        }
        invalidateIntrinsicContentSize()
        updateLooks()
        if animated { animate(layoutParts) }
    }

    // MARK: - Selection

    /// From 0, or `noSegment`. Set in code it sends no event.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set {
            require(
                newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue),
                "\(debugName).selectedSegmentIndex: there is no segment \(newValue), the control has \(segments.count)"
            )
            storedIndex = newValue
            updateLooks()
        }
    }

    /// The colour of the thumb; nil for white, or grey in dark interfaces.
    open var selectedSegmentTintColor: UIColor? {
        didSet { updateLooks() }
    }

    private(set) var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Font and colour of titles in a state; those of the normal state hold where a state has none.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        titleAttributes[state] = attributes
        invalidateIntrinsicContentSize()
        updateLooks()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: - Looks

    @_spi(Overriding) public override func stateDidChange() {
        super.stateDidChange()
        updateLooks()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    func updateLooks() {
        let shown = shownIndex
        for (index, segment) in segments.enumerated() {
            var state = UIControl.State.normal
            if !isEnabled || !segment.isEnabled { state.insert(.disabled) }
            if index == shown { state.insert(.selected) }
            if index == pressedIndex, index != shown { state.insert(.highlighted) }
            segment.show(state, attributes: titleAttributes)
            segment.background = images.background(for: state)
        }
        thumb.isHidden = shown == nil || images.hasBackgrounds
        thumb.color = selectedSegmentTintColor ?? UISegmentedControl.thumbColor
        setNeedsLayout()
    }

    private var shownIndex: Int? {
        if dragsThumb, let pressedIndex { return pressedIndex }
        return isMomentary || storedIndex == UISegmentedControl.noSegment ? nil : storedIndex
    }

    private static let thumbColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
    }

    private func animate(_ changes: @escaping () -> Void) {
        guard window != nil else { return changes() }
        UIView.animate(
            withDuration: Constant.springDuration,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes
        )
    }

    // MARK: - Geometry

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    private func layoutParts() {
        let frames = segmentFrames()
        thumbClip.frame = bounds
        thumbClip.bounds.origin = bounds.origin
        for (segment, frame) in zip(segments, frames) { segment.place(in: frame) }
        let shown = shownIndex
        for (index, divider) in dividers.enumerated() {
            let edge = isRightToLeft ? frames[index].minX : frames[index].maxX
            if let image = images.divider {
                let width = image.size.width
                divider.frame = CGRect(
                    x: edge - width / 2,
                    y: bounds.minY,
                    width: width,
                    height: bounds.height
                )
                continue
            }
            divider.frame = CGRect(
                x: edge - 0.5,
                y: bounds.minY + Constant.dividerInset,
                width: 1,
                height: max(bounds.height - 2 * Constant.dividerInset, 0)
            )
            divider.alpha = index == shown || index + 1 == shown ? 0 : 1
        }
        guard let shown, frames.indices.contains(shown) else { return }
        let shrinks = dragsThumb && isTracking
        let frame = frames[shown].insetAtMost(dx: Constant.thumbInset, dy: Constant.thumbInset)
        thumb.bounds.size = frame.size
        thumb.center = CGPoint(x: frame.midX, y: frame.midY)
        thumb.transform = shrinks ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: segmentWidths().reduce(0, +), height: Constant.height - Constant.overhang)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: Constant.overhang, right: 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: intrinsicContentSize.width, height: Constant.height)
    }

    // MARK: - Tracking

    @_spi(Overriding) public override var touchUpInsideEvents: UIControl.Event { .touchUpInside }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        guard let index = segment(under: touch) else { return false }
        dragsThumb = index == storedIndex && !isMomentary
        press(index)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = segment(under: touch)
        if !dragsThumb || index != nil { press(index) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let index = pressedIndex
        endPress()
        if let index { select(index, with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) { endPress() }

    private func endPress() {
        pressedIndex = nil
        dragsThumb = false
        updateLooks()
        animate(layoutParts)
    }

    private func press(_ index: Int?) {
        guard index != pressedIndex else { return }
        pressedIndex = index
        updateLooks()
        if dragsThumb { animate(layoutParts) }
    }

    /// The enabled segment below a finger, which may be as far away as for any control.
    private func segment(under touch: UITouch) -> Int? {
        guard isInReach(touch, with: nil) else { return nil }
        let x = touch.location(in: self).x
        let index = segmentFrames().firstIndex { $0.minX <= x && x < $0.maxX }
        return index.flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    private func select(_ index: Int, with event: UIEvent?) {
        guard isMomentary || index != storedIndex else { return }
        storedIndex = index
        updateLooks()
        animate(layoutParts)
        segments[index].action.map(sendAction)
        send([.valueChanged, .primaryActionTriggered], with: event)
        if isMomentary { storedIndex = UISegmentedControl.noSegment }
    }

    @_spi(Overriding) public override func adjustValue(by steps: Int) -> Bool {
        var index = storedIndex
        repeat {
            index += steps.signum()
        } while segments.indices.contains(index) && !segments[index].isEnabled
        if segments.indices.contains(index) { select(index, with: nil) }
        return true
    }

    /// Its segments are.
    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility { OwnAccessibility() }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("selectedSegmentIndex", CGFloat(selectedSegmentIndex), unless: -1)
        description.append("isMomentary", isMomentary, unless: false)
        description.append("selectedSegmentTintColor", selectedSegmentTintColor)
    }

    /// Points and seconds, as read off simulators of iOS 13 to 18; the radius of the continuous corners as pictures that iOS
    /// recorded have it.
    enum Constant {
        static let height: CGFloat = 32
        static let overhang: CGFloat = 1
        static let radius: CGFloat = 8
        static let thumbRadius: CGFloat = 7
        static let thumbInset: CGFloat = 2
        static let dividerInset: CGFloat = 5
        static let padding: CGFloat = 10
        static let springDuration: TimeInterval = 0.412
    }
}
