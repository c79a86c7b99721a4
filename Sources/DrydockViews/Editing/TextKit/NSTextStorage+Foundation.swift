import Foundation

/// What Foundation keeps of a storage.
nonisolated extension NSTextStorage {
    /// Keeps the same what Foundation reads behind the overrides, where a storage is copied into another string.
    func copyToFoundation(_ old: Range<Int>, length: Int, _ mask: EditActions = .editedCharacters) {
        var (old, new) = (old, old.lowerBound..<old.lowerBound + length)
        if super.length + length - old.count != self.length || old.upperBound > super.length {
            (old, new) = (0..<super.length, 0..<self.length)
        }
        // Foundation compares adjacent runs that have as many values, and traps where it does not know those.
        if new.isEmpty, old.lowerBound > 0, old.upperBound < super.length {
            var run = NSRange()
            let values = super.attributes(at: old.upperBound, effectiveRange: &run)
            let part = old.upperBound..<max(run.upperBound, old.upperBound + 1)
            copy(values, to: part, besides: [count(old.lowerBound - 1), count(part.lowerBound - 1)])
        }
        if mask.contains(.editedCharacters) || old.count != new.count {
            super.replaceCharacters(
                in: NSRange(old),
                with: (string as NSString).substring(with: NSRange(new))
            )
        }
        var location = new.lowerBound
        let behind = count(new.upperBound)
        while location < new.upperBound {
            var run = NSRange()
            let values = attributes(at: location, effectiveRange: &run)
            let end = min(max(run.upperBound, location + 1), new.upperBound)
            copy(values, to: location..<end, besides: [count(location - 1), count(end), behind])
            location = end
        }
    }

    /// How many values Foundation has for a character; -1 for none.
    private func count(_ location: Int) -> Int {
        location >= 0 && location < super.length
            ? super.attributes(at: location, effectiveRange: nil).count : -1
    }

    private func copy(_ values: [NSAttributedString.Key: Any], to range: Range<Int>, besides counts: [Int]) {
        var values = values
        let counts = counts + [count(range.upperBound)]
        for key in Self.separators where counts.contains(values.count) { values[key] = 0 }
        super.setAttributes(values, range: NSRange(range))
    }

    /// They have no meaning.
    private static let separators = (0..<4).map { NSAttributedString.Key("DrydockRunSeparator\($0)") }
}
