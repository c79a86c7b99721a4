import DrydockPlatform
import Foundation

/// A part of a paragraph that is of one look, face, script and direction.
struct TextItem {
    enum Content {
        case glyphs(ShapedRun)
        /// Boxes with the numbers of characters that no face has.
        case boxes(ShapedRun)
        /// Nothing to see, without a width.
        case blank
        /// Reaches to the next tab stop of its line.
        case tab
        /// A picture in the stead of each character.
        case attachment
        /// Empty boxes, for want of any font.
        case unknown
    }

    /// Characters of the paragraph.
    let range: Range<Int>
    let attributes: TextAttributes
    let face: FontFace?
    /// Of the bidirectional algorithm: odd for right to left.
    let level: UInt8
    let style: ShapingStyle
    let content: Content

    /// Whether each character stands alone.
    var isOfSingles: Bool {
        switch content {
        case .tab, .attachment: true
        default: false
        }
    }

    var shaped: ShapedRun? {
        switch content {
        case .glyphs(let run), .boxes(let run): run
        case .blank, .tab, .attachment, .unknown: nil
        }
    }

    /// Points; without tabs.
    var width: CGFloat {
        if let shaped { return CGFloat(shaped.width) * attributes.font.pointSize }
        return unshapedAdvance * CGFloat(range.count)
    }

    private var unshapedAdvance: CGFloat {
        if case .attachment = content {
            return (attributes.attachment?.advance ?? 0) + attributes.spacing
        }
        guard case .unknown = content else { return 0 }
        return FontCollection.boxAdvance * attributes.font.pointSize + attributes.spacing
    }

    /// Sets where each character begins and the last one ends, in points from where the text itself begins; the first place
    /// is that of the item. Tabs have no width here.
    func place(_ characters: TextCharacters, in offsets: inout [CGFloat]) {
        let origin = offsets[range.lowerBound]
        guard let shaped else {
            for index in range {
                offsets[index + 1] = origin + unshapedAdvance * CGFloat(index - range.lowerBound + 1)
            }
            return
        }
        let size = attributes.font.pointSize
        let first = characters.unit(range.lowerBound)
        var cursor = shaped.isRightToLeft ? range.upperBound : range.lowerBound
        shaped.forEachCluster(length: characters.unit(range.upperBound) - first) { units, start, end in
            // What joins into one sign has the same share of it each.
            let lower = characters.character(at: first + units.lowerBound, near: cursor)
            let upper = max(characters.character(at: first + units.upperBound, near: lower), lower)
            cursor = shaped.isRightToLeft ? lower : upper
            let left = origin + CGFloat(start) * size
            let width = CGFloat(end - start) * size
            for index in lower..<upper {
                let count = CGFloat(upper - lower)
                offsets[index] = left + width * CGFloat(index - lower) / count
                offsets[index + 1] = left + width * CGFloat(index + 1 - lower) / count
            }
        }
    }
}
