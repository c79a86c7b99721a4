/// The boundaries of extended grapheme clusters: what a reader takes for one character.
///
/// The rules GB3 to GB13 of UAX #29. Linear.
package struct GraphemeBreaks {
    private var previous: GraphemeClass?
    private var isOddRegional = false
    /// Within a pictographic character and what extends it, and behind a joiner after that (rule GB11).
    private var pictograph = Pictograph.none

    private enum Pictograph { case none, extended, joined }

    private init() {}

    /// - Returns: the boundaries, the start and the end of the text among them; none of an empty text but 0.
    package static func find(in text: [UInt16]) -> BoundaryMap {
        text.withUTF16 { text in
            var map = BoundaryMap(count: text.count)
            var state = GraphemeBreaks()
            var offset = 0
            while offset < text.count {
                let scalar = text.scalar(at: offset)
                let properties = ScalarProperties(scalar)
                let next = properties.grapheme
                if state.isBetweenLetters(next, properties.isPictographic)
                    || state.breaks(before: next, properties.isPictographic)
                {
                    map.insert(offset)
                }
                offset += UTF16Text.length(scalar)
            }
            map.insert(text.count)
            return map
        }
    }

    /// Whether there is a boundary that leaves the state as it is, which is what most are (rule GB999).
    private func isBetweenLetters(_ next: GraphemeClass, _ isPictographic: Bool) -> Bool {
        next == .other && previous == .other && !isPictographic && pictograph == .none
    }

    private mutating func breaks(before next: GraphemeClass, _ isPictographic: Bool) -> Bool {
        let result = previous.map { breaks(between: $0, and: next, isPictographic) } ?? true
        isOddRegional = next == .regionalIndicator && !isOddRegional
        if isPictographic {
            pictograph = .extended
        } else if pictograph == .extended, next == .zeroWidthJoiner {
            pictograph = .joined
        } else if pictograph != .extended || next != .extend {
            pictograph = .none
        }
        previous = next
        return result
    }

    private func breaks(
        between previous: GraphemeClass,
        and next: GraphemeClass,
        _ isPictographic: Bool
    ) -> Bool {
        switch (previous, next) {
        case (.carriageReturn, .lineFeed): false
        case (.carriageReturn, _), (.lineFeed, _), (.control, _): true
        case (_, .carriageReturn), (_, .lineFeed), (_, .control): true
        case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT): false
        case (.hangulLV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulV), (.hangulV, .hangulT): false
        case (.hangulLVT, .hangulT), (.hangulT, .hangulT): false
        case (_, .extend), (_, .zeroWidthJoiner), (_, .spacingMark), (.prepend, _): false
        case (.regionalIndicator, .regionalIndicator): !isOddRegional
        default: !(pictograph == .joined && isPictographic)
        }
    }
}
