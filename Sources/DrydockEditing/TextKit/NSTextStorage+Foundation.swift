import DrydockControls
import DrydockViews
import Foundation

/// What Foundation keeps of a storage.
nonisolated extension NSTextStorage {
    /// Keeps the same what Foundation reads behind the overrides, where a storage is copied into another string.
    func copyToFoundation(_ old: Range<Int>, length: Int, _ mask: EditActions = .editedCharacters) {
        var (old, new) = (old, old.lowerBound..<old.lowerBound + length)
        if super.length + length - old.count != self.length || old.upperBound > super.length {
            (old, new) = (0..<super.length, 0..<self.length)
        } else if mask.contains(.editedCharacters) || old.count != new.count {
            let wide = rangeOfWholeCharacters(around: new)
            old = wide.lowerBound..<old.upperBound + wide.upperBound - new.upperBound
            new = wide
        }
        // Foundation compares adjacent runs that have as many values, and traps where it does not know those.
        if new.isEmpty, old.lowerBound > 0, old.upperBound < super.length {
            var run = NSRange()
            let values = super.attributes(at: old.upperBound, effectiveRange: &run)
            let part = old.upperBound..<max(run.upperBound, old.upperBound + 1)
            copy(values, to: part, besides: [count(old.lowerBound - 1), count(part.lowerBound - 1)])
        }
        if mask.contains(.editedCharacters) || old.count != new.count {
            if !old.isEmpty, !new.isEmpty {
                // The text that replaces takes the values of the first run, which are compared with what is behind.
                copy([:], to: old, besides: [count(old.lowerBound - 1)])
            }
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

    /// A range with as much before and behind it that it begins and ends between characters, whatever stood in the range before:
    /// where an edit begins or ends inside of one, Foundation changes all of it, and counts its runs by what was asked for.
    private func rangeOfWholeCharacters(around range: Range<Int>) -> Range<Int> {
        let units = string.utf16
        var place = units.index(units.startIndex, offsetBy: range.lowerBound)
        var start = range.lowerBound
        // Between two signs that stand for themselves one character ends and another one begins.
        var inRow = 0
        while start > 0 {
            units.formIndex(before: &place)
            inRow = Self.standsForItself(units[place]) ? inRow + 1 : 0
            if inRow == 2 { break }
            start -= 1
        }
        place = units.index(units.startIndex, offsetBy: range.upperBound)
        var end = range.upperBound
        inRow = 0
        while place < units.endIndex {
            inRow = Self.standsForItself(units[place]) ? inRow + 1 : 0
            if inRow == 2 { break }
            units.formIndex(after: &place)
            end += 1
        }
        return start..<end
    }

    /// Whether a unit of UTF-16 is a character, whatever stands beside it: letters of scripts that need no marks, digits,
    /// punctuation. What is left out here costs time alone.
    private static func standsForItself(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x4E00...0x9FFF: true
        default: false
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
