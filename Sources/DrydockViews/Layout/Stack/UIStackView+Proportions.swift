extension UIView {
    /// What `fillProportionally` shares space by, in points: the intrinsic length, or that of what is stacked. Nil for
    /// views that have none; their constraints decide.
    func proportionalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let size = intrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        return length >= 0 ? length : stackedLength(axis)
    }
}

extension UIStackView {
    /// Adds up intrinsic lengths rather than solving for the fitting size: nested stacks would all be solved again for
    /// each level around them, and not hear of changed constraints inside of what they stack.
    func sumOfLengths(_ direction: NSLayoutConstraint.Axis) -> CGFloat? {
        let views = arrangedSubviews.filter { !$0.isHidden }
        let lengths = views.compactMap { $0.proportionalLength(direction) }
        guard let longest = lengths.max() else { return nil }
        guard direction == axis else { return longest }
        let gaps = views.dropLast().map { gap(after: $0) }.reduce(0, +)
        return gaps
            + (distribution == .fillEqually ? longest * CGFloat(views.count) : lengths.reduce(0, +))
    }
}
