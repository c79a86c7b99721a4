import DrydockControls
@_spi(Overriding) import DrydockViews

extension UITextView {
    /// The selection, the text and the caret, in the content's coordinates.
    func appendText(to builder: inout DisplayListBuilder) {
        // A layout manager may be of an application's class, or have a delegate.
        let lock = FrameLock.beginAppCall()
        defer { lock?.end() }
        if isFirstResponder { editor.appendSelection(to: &builder) }
        let geometry = textGeometry
        geometry.layout.append(
            to: &builder,
            at: geometry.origin,
            visible: visibleHeights,
            colors: TextColors(text: style.shownColor),
            fonts: .bundled
        )
        if isFirstResponder { editor.appendCaret(to: &builder) }
        editor.appendHandles(to: &builder)
    }

    /// While an animation scrolls, from where it shows to where it ends.
    private var visibleHeights: ClosedRange<CGFloat> {
        let shown = presentation?.boundsOrigin?.y ?? bounds.minY
        guard clipsToBounds else { return -.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude }
        let height = max(presentation?.frame?.height ?? 0, bounds.height)
        return min(shown, bounds.minY)...max(shown, bounds.minY) + height
    }

    func describeTextView(into description: inout ViewDescription) {
        let text = editor.text.string
        let shown = text.prefix(400)
        description.append(
            "text",
            shown + (shown.endIndex < text.endIndex ? "… \(TextIdentity.number(text))" : "")
        )
        description.append("font", "\(style.shownFont.fontName) \(style.shownFont.pointSize.short)")
        description.append("textColor", style.shownColor)
        description.append("textAlignment", case: textAlignment, unless: .natural)
        description.append("isEditable", isEditable, unless: true)
        description.append("isSelectable", isSelectable, unless: true)
        description.append("isEditing", isFirstResponder, unless: false)
    }
}
