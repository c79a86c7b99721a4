import DrydockControls
import DrydockRaster
@_spi(Overriding) import DrydockViews

extension UITextField {
    /// The border, then the text or the placeholder.
    func appendField(to builder: inout DisplayListBuilder) {
        // Rectangles and text are an application's to override.
        let lock = FrameLock.beginAppCall()
        defer { lock?.end() }
        appendBorder(to: &builder)
        if isEditing {
            let rect = editingRect(forBounds: bounds)
            if !hasText { appendPlaceholder(to: &builder) }
            builder.clip(to: builder.shape(of: rect.insetBy(dx: -1, dy: 0))) { builder in
                editor.appendSelection(to: &builder)
                let geometry = textGeometry
                geometry.layout.append(
                    to: &builder,
                    at: geometry.origin,
                    visible: bounds.minY...bounds.maxY,
                    colors: TextColors(text: style.color),
                    fonts: .bundled
                )
                editor.appendCaret(to: &builder)
            }
            editor.appendHandles(to: &builder)
        } else if hasText {
            drawText(in: textRect(forBounds: bounds))
            appendDrawn(isPlaceholder: false, to: &builder)
        } else {
            appendPlaceholder(to: &builder)
        }
    }

    private func appendPlaceholder(to builder: inout DisplayListBuilder) {
        guard style.placeholder != nil else { return }
        drawPlaceholder(in: placeholderRect(forBounds: bounds))
        appendDrawn(isPlaceholder: true, to: &builder)
    }

    /// Text in the rectangle that the hook passed on, cut with an ellipsis where it is too long.
    private func appendDrawn(isPlaceholder: Bool, to builder: inout DisplayListBuilder) {
        guard let rect = drawnRect else { return }
        drawnRect = nil
        guard rect.width > 0, rect.isFinite else { return }
        let layout = layout(width: rect.width, isPlaceholder: isPlaceholder)
        // A field without a border does not show that it is disabled.
        let isDimmed = !isEnabled && !isPlaceholder && borderStyle != .none
        let color = isDimmed ? style.color.withAlphaComponent(style.color.opacity / 2) : style.color
        layout.append(
            to: &builder,
            at: CGPoint(x: rect.minX, y: lineTop(height: layout.rectangle(ofLine: 0).height, in: rect)),
            colors: TextColors(text: color),
            fonts: .bundled
        )
    }

    private func appendBorder(to builder: inout DisplayListBuilder) {
        let rect = borderRect(forBounds: bounds)
        if borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground ?? background
        {
            return builder.append(
                image.commands(
                    in: builder.pixels(of: rect),
                    scale: builder.scale,
                    tintColor: tintColor,
                    isRightToLeft: isRightToLeft
                )
            )
        }
        let pixel = 1 / builder.scale
        switch borderStyle {
        case .none: break
        case .line: builder.border(builder.shape(of: rect), width: pixel, .label)
        case .bezel:
            builder.border(builder.shape(of: rect), width: 1, .systemGray3)
            builder.fill(
                builder.shape(of: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)),
                .systemGray
            )
        case .roundedRect:
            let shape = builder.shape(of: rect, radius: Self.cornerRadius)
            builder.fill(shape, isEnabled ? .systemBackground : Self.disabledGround)
            builder.border(shape, width: pixel, Self.borderColor)
        }
    }

    private static let cornerRadius: CGFloat = 5
    static let borderColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2) }
    private static let disabledGround = UIColor {
        UIColor(white: ($0.userInterfaceStyle == .dark ? 5 : 250) / 255, alpha: 1)
    }

    func describeField(into description: inout ViewDescription) {
        if isSecureTextEntry {
            description.append("isSecureTextEntry", true, unless: false)
            description.append("characters", CGFloat(editor.text.string.count), unless: 0)
        } else if let text {
            let shown = text.prefix(400)
            description.append(
                "text",
                shown + (shown.endIndex < text.endIndex ? "… \(TextIdentity.number(text))" : "")
            )
        }
        if let placeholder { description.append("placeholder", placeholder) }
        description.append("font", "\(style.font.fontName) \(style.font.pointSize.short)")
        description.append("textColor", style.color)
        description.append("textAlignment", case: textAlignment, unless: .natural)
        description.append("borderStyle", case: borderStyle, unless: .none)
        description.append("isEditing", isEditing, unless: false)
    }
}

/// Empties a field: a grey disc with a cross.
final class TextFieldClearButton: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        setPointerShape { _ in .hand }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TextFieldClearButton is made in code") }

    /// The keyboard has Backspace.
    override var canBecomeFocused: Bool { false }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let disc = bounds.insetAtMost(dx: 2, dy: 2)
        let path = UIBezierPath(ovalIn: disc)
        let arm = disc.width * 0.19
        UITextField.borderColor.withAlphaComponent(isHighlighted ? 0.4 : 0.2).setFill()
        path.fill()
        let cross = UIBezierPath()
        for side in [CGFloat(-1), 1] {
            cross.move(to: CGPoint(x: disc.midX - arm, y: disc.midY - side * arm))
            cross.addLine(to: CGPoint(x: disc.midX + arm, y: disc.midY + side * arm))
        }
        cross.lineWidth = disc.width / 10
        cross.lineCapStyle = .round
        UIColor.systemBackground.setStroke()
        cross.stroke()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }
}
