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
        for line in lines {
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
        for line in lines {
            let pen = builder.position(of: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline))
            let start = LineStart(x: Self.wholePixel(pen.x), baseline: Self.wholePixel(pen.y))
            for run in line.runs {
                append(run, of: start, color: colors.color(of: run.attributes), fonts: fonts, to: &builder)
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
        of start: LineStart,
        color: UIColor,
        fonts: FontCollection,
        to builder: inout DisplayListBuilder
    ) {
        let scale = builder.scale
        let attributes = run.attributes
        let pen = CGFloat(start.x) + run.x * scale
        let baseline = start.baseline - Self.wholePixel(attributes.baselineOffset * scale)
        if color.opacity > 0 {
            if let shaped = run.shaped, let face = run.face {
                if builder.drawsOutlines || attributes.font.pointSize * scale > Self.largestMask {
                    let size = Double(attributes.font.pointSize * scale)
                    let place = Affine(a: size, d: size, tx: Double(pen), ty: Double(baseline))
                    let glyphs = fonts.withExclusiveUse { face.outlines(shaped) }
                    builder.append(.glyphs(glyphs, place, .color(color.premultiplied)))
                    return appendLines(for: run, x: pen, baseline: baseline, color: color, to: &builder)
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
        if !attributes.underline.isEmpty || !attributes.strikethrough.isEmpty {
            appendLines(for: run, x: pen, baseline: baseline, color: color, to: &builder)
        }
    }

    private func appendLines(
        for run: Run,
        x: CGFloat,
        baseline: Int,
        color: UIColor,
        to builder: inout DisplayListBuilder
    ) {
        let attributes = run.attributes
        let em = attributes.font.pointSize * builder.scale
        let thickness = max(Self.wholePixel(em * Self.lineThickness), 1)
        let left = Self.wholePixel(x)
        let width = Self.wholePixel(x + run.width * builder.scale) - left
        func appendLine(_ style: NSUnderlineStyle, y: Int, color: UIColor) {
            guard !style.isEmpty, width > 0 else { return }
            let height = style.contains(.thick) ? 2 * thickness : thickness
            builder.fill(RoundedRect(PixelRect(x: left, y: y, width: width, height: height)), color)
        }
        let drop = max(Self.wholePixel(em * Self.underlineDrop), 1)
        appendLine(attributes.underline, y: baseline + drop, color: attributes.underlineColor ?? color)
        let middle = Self.wholePixel(attributes.font.xHeight * builder.scale / 2)
        appendLine(
            attributes.strikethrough,
            y: baseline - middle - thickness / 2,
            color: attributes.strikethroughColor ?? color
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

    /// Rounded half up, and within what a frame can hold.
    private static func wholePixel(_ position: CGFloat) -> Int {
        let limit: CGFloat = 16_777_216
        return Int(min(max((position + 0.5).rounded(.down), -limit), limit))
    }
}
