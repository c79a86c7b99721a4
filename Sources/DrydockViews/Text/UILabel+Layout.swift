package import Foundation

/// What a label's layout depends on beside its content.
struct LabelLayoutKey: Hashable {
    var limits: TextLayout.Limits
    /// Whether a line that is too wide or too high may shrink.
    var shrinks: Bool
    /// Whether letters shrink before words are broken.
    var keepsWords: Bool
}

/// A layout, and the box around its letters once that has been asked for.
struct LabelLayout {
    let key: LabelLayoutKey
    let layout: TextLayout
    /// At the size of its font, where `layout` is smaller to fit.
    let unshrunk: TextLayout?
    var ink: LabelInk?
}

/// Apart, for few labels are ever asked.
final class LabelInk {
    let scale: CGFloat
    let box: CGRect?

    init(_ layout: TextLayout, scale: CGFloat) {
        self.scale = scale
        box = layout.inkBox(scale: scale, fonts: .bundled)
    }
}

extension TextLayout.Limits {
    /// What a size has to be multiplied by to fit, 1 at most. An empty rectangle asks for nothing.
    fileprivate func factor(toFit size: CGSize) -> CGFloat {
        func part(_ room: CGFloat, of length: CGFloat) -> CGFloat {
            room > 0 && length > room + TextLayout.tolerance ? room / length : 1
        }
        return width > 0 && height > 0 ? min(part(width, of: size.width), part(height, of: size.height)) : 1
    }
}

extension UILabel {
    /// A width or height, in points, that is as good as none: anything longer is not broken.
    package nonisolated static let unlimited: CGFloat = 1_000_000

    /// The text's size within a width (`unlimited` or more for any), up to whole pixels.
    func fittingSize(_ size: CGSize, lines: Int) -> CGSize {
        let width = size.width < UILabel.unlimited ? max(size.width, 0) : .infinity
        return layout(width: width, height: .infinity, lines: lines).roundedSize(scale: pixelsPerPoint)
    }

    /// The present text laid out, from the last few layouts if one of them was made for the same limits.
    func layout(width: CGFloat, height: CGFloat, lines: Int) -> TextLayout {
        layouts[layoutIndex(width: width, height: height, lines: lines, shrinks: false)].layout
    }

    private func layoutIndex(width: CGFloat, height: CGFloat, lines: Int, shrinks: Bool) -> Int {
        let limits = TextLayout.Limits(
            width: width,
            height: height,
            lines: lines,
            isRightToLeft: isRightToLeft
        )
        let key = LabelLayoutKey(
            limits: limits,
            shrinks: shrinks,
            keepsWords: keepsWordsWhole && lines != 1 && hasAccessibilityText
        )
        if let known = layouts.firstIndex(where: { $0.key == key }) { return known }
        let text = text(for: key)
        let styled = text.styled.placingAttachments(width: width)
        let layout = TextLayout(styled, limits: limits, fonts: .bundled)
        if layouts.count == Self.keptLayouts { layouts.removeFirst() }
        layouts.append(LabelLayout(key: key, layout: layout, unshrunk: text.unshrunk))
        return layouts.count - 1
    }

    /// Measuring without a limit, measuring at a width and drawing.
    private static var keptLayouts: Int { 4 }

    /// The text to lay out, and the layout that did not fit if a line shrinks.
    private func text(for key: LabelLayoutKey) -> (styled: StyledText, unshrunk: TextLayout?) {
        let text = content.styledText(lines: key.limits.lines)
        if key.keepsWords, key.limits.width > 0 {
            let widest = widestWord
            // What lines are broken by, so that a word either fits or shrinks; smaller letters stand a little wider.
            guard widest > key.limits.width + TextLayout.tolerance else { return (text, nil) }
            let factor = max(0.98 * key.limits.width / widest, Self.leastFactorOfWords)
            return (text.scalingFonts(by: factor), nil)
        }
        guard key.shrinks else { return (text, nil) }
        var factor: CGFloat = 1
        var unshrunk: TextLayout?
        // Letters stand wider the smaller they are, so that the first factor is only near the right one.
        for _ in 0..<Self.shrinkingSteps where factor > minimumScaleFactor {
            let scaled = TextLayout(text.scalingFonts(by: factor), limits: .init(lines: 1), fonts: .bundled)
            let fitting = key.limits.factor(toFit: scaled.size)
            guard fitting < 1 else { break }
            if factor == 1 { unshrunk = scaled }
            factor = max(factor * fitting, minimumScaleFactor)
        }
        return (text.scalingFonts(by: factor), unshrunk)
    }

