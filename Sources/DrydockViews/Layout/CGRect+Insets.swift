extension UIEdgeInsets {
    nonisolated var negated: UIEdgeInsets {
        UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
    }
}

extension CGRect {
    /// As `insetBy(dx:dy:)`, but a side without room for both insets becomes empty, in its middle: there `insetBy` answers
    /// with the null rectangle, whose origin is infinite.
    package func insetAtMost(dx: CGFloat, dy: CGFloat) -> CGRect {
        guard width < 2 * dx || height < 2 * dy else { return insetBy(dx: dx, dy: dy) }
        return insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}
