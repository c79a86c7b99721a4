extension UIView {
    /// The part inside of the margins that text should fill: at most 672 points wide, in the middle.
    public var readableContentGuide: UILayoutGuide {
        let insets = layoutNode.insetsForWriting
        if let guide = insets.readableGuide { return guide }
        let guide = UILayoutGuide(kind: .readable, owner: self)
        guide.identifier = "UIViewReadableContentGuide"
        insets.readableGuide = guide
        let margins = layoutMarginsGuide
        let asWideAsMargins = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
        asWideAsMargins.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: margins.topAnchor),
            guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualToConstant: longestReadableWidth),
            asWideAsMargins,
        ])
        return guide
    }
}

/// Points that a line of text of the default size may be long, as on a tablet.
package nonisolated let longestReadableWidth: CGFloat = 672
