/// Colours along a line, between circles or around a point. Never changes once it is made.
///
/// Colours are interpolated in whole numbers, premultiplied unless stops know their channels before, into a table of 1,024 (4,096 when stops are closer than a quarter
/// of the way): within one level of the exact ones. Cost of making one: the table and the stops.
package final class Gradient: Equatable, @unchecked Sendable {
    // Unchecked: the memory is written in the initialiser only.

    package enum Geometry: Hashable, Sendable {
        /// From one point to another, in the gradient's space.
        case linear(x0: Double, y0: Double, x1: Double, y1: Double)
        /// From one circle to another.
        case radial(x0: Double, y0: Double, r0: Double, x1: Double, y1: Double, r1: Double)
        /// Once around a point, clockwise from the positive x axis (y down).
        case conic(x: Double, y: Double)
    }

    package struct Stop: Hashable, Sendable {
        /// 0 ... 1; what lies outside is clamped, NaN is 0.
        package let position: Double
        package let color: PremultipliedColor

        /// The channels before they were multiplied by alpha, red in the lowest byte; nil when only the products are known.
        let straight: UInt32?

        package init(position: Double, color: PremultipliedColor) {
            self.position = position >= 0 ? min(position, 1) : 0
            self.color = color
            straight = nil
        }

        /// Between two such stops channels are interpolated apart from alpha, as Core Graphics and SVG have it.
        package init(position: Double, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
            self.position = position >= 0 ? min(position, 1) : 0
            color = PremultipliedColor(red: red, green: green, blue: blue, alpha: alpha)
            straight = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
        }
    }

    package let geometry: Geometry
    package let stops: [Stop]
    /// Whether the first colour goes on before the beginning, and the last beyond the end.
    package let extendsStart: Bool
    package let extendsEnd: Bool

    /// The binary logarithm of the table's colours: the first is for what comes before, one more for what comes after.
    let exponent: Int
    let table: UnsafeMutablePointer<UInt32>
    let isOpaque: Bool

    /// - Parameter stops: in any order; those of one position in theirs. No stops are a clear one.
    package init(_ geometry: Geometry, stops: [Stop], extendsStart: Bool = true, extendsEnd: Bool = true) {
        self.geometry = geometry
        self.stops = stops
        self.extendsStart = extendsStart
        self.extendsEnd = extendsEnd
        let sorted = stops.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
        }.map(\.element)
        let isFine = zip(sorted, sorted.dropFirst()).contains {
            $1.position - $0.position < 0.25 && $0.color != $1.color
        }
        exponent = isFine ? 12 : 10
        let count = 1 << exponent
        table = .allocate(capacity: count + 2)
        let ends = (sorted.first?.color.pixel ?? 0, sorted.last?.color.pixel ?? 0)
        table[0] = extendsStart ? ends.0 : 0
        table[count + 1] = extendsEnd ? ends.1 : 0
        var next = 0
        for index in 0..<count {
            let t = (Double(index) + 0.5) / Double(count)
            while next < sorted.count, sorted[next].position <= t { next += 1 }
            if next == 0 || next == sorted.count {
                table[index + 1] = next == 0 ? ends.0 : ends.1
                continue
            }
            let (from, to) = (sorted[next - 1], sorted[next])
            let part = UInt32((t - from.position) / (to.position - from.position) * 65_536 + 0.5)
            // Of one alpha, both ways are the same.
            if from.color.a != to.color.a, let start = from.straight, let end = to.straight {
                table[index + 1] = Self.mix(straight: start, end, part)
            } else {
                table[index + 1] = Self.mix(from.color.pixel, to.color.pixel, part)
            }
        }
        isOpaque = !stops.isEmpty && extendsStart && extendsEnd && stops.allSatisfy(\.color.isOpaque)
    }

    deinit {
        table.deallocate()
    }

    private static func mix(_ from: UInt32, _ to: UInt32, _ part: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let (a, b) = ((from >> shift) & 255, (to >> shift) & 255)
            result |= ((a * (65_536 - part) + b * part + 32_768) >> 16) << shift
        }
        return result
    }

    /// Each channel mixed, then multiplied by the mixed alpha, and rounded once.
    private static func mix(straight from: UInt32, _ to: UInt32, _ part: UInt32) -> UInt32 {
        func mixed(_ shift: UInt32) -> UInt64 {
            UInt64((from >> shift) & 255) * UInt64(65_536 - part) + UInt64((to >> shift) & 255) * UInt64(part)
        }
        let alpha = mixed(24)
        var result = UInt32(truncatingIfNeeded: (alpha + 32_768) >> 16) << 24
        for shift in stride(from: UInt32(0), to: 24, by: 8) {
            let level = (mixed(shift) * alpha / 255 + 1 << 31) >> 32
            result |= UInt32(truncatingIfNeeded: min(level, UInt64(result >> 24))) << shift
        }
        return result
    }

    package static func == (left: Gradient, right: Gradient) -> Bool {
        left === right
            || left.geometry == right.geometry && left.stops == right.stops
                && left.extendsStart == right.extendsStart && left.extendsEnd == right.extendsEnd
    }
}
