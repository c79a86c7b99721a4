public import DrydockViews

/// Images in place of a segmented control's own look.
struct SegmentImages {
    fileprivate(set) var backgrounds: [UIControl.State: UIImage] = [:]
    fileprivate(set) var dividers: [SegmentDivider: UIImage] = [:]

    var hasBackgrounds: Bool { !backgrounds.isEmpty }

    func background(for state: UIControl.State) -> UIImage? {
        backgrounds[state] ?? backgrounds[state.contains(.selected) ? .selected : .normal]
            ?? backgrounds[.normal]
    }

    /// Between all segments: that of the normal states, or else any.
    var divider: UIImage? {
        dividers[SegmentDivider(left: .normal, right: .normal)] ?? dividers.min { $0.key < $1.key }?.value
    }
}

/// The states of the segments beside a line.
struct SegmentDivider: Hashable {
    let left: UIControl.State
    let right: UIControl.State

    static func < (a: SegmentDivider, b: SegmentDivider) -> Bool {
        (a.left.rawValue, a.right.rawValue) < (b.left.rawValue, b.right.rawValue)
    }
}

extension UISegmentedControl {
    /// Puts an image, scaled, behind segments in a state, in place of the ground and the thumb. States without one have that of the
    /// normal state. An empty image leaves nothing there.
    /// - Parameter barMetrics: of no importance: the image is the same in bars of all heights.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        let had = images.hasBackgrounds
        images.backgrounds[state] = backgroundImage
        if images.hasBackgrounds != had { backgroundColor = had ? .tertiarySystemFill : nil }
        updateLooks()
    }

    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images.backgrounds[state]
    }

    /// Puts an image in place of the lines between segments. One image stands between all of them: that of the normal states.
    /// - Parameters:
    ///   - dividerImage: nil for the line.
    ///   - barMetrics: of no importance.
    public func setDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        images.dividers[SegmentDivider(left: leftState, right: rightState)] = dividerImage
        dividersDidChange()
    }

    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        images.dividers[SegmentDivider(left: leftState, right: rightState)]
    }
}
