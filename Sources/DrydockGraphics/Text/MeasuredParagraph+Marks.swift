import DrydockPlatform
import DrydockUnicode
import Foundation

extension MeasuredParagraph {
    /// Whether a line that ends before a character shows a hyphen: behind a soft one.
    func showsHyphen(before index: Int) -> Bool {
        index > 0 && index < count && style.lineBreakMode != .byCharWrapping
            && characters.followsSoftHyphen(index)
    }

    /// A sign that is not in the text, such as an ellipsis, in the look of a character.
    ///
    /// - Parameter range: the characters that it stands for.
    func mark(_ text: String, like index: Int, for range: Range<Int>, fonts: FontCollection) -> TextLayout.Run
    {
        let attributes = attributes(at: index)
        let units = Array(text.utf16)
        var itemizer = TextItemizer(
            units: units,
            characters: TextCharacters(units),
            bidi: BidiParagraph(units, direction: .leftToRight),
            fonts: fonts
        )
        itemizer.append(0..<1, attributes)
        let item = itemizer.items.first
        return TextLayout.Run(
            source: units,
            units: 0..<units.count,
            shaped: item?.shaped,
            face: item?.face,
            attributes: attributes,
            range: utf16Range(range),
            level: level,
            isIndivisible: true,
            x: 0,
            width: item?.width ?? 0
        )
    }

    /// The width of a tab: to the first stop behind `pen`, or, where what follows the tab is to end at the stop or to be
    /// centred there, less than that.
    ///
    /// - Parameters:
    ///   - pen: points from the leading edge.
    ///   - end: where the line ends.
    func tabWidth(at index: Int, from pen: CGFloat, end: Int) -> CGFloat {
        for stop in style.ownTabStops ?? [] where stop.location > pen {
            var following: CGFloat = 0
            if stop.alignment != .left, stop.alignment != .natural, stop.alignment != .justified {
                var next = index + 1
                while next < end, !characters.isTab(next) { next += 1 }
                following = offsets[next] - offsets[index + 1]
            }
            let share: CGFloat = stop.alignment == .center ? 0.5 : 1
            return max(stop.location - following * share - pen, 0)
        }
        // Sums of widths come out a hair before a stop that they reach.
        func next(_ interval: CGFloat) -> CGFloat {
            ((pen / interval + 0.000_1).rounded(.down) + 1) * interval
        }
        let usual = next(ParagraphValues.usualTabInterval)
        let lastUsual = ParagraphValues.usualTabInterval * CGFloat(ParagraphValues.usualTabStops.count)
        let isUsual = style.defaultTabInterval <= 0 || style.ownTabStops == nil && usual <= lastUsual
        return (isUsual ? usual : next(style.defaultTabInterval)) - pen
    }
}

extension ParagraphValues {
    /// What the bidirectional algorithm is to take for the paragraph's direction: that of its first strong letter, unless
    /// the style says otherwise.
    ///
    /// - Parameter isRightToLeft: the direction of the interface, for text without letters.
    func direction(isRightToLeft: Bool) -> BidiParagraph.Direction {
        switch baseWritingDirection {
        case .natural: .natural(isRightToLeftOtherwise: isRightToLeft)
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
