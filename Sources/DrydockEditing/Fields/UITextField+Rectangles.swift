import DrydockControls
@_spi(Overriding) import DrydockViews

extension UITextField {
    /// Points between the border and the text.
    private var textInset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line, .bezel: 2
        case .roundedRect: 7
        }
    }

    // MARK: - Parts

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
    var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
    var showsClearButton: Bool { !showsRightView && isEnabled && hasText && isShown(clearButtonMode) }

    enum Side {
        case leading, trailing
    }

    func defaultSideRect(of view: UIView?, _ side: Side, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let size = CGSize(
            width: min(view.bounds.width, bounds.width),
            height: min(view.bounds.height, bounds.height)
        )
        return rect(of: size, side, inset: 0, in: bounds)
    }

    func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
        let side =
            adjustsFontForContentSizeCategory
            ? UIFontMetrics.default.scaledValue(for: 19, compatibleWith: traitCollection) : 19
        return rect(of: CGSize(width: side, height: side), .trailing, inset: 5, in: bounds)
    }

    /// At one end, in the middle of the height, on whole pixels.
    func rect(of size: CGSize, _ side: Side, inset: CGFloat, in bounds: CGRect) -> CGRect {
        let isLeft = (side == .leading) != isRightToLeft
        let y =
            bounds.minY + ((bounds.height - size.height) / 2 * pixelsPerPoint).rounded(.down) / pixelsPerPoint
        return CGRect(
            x: isLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
            y: y,
            width: size.width,
            height: size.height
        )
    }

    /// The bounds without the border's room and what stands beside the text.
    func defaultTextRect(in bounds: CGRect) -> CGRect {
        var insets = (leading: textInset, trailing: textInset)
        if showsLeftView {
            let rect = leftViewRect(forBounds: bounds)
            insets.leading = max(
                (isRightToLeft ? bounds.maxX - rect.minX : rect.maxX - bounds.minX) + textInset,
                0
            )
        }
        let trailing =
            showsRightView
            ? rightViewRect(forBounds: bounds) : showsClearButton ? clearButtonRect(forBounds: bounds) : nil
        if let trailing {
            let room = isRightToLeft ? trailing.maxX - bounds.minX : bounds.maxX - trailing.minX
            insets.trailing = max(room + (showsRightView ? textInset : 3), 0)
        }
        let left = isRightToLeft ? insets.trailing : insets.leading
        return CGRect(
            x: bounds.minX + left,
            y: bounds.minY,
            width: max(bounds.width - insets.leading - insets.trailing, 0),
            height: bounds.height
        )
    }

    /// Shows and places what stands beside the text.
    func layOutParts() {
        place(leftView, isShown: showsLeftView) { leftViewRect(forBounds: bounds) }
        place(rightView, isShown: showsRightView) { rightViewRect(forBounds: bounds) }
        if showsClearButton, clearButton == nil {
            let button = TextFieldClearButton()
            button.addAction(UIAction { [weak self] _ in self?.clearButtonWasTapped() }, for: .touchUpInside)
            clearButton = button
        }
        place(clearButton, isShown: showsClearButton) { clearButtonRect(forBounds: bounds) }
        revealCaret()
    }

    private func place(_ view: UIView?, isShown: Bool, rect: () -> CGRect) {
        guard let view else { return }
        if isShown {
            if view.superview !== self { addSubview(view) }
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = rect()
        } else if view.superview === self {
            view.removeFromSuperview()
        }
    }

    func sideViewDidChange(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        if let old, old.superview === self { old.removeFromSuperview() }
        if let new, new.bounds.size == .zero { new.sizeToFit() }
        partsMayHaveChanged()
    }

    /// Something beside the text comes or goes.
    func partsMayHaveChanged() {
        setNeedsLayout()
        markDisplayNeeded()
    }

    // MARK: - Sizes

    /// The text's or the placeholder's width in whole points, as on iOS without room for a caret behind it; a line of the
    /// font, in whole points, and the border around it.
    var fittingSize: CGSize {
        let size =
            hasText ? layout(width: .infinity).size : layout(width: .infinity, isPlaceholder: true).size
        let line = (layout(width: .infinity).rectangle(ofLine: 0).height - 0.01).rounded(.up) + 1
        let border: CGFloat =
            switch borderStyle {
            case .none: 0
            case .line: 5
            case .bezel: 6
            case .roundedRect: 12
            }
        let large = CGRect(x: 0, y: 0, width: 10_000, height: line + border)
        let sides = large.width - textRect(forBounds: large).width
        let height = max(
            line + border,
            showsLeftView ? leftView?.bounds.height ?? 0 : 0,
            showsRightView ? rightView?.bounds.height ?? 0 : 0
        )
        return CGSize(width: (size.width + sides - TextLayout.tolerance).rounded(.up), height: height)
    }

    var fieldBaselines: TextBaselines? {
        let layout = layout(width: .infinity)
        let line = layout.rectangle(ofLine: 0)
        let baseline = (layout.lines.first?.baseline ?? style.font.ascender) - line.height / 2
        return TextBaselines(edge: .centre, first: baseline, last: baseline)
    }

    // MARK: - The text's place

    /// Where a line's top is in a rectangle, by the vertical alignment.
    func lineTop(height: CGFloat, in rect: CGRect) -> CGFloat {
        let free = rect.height - height
        let top: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: free
            case .center, .fill: free / 2
            }
        return rect.minY + (top * pixelsPerPoint).rounded() / pixelsPerPoint
    }

    var textGeometry: TextGeometry {
        let rect = editingRect(forBounds: bounds)
        let layout = layout(width: .infinity)
        let line = layout.rectangle(ofLine: 0)
        let origin = CGPoint(
            x: rect.minX + alignedX(layout, in: rect) - scrollOffset,
            y: lineTop(height: line.height, in: rect)
        )
        return TextGeometry(
            layout: DocumentLayout(layout),
            origin: origin,
            hiddenOffsets: isSecureTextEntry ? editor.text.hidden.offsets : nil,
            isRightToLeft: isRightToLeft
        )
    }

    /// How far the text stands from a rectangle's left edge while nothing is scrolled.
    private func alignedX(_ layout: TextLayout, in rect: CGRect) -> CGFloat {
        let free = rect.width - textWidth(layout)
        guard free > 0 else { return 0 }
        switch textAlignment {
        case .left: return 0
        case .right: return free
        case .center: return free / 2
        case .natural, .justified: return isRightToLeft ? free : 0
        }
    }

    /// With the spaces at its end, and room for the caret.
    func textWidth(_ layout: TextLayout) -> CGFloat {
        let end = layout.range(ofLine: 0).upperBound
        let caret = layout.caretRectangle(at: TextLayout.Position(end, .upstream)).maxX
        return max(layout.size.width, caret) + TextEditor.caretWidth
    }

    /// Moves the text so that the caret is seen, and no more room than need be is left behind it.
    func revealCaret() {
        caretWillBeRevealed()
        let rect = editingRect(forBounds: bounds)
        guard isEditing, rect.width > 0 else {
            scrollOffset = 0
            return
        }
        let range = max(textWidth(layout(width: .infinity)) - rect.width, 0)
        let head = editor.selection.head
        let caret = textGeometry.caretRect(at: head, affinity: editor.selection.affinity).minX
        var offset = scrollOffset
        if caret < rect.minX { offset -= rect.minX - caret }
        if caret > rect.maxX - TextEditor.caretWidth { offset += caret - rect.maxX + TextEditor.caretWidth }
        offset = min(max(offset, 0), range)
        guard offset != scrollOffset else { return }
        scrollOffset = offset
        markDisplayNeeded()
    }

    /// Has a caret at the text's end stand inside of the field.
    func insideEditingRect(_ rect: CGRect) -> CGRect {
        let room = editingRect(forBounds: bounds)
        var rect = rect
        rect.origin.x = max(min(rect.minX, room.maxX - rect.width), min(room.minX, rect.minX))
        return rect
    }
}
