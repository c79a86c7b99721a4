extension UIView {
    /// How long the view wants to be, in points: what `fillProportionally` shares space by. Its intrinsic length, that
    /// of what it stacks, or else what its constraints make of it.
    func proportionalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let size = intrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        if length >= 0 { return length }
        if let stack = self as? UIStackView { return stack.stackedLength(axis) }
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? fitting.width : fitting.height
    }
}

extension UIStackView {
    /// Adds up what is stacked rather than solving for it, so that nested stacks cost a visit for each level around.
    fileprivate func stackedLength(_ direction: NSLayoutConstraint.Axis) -> CGFloat {
        let views = arrangedSubviews.filter { !$0.isHidden }
        let lengths = views.map { $0.proportionalLength(direction) }
        var length = lengths.max() ?? 0
        if direction == axis {
            length = distribution == .fillEqually ? length * CGFloat(lengths.count) : lengths.reduce(0, +)
            for view in views.dropLast() { length += gap(after: view) }
        }
        guard isLayoutMarginsRelativeArrangement else { return length }
        let margins = layoutMargins
        return length
            + (direction == .horizontal ? margins.left + margins.right : margins.top + margins.bottom)
    }
}
