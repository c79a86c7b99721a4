/// Undoes the filters of PNG (ISO/IEC 15948, chapter 9), in place.
enum PNGUnfilter {
    /// - Parameters:
    ///   - filter: The byte before the row.
    ///   - row: The filtered bytes, which become samples.
    ///   - above: The samples of the row above, or zeros. As long as the row.
    ///   - distance: From a byte to the same byte of the pixel at its left.
    /// - Returns: Whether there is such a filter.
    static func apply(
        _ filter: UInt8,
        to row: UnsafeMutablePointer<UInt8>,
        above: UnsafePointer<UInt8>,
        count: Int,
        distance: Int
    ) -> Bool {
        switch filter {
        case 0: break
        case 1: addLeft(to: row, count: count, distance: distance)
        case 2: addAbove(above, to: row, count: count)
        case 3: addAverage(above, to: row, count: count, distance: distance)
        case 4: addPaeth(above, to: row, count: count, distance: distance)
        default: return false
        }
        return true
    }

    private static func addLeft(to row: UnsafeMutablePointer<UInt8>, count: Int, distance: Int) {
        var index = distance
        while index < count {
            row[index] &+= row[index &- distance]
            index &+= 1
        }
    }

    private static func addAbove(
        _ above: UnsafePointer<UInt8>,
        to row: UnsafeMutablePointer<UInt8>,
        count: Int
    ) {
        var index = 0
        while index < count {
            row[index] &+= above[index]
            index &+= 1
        }
    }

    private static func addAverage(
        _ above: UnsafePointer<UInt8>,
        to row: UnsafeMutablePointer<UInt8>,
        count: Int,
        distance: Int
    ) {
        var index = 0
        while index < min(distance, count) {
            row[index] &+= above[index] &>> 1
            index &+= 1
        }
        while index < count {
            let sum = UInt16(row[index &- distance]) &+ UInt16(above[index])
            row[index] &+= UInt8(truncatingIfNeeded: sum &>> 1)
            index &+= 1
        }
    }

    /// Adds whichever of left, above and above left is closest to left + above − above left.
    private static func addPaeth(
        _ above: UnsafePointer<UInt8>,
        to row: UnsafeMutablePointer<UInt8>,
        count: Int,
        distance: Int
    ) {
        var index = 0
        while index < min(distance, count) {
            row[index] &+= above[index]
            index &+= 1
        }
        while index < count {
            let left = Int32(row[index &- distance])
            let upper = Int32(above[index])
            let upperLeft = Int32(above[index &- distance])
            let horizontal = upper &- upperLeft
            let vertical = left &- upperLeft
            let both = horizontal &+ vertical
            let toLeft = horizontal < 0 ? 0 &- horizontal : horizontal
            let toUpper = vertical < 0 ? 0 &- vertical : vertical
            let toUpperLeft = both < 0 ? 0 &- both : both
            let nearest = toUpper <= toUpperLeft ? upper : upperLeft
            let prediction = toLeft <= toUpper && toLeft <= toUpperLeft ? left : nearest
            row[index] &+= UInt8(truncatingIfNeeded: prediction)
            index &+= 1
        }
    }
}
