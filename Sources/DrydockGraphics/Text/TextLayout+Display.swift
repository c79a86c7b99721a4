import Foundation
import DrydockPlatform
import DrydockRaster

/// What text without colours of its own is drawn in.
package struct TextColors {
    package var text: UIColor
    /// When set, replaces every colour, also those of attributed text.
    package var override: UIColor?

    package init(text: UIColor, override: UIColor? = nil) {
        self.text = text
        self.override = override
    }

    func color(of attributes: TextAttributes) -> UIColor {
        override ?? attributes.color ?? text
    }
}

/// What of a text is drawn.
package struct TextParts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// What lies behind the letters.
    package static let background = TextParts(rawValue: 1)
    /// Letters, attachments, and the lines at them.
    package static let glyphs = TextParts(rawValue: 2)
    package static let all: TextParts = [.background, .glyphs]
}

extension TextLayout {
    /// Draws the block with its top left corner at a point of the current view's coordinates.
    ///
    /// Lines start, and baselines lie, on whole pixels, so that equal lines get equal masks wherever they stand.
    package func append(
        to builder: inout DisplayListBuilder,
        at origin: CGPoint,
        colors: TextColors,
        fonts: FontCollection
    ) {
        append(lines: 0...lines.count, to: &builder, at: origin, colors: colors, fonts: fonts)
    }

    /// The box around the letters, in points from the block's top left corner, to within a pixel; nil where more than letters
    /// is drawn.
    package func inkBox(scale: CGFloat, fonts: FontCollection) -> CGRect? {
        if lines.contains(where: { $0.runs.contains { $0.attributes.isDecorated } }) { return nil }
        var builder = DisplayListBuilder(scale: scale)
        append(to: &builder, at: .zero, colors: TextColors(text: .black, override: .black), fonts: fonts)
        let box = builder.list.bounds(from: 0)
        return CGRect(
            x: CGFloat(box.x) / scale,
            y: CGFloat(box.y) / scale,
            width: CGFloat(box.width) / scale,
            height: CGFloat(box.height) / scale
        )
    }

