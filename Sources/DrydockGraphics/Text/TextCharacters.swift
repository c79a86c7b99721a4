import DrydockUnicode

/// The characters of a paragraph: what a reader takes for one, whatever it is written with.
struct TextCharacters {
    private let units: [UInt16]
    /// Where each character begins among the UTF-16 units, and the end; nil where each unit is one.
    private let starts: [Int]?
    let count: Int
    let hasTabs: Bool

    /// Text without line ends. Cost: linear.
    init(_ units: [UInt16]) {
        self.units = units
        var highest: UInt16 = 0
        var hasTabs = false
        for unit in units {
            highest = max(highest, unit)
            hasTabs = hasTabs || unit == 0x09
        }
        self.hasTabs = hasTabs
        // Below the first combining mark each unit is a character.
        let breaks = highest < 0x300 ? nil : GraphemeBreaks.find(in: units)
        let isOfUnits = breaks?.isFull ?? true
        starts = isOfUnits ? nil : breaks?.offsets
        count = starts.map { $0.count - 1 } ?? units.count
    }

    /// What hangs over a line's end.
    static func isSpace(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x09, 0x1680, 0x2000...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    func isSpace(_ index: Int) -> Bool { Self.isSpace(units[unit(index)]) }
    func isTab(_ index: Int) -> Bool { hasTabs && units[unit(index)] == 0x09 }

    /// Whether there is a soft hyphen right before a character.
    func followsSoftHyphen(_ index: Int) -> Bool {
        let unit = unit(index)
        return unit > 0 && units[unit - 1] == 0xAD
    }

    /// Where a character, or the end, lies among the UTF-16 units.
    func unit(_ index: Int) -> Int { starts?[index] ?? index }

    func units(_ range: Range<Int>) -> Range<Int> { unit(range.lowerBound)..<unit(range.upperBound) }

    /// The character that a UTF-16 unit belongs to; `count` for the end. Logarithmic.
    func character(at unit: Int) -> Int {
        guard let starts else { return unit }
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The same, from a character that it is not far from.
    func character(at unit: Int, near index: Int) -> Int {
        guard let starts else { return unit }
        var index = index
        while index > 0, starts[index] > unit { index -= 1 }
        while index + 1 < starts.count, starts[index + 1] <= unit { index += 1 }
        return index
    }
}
