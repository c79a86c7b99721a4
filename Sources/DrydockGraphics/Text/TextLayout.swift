package import Foundation
package import DrydockPlatform

/// Text broken into lines, with the place of every line and run: a value, in points, the same at every scale.
///
/// (0, 0) is the top left corner of the text's block. Cost of making one: linear in the text.
package struct TextLayout {
    /// Text of equal attributes in one line.
    package struct Run {
        /// The paragraph that it is a part of, in UTF-16, and which part.
        let source: [UInt16]
        let units: Range<Int>
        /// Nil for what has no ink, and when there is no font: the text is drawn as boxes.
        package let shaped: ShapedRun?
        let face: FontFace?
        package let attributes: TextAttributes
        /// Where it comes from in the whole text, in UTF-16 units.
        package let range: Range<Int>
        /// Of the bidirectional algorithm: odd for right to left.
        package let level: UInt8
        /// The run stands for its range as a whole, as an ellipsis does.
        let isIndivisible: Bool
        /// From the line's left end.
        package internal(set) var x: CGFloat
        package let width: CGFloat

        package var text: String { String(decoding: source[units], as: UTF16.self) }
        /// Of the file that draws it; nil without a font.
        package var facePath: String? { face?.path }
    }

    package struct Line {
        package internal(set) var runs: [Run]
        /// From the block's left edge.
        package internal(set) var x: CGFloat
        /// Without the spaces at the end.
        package let width: CGFloat
        /// What a container has to have for it, with the indents.
        let neededWidth: CGFloat
        package let top: CGFloat
        package let height: CGFloat
        /// From the block's top, like `top`.
        package let baseline: CGFloat
        /// An ellipsis stands for a part of the text.
        package let isTruncated: Bool
        /// Where it comes from in the whole text, in UTF-16 units: with the spaces at its end, without the line end.
        package let range: Range<Int>
        /// The spaces at the end.
        let hanging: [HangingSpace]
        package let isRightToLeft: Bool
        /// The part of the container's width that it is in; nil for all of it.
        var gap: ClosedRange<CGFloat>?

        package var text: String { runs.map(\.text).joined() }
    }

    /// A space behind the text of a line, from the line's left end.
    struct HangingSpace {
        let range: Range<Int>
        let left: CGFloat
        let right: CGFloat
    }

    package let lines: [Line]
    /// The size that the text needs, not rounded.
    package let size: CGSize
    /// False when text is left out.
    package let isComplete: Bool
    /// The line that empty text would stand in; nil where there is text.
    let emptyLine: Line?
    /// The width that lines are aligned in.
    let containerWidth: CGFloat

    /// What a layout has to keep to.
    package struct Limits: Hashable {
        /// Infinite for text that breaks at newlines only.
        package var width: CGFloat
        package var height: CGFloat
        /// 0 for any number.
        package var lines: Int
        package var isRightToLeft: Bool
        /// What lines keep out of, where the width is finite.
        package var exclusions: [TextExclusion] = []
        /// Points that lines stay away from exclusions.
        package var padding: CGFloat = 0

        package init(
            width: CGFloat = .infinity,
            height: CGFloat = .infinity,
            lines: Int = 0,
            isRightToLeft: Bool = false
        ) {
            self.width = width
            self.height = height
            self.lines = lines
            self.isRightToLeft = isRightToLeft
        }
    }

    /// Lays out text. At least one line is made of text that is not empty, however little fits.
    package init(_ text: StyledText, limits: Limits, fonts: FontCollection) {
        self = fonts.withExclusiveUse {
            var typesetter = Typesetter(limits: limits, fonts: fonts)
            return typesetter.typeset(text)
        }
    }

    init(lines: [Line], emptyLine: Line?, containerWidth: CGFloat, size: CGSize, isComplete: Bool) {
        self.lines = lines
        self.emptyLine = emptyLine
        self.containerWidth = containerWidth
        self.size = size
        self.isComplete = isComplete
    }

    /// How much wider than its room, in points, a line may be before it is broken.
    package static var tolerance: CGFloat { Typesetter.tolerance }

    /// The size as views have it: up to whole pixels, as on iOS.
    /// - Parameter scale: pixels per point.
    package func roundedSize(scale: CGFloat) -> CGSize {
        // Sums of fractions come out a hair above the number that they mean.
        func roundUp(_ length: CGFloat) -> CGFloat {
            // Zero is added because nothing is rounded up to minus zero.
            ((length - Typesetter.tolerance) * scale).rounded(.up) / scale + 0
        }
        return CGSize(width: roundUp(size.width), height: roundUp(size.height))
    }
}
