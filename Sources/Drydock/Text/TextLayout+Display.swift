import Foundation
import Platform
import Raster

/// What text without colours of its own is drawn in.
struct TextColors {
    var text: UIColor
    /// When set, replaces every colour, also those of attributed text.
    var override: UIColor?

    func color(of attributes: TextAttributes) -> UIColor {
        override ?? attributes.color ?? text
    }
}

extension TextLayout {
    /// Draws the block with its top left corner at a point of the current view's coordinates.
    ///
    /// Lines start, and baselines lie, on whole pixels, so that equal lines get equal masks wherever they stand.
    func append(
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
        let penX = CGFloat(start.x) + run.x * scale
        let left = penX.rounded(.down)
        let baseline = start.baseline - Self.wholePixel(attributes.baselineOffset * scale)
        if color.opacity > 0 {
            if let shaped = run.shaped, let face = fonts.face(for: attributes.font.typeface.file) {
                let glyphs = face.run(
                    shaped,
                    pixelSize: Double(attributes.font.pointSize * scale),
                    subpixelX: Double(penX - left)
                )
                if !glyphs.isEmpty {
                    let x = Self.wholePixel(left) + glyphs.left
                    builder.append(.mask(glyphs.mask, x: x, y: baseline + glyphs.top, color.premultiplied))
                }
            } else {
                appendBoxes(for: run, x: penX, baseline: baseline, color: color, to: &builder)
            }
        }
        let thickness = max(Self.wholePixel(attributes.font.pointSize * scale * Self.lineThickness), 1)
        let span = (x: Self.wholePixel(penX), endX: Self.wholePixel(penX + run.width * scale))
        func appendLine(_ style: NSUnderlineStyle, y: Int, thickness: Int, color: UIColor) {
            guard !style.isEmpty, span.endX > span.x else { return }
            let height = style.contains(.thick) ? 2 * thickness : thickness
            let rect = PixelRect(x: span.x, y: y, width: span.endX - span.x, height: height)
            builder.fill(RoundedRect(rect), color)
        }
        let drop = max(Self.wholePixel(attributes.font.pointSize * scale * Self.underlineDrop), 1)
        appendLine(
            attributes.underline,
            y: baseline + drop,
            thickness: thickness,
            color: attributes.underlineColor ?? color
        )
        let middle = Self.wholePixel(attributes.font.xHeight * scale / 2)
        appendLine(
            attributes.strikethrough,
            y: baseline - middle - thickness / 2,
            thickness: thickness,
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
        for (index, character) in run.text.enumerated() where LineBreakClass(character) != .space {
            let left = Self.wholePixel(x + CGFloat(index) * FontCollection.boxAdvance * em)
            let rect = PixelRect(x: left, y: baseline - height, width: width, height: height)
            builder.border(RoundedRect(rect), width: 1, color)
        }
    }

    /// Em: the thickness of lines, and how far under the baseline an underline begins.
    private static let lineThickness: CGFloat = 0.06
    private static let underlineDrop: CGFloat = 0.1

    /// Rounded half up, and within what a frame can hold.
    private static func wholePixel(_ position: CGFloat) -> Int {
        let limit: CGFloat = 16_777_216
        return Int(min(max((position + 0.5).rounded(.down), -limit), limit))
    }
}
