import DrydockControls
@_spi(Overriding) import DrydockViews

/// What a text view's text looks like where it does not say itself.
struct TextViewStyle {
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    var font: UIFont?
    var color: UIColor?
    var link: [NSAttributedString.Key: Any] = [:]
    /// What is typed next has other attributes than the text before it.
    var typing: RunAttributes?

    var shownFont: UIFont { font ?? Self.defaultFont }
    var shownColor: UIColor { color ?? .label }
}

extension UITextView {
    var defaultAttributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        return [.font: style.shownFont, .foregroundColor: style.shownColor, .paragraphStyle: paragraph]
    }

    /// Gives the whole text another look.
    func restyle(_ key: NSAttributedString.Key, _ value: Any?, _ change: (inout TextViewStyle) -> Void) {
        change(&style)
        if !editor.text.isPlain {
            editor.changeAttributes(in: 0..<editor.text.length) { values in
                var values = values
                values[key] = value
                return values
            }
        }
        textNeedsLayout()
    }

    func scaleFonts() {
        if adjustsFontForContentSizeCategory {
            let traits = traitCollection
            style.font = style.font?.scaled(for: traits)
            if !editor.text.isPlain {
                editor.changeAttributes(in: 0..<editor.text.length) { values in
                    guard let font = values[.font] as? UIFont else { return values }
                    return values.merging([.font: font.scaled(for: traits)]) { $1 }
                }
            }
        }
        textNeedsLayout()
    }

    // MARK: - Layout

    /// The rectangle in which lines stand, in the content's coordinates; its height is that of the text.
    private func lineRoom(width: CGFloat) -> (x: CGFloat, width: CGFloat) {
        let padding = max(textContainer.lineFragmentPadding, 0)
        let inset = textContainerInset
        let room = textContainer.width(inRoom: max(width - inset.left - inset.right, 0))
        return (inset.left + padding, max(room - 2 * padding, 0))
    }

    /// The width that text may take of the view's.
    private var contentWidth: CGFloat {
        let inset = isScrollEnabled ? adjustedContentInset : .zero
        return max(boundsStorage.width - inset.left - inset.right, 0)
    }

    /// The size that the text wants at a width, with what is around it, up to whole pixels.
    func fittingSize(width: CGFloat) -> CGSize {
        let sides =
            textContainerInset.left + textContainerInset.right + 2 * max(textContainer.lineFragmentPadding, 0)
        let layout = makeLayout(width: lineRoom(width: width).width)
        func roundUp(_ length: CGFloat) -> CGFloat {
            ((length - 0.001) * pixelsPerPoint).rounded(.up) / pixelsPerPoint
        }
        return CGSize(
            width: roundUp(layout.size.width + sides),
            height: roundUp(layout.bottom + textContainerInset.top + textContainerInset.bottom)
        )
    }

    var containerSize: CGSize {
        let width = lineRoom(width: contentWidth).width
        let layout = makeLayout(width: width)
        let padding = 2 * max(textContainer.lineFragmentPadding, 0)
        return CGSize(width: (width.isFinite ? width : layout.size.width) + padding, height: layout.bottom)
    }

    func updateContentSize() {
        guard isScrollEnabled else { return }
        let size = CGSize(width: contentWidth, height: fittingSize(width: contentWidth).height)
        if contentSize != size { contentSize = size }
    }

    var textGeometry: TextGeometry {
        let room = lineRoom(width: contentWidth)
        return TextGeometry(
            layout: makeLayout(width: room.width),
            origin: CGPoint(x: room.x, y: textContainerInset.top),
            isRightToLeft: isRightToLeft
        )
    }

    func textViewBaselines(_ width: CGFloat?) -> TextBaselines? {
        let layout = makeLayout(width: lineRoom(width: width ?? .infinity).width)
        guard let (first, last) = layout.baselines else { return nil }
        let top = textContainerInset.top
        return TextBaselines(edge: .top, first: top + first, last: top + last)
    }
}
