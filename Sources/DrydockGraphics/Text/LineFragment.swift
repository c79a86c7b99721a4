import Foundation

/// The part of its container that a line may fill: between the paragraph's indents.
struct LineFragment {
    /// Points from the leading edge.
    private(set) var head: CGFloat
    private let tailIndent: CGFloat
    private let alignment: NSTextAlignment
    /// Which edge is the leading one.
    let isRightToLeft: Bool
    private(set) var width: CGFloat
    /// The part of the container's width that the line is in, where exclusions leave it no more; nil for all of it.
    private(set) var gap: ClosedRange<CGFloat>?

    init(_ paragraph: MeasuredParagraph, limits: TextLayout.Limits, isFirst: Bool) {
        let style = paragraph.style
        head = max(isFirst ? style.firstLineHeadIndent : style.headIndent, 0)
        tailIndent = style.tailIndent
        alignment = style.alignment
        isRightToLeft =
            switch style.baseWritingDirection {
            // Text that begins with Arabic or Hebrew starts at the right, other text where the interface does.
            case .natural: limits.isRightToLeft || paragraph.level % 2 == 1
            case .leftToRight: false
            case .rightToLeft: true
            }
        let tail = tailIndent > 0 ? min(tailIndent, limits.width) : limits.width + tailIndent
        width = max(tail - head, 0)
    }

    private init(_ fragment: LineFragment, head: CGFloat, gap: ClosedRange<CGFloat>) {
        self = fragment
        self.head = head
        self.gap = gap
        width = gap.upperBound - gap.lowerBound
    }

    /// What a gap of the container leaves of the fragment; nil for nothing.
    func narrowed(to gap: ClosedRange<CGFloat>, container: CGFloat) -> LineFragment? {
        let left = isRightToLeft ? container - head - width : head
        guard gap.upperBound > left, gap.lowerBound < left + width else { return nil }
        if gap.lowerBound <= left, gap.upperBound >= left + width { return self }
        let common = max(gap.lowerBound, left)...min(gap.upperBound, left + width)
        let head = isRightToLeft ? container - common.upperBound : common.lowerBound
        return LineFragment(self, head: head, gap: common)
    }

    /// The width of a container that just holds the line and its indents.
    func neededWidth(forLine width: CGFloat) -> CGFloat {
        head + width + max(-tailIndent, 0)
    }

    /// The left end of a line of this width in a container.
    func x(forLine lineWidth: CGFloat, container: CGFloat) -> CGFloat {
        let tail = tailIndent > 0 ? min(tailIndent, container) : container + tailIndent
        let left = gap?.lowerBound ?? (isRightToLeft ? container - tail : head)
        let free = (gap.map { $0.upperBound - $0.lowerBound } ?? tail - head) - lineWidth
        switch alignment {
        case .left: return left
        case .right: return left + free
        case .center: return left + free / 2
        case .natural, .justified: return isRightToLeft ? left + free : left
        }
    }
}

/// How tall a line is and where in it the baseline lies.
struct LineHeight {
    let total: CGFloat
    /// From the line's top to the baseline.
    let ascent: CGFloat

    /// The tallest ascender, descender and leading of the fonts in the line, then the paragraph's multiple and limits.
    /// As in TextKit, what they add or take away is above the text. A baseline offset that all of the line has in common
    /// moves the text and leaves the line as it is, as since iOS 16.4; before, it moved the text twice as far.
    init(_ paragraph: MeasuredParagraph, range: Range<Int>) {
        let all = paragraph.attributes(in: range)
        let common = Self.commonOffset(of: all)
        var ascender: CGFloat = 0
        var descender: CGFloat = 0
        var leading: CGFloat = 0
        for attributes in all {
            let offset = attributes.baselineOffset - common
            ascender = max(ascender, attributes.font.ascender + offset)
            descender = max(descender, -attributes.font.descender - offset)
            leading = max(leading, attributes.font.leading)
            if let rect = attributes.attachment?.rect {
                ascender = max(ascender, rect.maxY + offset)
                descender = max(descender, -rect.minY - offset)
            }
        }
        let style = paragraph.style
        let natural = ascender + descender + leading
        var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
        height = max(height, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        total = height
        ascent = ascender + height - natural
    }

    /// How far all of a line is raised, or lowered where it is negative.
    private static func commonOffset(of attributes: [TextAttributes]) -> CGFloat {
        guard let first = attributes.first?.baselineOffset else { return 0 }
        var (lowest, highest) = (first, first)
        for other in attributes.dropFirst() {
            lowest = min(lowest, other.baselineOffset)
            highest = max(highest, other.baselineOffset)
        }
        return lowest > 0 ? lowest : min(highest, 0)
    }
}
