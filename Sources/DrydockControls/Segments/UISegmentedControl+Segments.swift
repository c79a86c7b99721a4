public import DrydockViews

extension UISegmentedControl {
    /// Shows a title in place of what the segment shows.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    public func titleForSegment(at segment: Int) -> String? { self[segment].title }

    /// Shows an image in place of what the segment shows.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    public func imageForSegment(at segment: Int) -> UIImage? { self[segment].image }

    /// A width in points; 0 for one that follows from the control's.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        require(width.isFinite && width >= 0, "\(debugName).setWidth: \(width) is not a width")
        change(segment) { $0.width = width }
    }

    public func widthForSegment(at segment: Int) -> CGFloat { self[segment].width }

    /// Moves title or image away from the segment's middle.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    public func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment].contentOffset }

    /// Whether the segment can be chosen.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    public func isEnabledForSegment(at segment: Int) -> Bool { self[segment].isEnabled }

    /// What the segment runs when it is chosen.
    public func actionForSegment(at segment: Int) -> UIAction? { self[segment].action }

    /// The first segment whose action has this identifier; `noSegment` if there is none.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
    }

    private subscript(segment: Int) -> ControlSegment {
        require(
            segments.indices.contains(segment),
            "\(debugName): there is no segment \(segment), the control has \(segments.count)"
        )
        return segments[segment]
    }

    private func change(_ segment: Int, _ change: (ControlSegment) -> Void) {
        change(self[segment])
        segmentsDidChange(animated: false)
    }

    // MARK: - Widths

    /// What each segment wants, in points.
    func segmentWidths() -> [CGFloat] {
        let contents = segments.map { $0.contentWidth + 2 * Constant.padding }
        let widest = contents.max() ?? 0
        return zip(segments, contents).map { segment, content in
            segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? content : widest
        }
    }

    /// Where each segment lies, from the first to the last; those without a width of their own share what the others leave.
    func segmentFrames() -> [CGRect] {
        let wanted = segmentWidths()
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = zip(segments, wanted).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
        let room = max(bounds.width - fixed, 0)
        var x = isRightToLeft ? bounds.maxX : bounds.minX
        return zip(segments, wanted).map { segment, wanted in
            let width = segment.width > 0 ? segment.width : free > 0 ? room * wanted / free : 0
            if isRightToLeft { x -= width }
            defer { if !isRightToLeft { x += width } }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
    }
}
