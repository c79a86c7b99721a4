/// Which grapheme clusters ask for a face with pictures in colour (UTS #51).
package enum EmojiClusters {
    /// - Parameters:
    ///   - range: code units of one grapheme cluster.
    /// - Returns: true for what Unicode shows as a picture unless told otherwise, for what variation selector 16 or a
    ///   modifier turns into one, for flags and keycaps; false where variation selector 15 asks for text.
    package static func isEmoji(_ range: Range<Int>, of text: [UInt16]) -> Bool {
        text.withUTF16 { text in
            guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= text.count else { return false }
            let first = text.scalar(at: range.lowerBound)
            // Nothing before the copyright sign is a picture on its own.
            if range.count == 1, first < 0xA9 { return false }
            let properties = ScalarProperties(first)
            guard properties.isEmoji else { return false }
            let next = range.lowerBound + UTF16Text.length(first)
            guard next < range.upperBound else {
                return properties.isEmojiPresentation && properties.grapheme != .regionalIndicator
            }
            let second = text.scalar(at: next)
            switch second {
            case 0xFE0F, 0x20E3: return true
            case 0xFE0E: return false
            default: break
            }
            if properties.isEmojiPresentation { return true }
            let isModified = properties.isEmojiModifierBase && ScalarProperties(second).isEmojiModifier
            return isModified || properties.isPictographic && second == 0x200D
        }
    }
}