    private static var shrinkingSteps: Int { 8 }
    private static var leastFactorOfWords: CGFloat { 0.5 }

    /// How the text is laid out in a rectangle of this size to be drawn.
    package func drawnLayout(in size: CGSize) -> TextLayout {
        layouts[drawnIndex(in: size)].layout
    }

    private func drawnIndex(in size: CGSize) -> Int {
        layoutIndex(
            width: size.width,
            height: size.height,
            lines: numberOfLines,
            shrinks: adjustsFontSizeToFitWidth && numberOfLines == 1
        )
    }

    /// The box around the background and the letters.
    var inkBox: CGRect? {
        guard type(of: self) == UILabel.self, shadowColor == nil else { return nil }
        let (bounds, scale) = (bounds, pixelsPerPoint)
        let index = drawnIndex(in: bounds.size)
        if layouts[index].ink?.scale != scale {
            layouts[index].ink = LabelInk(layouts[index].layout, scale: scale)
        }
        guard let ink = layouts[index].ink?.box else { return nil }
        let top = top(of: layouts[index], in: bounds.height)
        return bounds.union(ink.offsetBy(dx: bounds.minX, dy: bounds.minY + top))
    }

    /// Where the first and the last line's baseline lie in a label of this size, from its top; nil without text.
    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let drawn = layouts[drawnIndex(in: size)]
        guard let first = drawn.layout.lines.first, let last = drawn.layout.lines.last else { return nil }
        let top = top(of: drawn, in: size.height)
        return (top + first.baseline, top + last.baseline)
    }

    /// Where a layout's block starts in a label of a height: it is centred, or where `baselineAdjustment` has it if it is smaller
    /// than its font.
    private func top(of drawn: LabelLayout, in height: CGFloat) -> CGFloat {
        let scale = pixelsPerPoint
        let centred = (height - drawn.layout.roundedSize(scale: scale).height) / 2
        guard let unshrunk = drawn.unshrunk, baselineAdjustment != .alignCenters else { return centred }
        let top = (height - unshrunk.roundedSize(scale: scale).height) / 2
        guard baselineAdjustment == .alignBaselines, let own = drawn.layout.lines.first,
            let full = unshrunk.lines.first
        else { return top }
        return top + full.baseline - own.baseline
    }

    /// Draws the text with its block centred vertically.
    func append(in rect: CGRect, to builder: inout DisplayListBuilder) {
        let drawn = layouts[drawnIndex(in: rect.size)]
        let layout = drawn.layout
        let height = layout.roundedSize(scale: pixelsPerPoint).height
        let origin = CGPoint(x: rect.minX, y: rect.minY + top(of: drawn, in: rect.height))
        let isCut = height > rect.height + 1 || lineBreakMode == .byClipping
        builder.clip(to: isCut ? builder.shape(of: rect) : nil) { builder in
            if let shadowColor {
                let shifted = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
                let colors = TextColors(text: shadowColor, override: shadowColor)
                layout.append(to: &builder, at: shifted, colors: colors, fonts: .bundled)
            }
            layout.append(to: &builder, at: origin, colors: drawnColors, fonts: .bundled)
        }
    }

    private var drawnColors: TextColors {
        if isHighlighted, let highlightedTextColor {
            return TextColors(text: highlightedTextColor, override: highlightedTextColor)
        }
        let color = content.color
        guard !isEnabled else { return TextColors(text: color) }
        return TextColors(text: color.withAlphaComponent(color.opacity * UILabel.disabledOpacity))
    }

    private static var disabledOpacity: CGFloat { 0.5 }
}