    /// - Parameters:
    ///   - lines: the numbers of those that are drawn.
    ///   - builder: what draws.
    ///   - origin: of the whole block.
    ///   - parts: what is drawn.
    ///   - colors: for what has none of its own.
    ///   - fonts: where letters come from.
    func append(
        lines numbers: ClosedRange<Int>,
        to builder: inout DisplayListBuilder,
        at origin: CGPoint,
        parts: TextParts = .all,
        colors: TextColors,
        fonts: FontCollection
    ) {
        let lines = lines[Range(numbers).clamped(to: lines.indices)]
        for line in lines where parts.contains(.background) {
            for run in line.runs {
                guard let color = run.attributes.backgroundColor else { continue }
                let rect = CGRect(
                    x: origin.x + line.x + run.x,
                    y: origin.y + line.top,
                    width: run.width,
                    height: line.height
                )
                builder.fill(builder.shape(of: rect), color)
            }
        }
        for line in lines where parts.contains(.glyphs) {
            let pen = builder.position(of: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline))
            let start = LineStart(x: Self.wholePixel(pen.x), baseline: Self.wholePixel(pen.y))
            for run in line.runs {
                let color = colors.color(of: run.attributes)
                guard let shadow = run.attributes.shadow?.layer(scale: builder.scale) else {
                    append(run, in: line, at: start, color: color, fonts: fonts, to: &builder)
                    continue
                }
                builder.shadowed(shadow, box: nil, nil) { builder in
                    append(run, in: line, at: start, color: color, fonts: fonts, to: &builder)
                }
            }
        }
    }

    /// The pixel that a line's pen starts at.
    private struct LineStart {
        let x: Int
        let baseline: Int
    }

    private func append(
        _ run: Run,
        in line: Line,
        at start: LineStart,
        color: UIColor,
        fonts: FontCollection,
        to builder: inout DisplayListBuilder
    ) {
        let scale = builder.scale
        let attributes = run.attributes
        let pen = CGFloat(start.x) + run.x * scale
        let baseline = start.baseline - Self.wholePixel(attributes.baselineOffset * scale)
        if let attachment = run.attributes.attachment, run.shaped == nil, run.text == "\u{FFFC}" {
            append(attachment, x: pen, baseline: baseline, tintColor: color, to: &builder)
            return appendRules(run, in: line, at: start, x: pen, baseline, color, to: &builder)
        }
        if color.opacity > 0 {
            if let shaped = run.shaped, let face = run.face {
                if face.hasPictures {
                    append(shaped, face, run, x: pen, baseline, color: color, fonts, to: &builder)
                }
                let isLarge = attributes.font.pointSize * scale > Self.largestMask
                if builder.drawsOutlines || attributes.needsOutlines || isLarge {
                    let size = Double(attributes.font.pointSize * scale)
                    let place = attributes.place(x: Double(pen), y: Double(baseline), size: size)
                    let glyphs = fonts.withExclusiveUse { face.outlines(shaped, stretch: attributes.stretch) }
                    attributes.append(glyphs, place, color: color, to: &builder)
                    return appendRules(run, in: line, at: start, x: pen, baseline, color, to: &builder)
                }
                let left = pen.rounded(.down)
                let glyphs = fonts.withExclusiveUse {
                    face.run(
                        shaped,
                        pixelSize: Double(attributes.font.pointSize * scale),
                        subpixelX: Double(pen - left)
                    )
                }
                if !glyphs.isEmpty {
                    let x = Self.wholePixel(left) + glyphs.left
                    builder.append(.mask(glyphs.mask, x: x, y: baseline + glyphs.top, color.premultiplied))
                }
            } else if run.face == nil {
                appendBoxes(for: run, x: pen, baseline: baseline, color: color, to: &builder)
            }
        }
        appendRules(run, in: line, at: start, x: pen, baseline, color, to: &builder)
    }

    /// Edges are rounded one by one, as those of image views are.
    private func append(
        _ attachment: TextAttachment,
        x: CGFloat,
        baseline: Int,
        tintColor: UIColor,
        to builder: inout DisplayListBuilder
    ) {
        guard let image = attachment.image else { return }
        let scale = builder.scale
        let left = Self.wholePixel(x + attachment.rect.minX * scale)
        let right = Self.wholePixel(x + attachment.rect.maxX * scale)
        let top = baseline - Self.wholePixel(attachment.rect.maxY * scale)
        let bottom = baseline - Self.wholePixel(attachment.rect.minY * scale)
        let place = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        builder.append(image.commands(in: place, scale: scale, tintColor: tintColor))
    }

    private func appendRules(
        _ run: Run,
        in line: Line,
        at start: LineStart,
        x: CGFloat,
        _ baseline: Int,
        _ color: UIColor,
        to builder: inout DisplayListBuilder
    ) {
        let attributes = run.attributes
        guard attributes.underline.hasLine || attributes.strikethrough.hasLine else { return }
        let scale = builder.scale
        let em = attributes.font.pointSize * scale
        let thickness = max(Self.wholePixel(em * Self.lineThickness), 1)
        func append(_ style: NSUnderlineStyle, y: Int, _ color: UIColor) {
            let parts = style.contains(.byWord) ? Self.words(of: run, in: line) : [0..<max(run.width, 0)]
            let spans = parts.map { part in
                let left = Self.wholePixel(x + part.lowerBound * scale)
                return left..<max(Self.wholePixel(x + part.upperBound * scale), left)
            }
            let rule = Rule(style: style, color: color, y: y, thickness: thickness)
            self.append(rule, spans, from: start.x, to: &builder)
        }
        let drop = max(Self.wholePixel(em * Self.underlineDrop), 1)
        append(attributes.underline, y: baseline + drop, attributes.underlineColor ?? color)
        let middle = Self.wholePixel(attributes.font.xHeight * scale / 2)
        let height = attributes.strikethrough.isDouble ? 3 * thickness : thickness
        append(
            attributes.strikethrough,
            y: baseline - middle - height / 2,
            attributes.strikethroughColor ?? color
        )
    }

    /// Without a font text must not vanish: every character that is no space is drawn as an empty box.
    private func appendBoxes(
        for run: Run,
        x: CGFloat,
        baseline: Int,
        color: UIColor,
        to builder: inout DisplayListBuilder
    ) {
        let em = run.attributes.font.pointSize * builder.scale
        let height = Self.wholePixel(em * 0.7)
        let width = Self.wholePixel(em * FontCollection.boxAdvance * 0.8)
        for (index, character) in run.text.enumerated()
        where character.utf16.first.map(TextCharacters.isSpace) != true {
            let left = Self.wholePixel(x + CGFloat(index) * FontCollection.boxAdvance * em)
            let rect = PixelRect(x: left, y: baseline - height, width: width, height: height)
            builder.border(RoundedRect(rect), width: 1, color)
        }
    }

    /// Letters of more pixels than this are drawn as outlines, of any size; masks of them are not worth their memory.
    private static let largestMask: CGFloat = 256

    /// Em: the thickness of lines, and how far under the baseline an underline begins.
    private static let lineThickness: CGFloat = 0.06
    private static let underlineDrop: CGFloat = 0.1

    /// Rounded half up, and within what a frame can hold; what is no number is where nothing is seen.
    static func wholePixel(_ position: CGFloat) -> Int {
        let limit: CGFloat = 16_777_216
        return Int(max(-limit, min((position + 0.5).rounded(.down), limit)))
    }
}

extension TextAttributes {
    /// Whether more is drawn than letters from their masks.
    fileprivate var isDecorated: Bool {
        shadow != nil || backgroundColor != nil || attachment != nil || underline.hasLine
            || strikethrough.hasLine || needsOutlines
    }
}
