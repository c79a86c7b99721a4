/// The table of levels.
extension Problem {
    /// Lists the strengths in use. O(rows), with few strengths.
    mutating func gatherLevels() {
        levels.count = 0
        levels.append(Level.none)
        levels.append(Level.required)
        for row in 0..<rows.count {
            note(rows[row].up)
            note(rows[row].down)
        }
    }

    @inline(__always) private mutating func note(_ level: Int32) {
        guard level != Level.required, level != Level.none, case let place = rank(of: level), levels[place] != level
        else { return }
        levels.append(level)
        (levels.base + place + 1).update(from: levels.base + place, count: levels.count - 1 - place)
        levels[place] = level
    }

    /// The first index in the table of levels that is not below `level`, but the last one at most; 0 for stays and none.
    @inline(__always) func rank(of level: Int32) -> Int {
        var high = levels.count - 1
        if level >= levels[high] { return high }
        if level < 0 { return 0 }
        var low = 1
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] < level { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
