/// A row of a round gradient, four pixels at a time, without a number that is not finite.
struct RoundRow {
    typealias Four = SIMD4<Float>
    typealias Bits = SIMD4<Int32>

    let table: UnsafePointer<UInt32>
    let size: Float
    let x, y: Float
    let stepX, stepY: Float

    /// Fours of pixels that are computed one step after the other.
    private static let chunk = 16

    /// How many pixels were written: whole fours.
    @inline(__always)
    func fetch(_ kind: RoundShader.Kind, x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>)
        -> Int
    {
        // Along an upright gradient's rows nothing about y is to be computed again.
        switch (kind, stepY == 0) {
        case (.radial(let scale, let offset), true):
            radial(x, count, pixels, scale, offset, isFlat: true)
        case (.radial(let scale, let offset), false):
            radial(x, count, pixels, scale, offset, isFlat: false)
        case (.conic, true): conic(x, count, pixels, isFlat: true)
        case (.conic, false): conic(x, count, pixels, isFlat: false)
        }
        return count & ~3
    }

    @inline(__always)
    private func place(_ columns: Four, isFlat: Bool) -> (Four, Four) {
        (x + columns * stepX, isFlat ? Four(repeating: y) : y + columns * stepY)
    }

    @inline(__always)
    private func radial(
        _ first: Int,
        _ count: Int,
        _ pixels: UnsafeMutablePointer<UInt32>,
        _ scale: Float,
        _ offset: Float,
        isFlat: Bool
    ) {
        let row = self
        // The size is a power of two: multiplied before or after, numbers are the same.
        let (scale, offset) = (scale * size, offset * size)
        var columns = Four(0, 1, 2, 3) + Float(first)
        var index = 0
        while index &+ 4 <= count {
            let (x, y) = row.place(columns, isFlat: isFlat)
            row.write(scaled: (x * x + y * y).squareRoot() * scale + offset, to: pixels + index)
            columns += 4
            index &+= 4
        }
    }

    /// In steps over some pixels each: all of the operations of one pixel wait for one another, and a processor
    /// does not look far enough ahead to do those of others in the meantime.
    private func conic(
        _ first: Int,
        _ count: Int,
        _ pixels: UnsafeMutablePointer<UInt32>,
        isFlat: Bool
    ) {
        let row = self
        withUnsafeTemporaryAllocation(of: Four.self, capacity: Self.chunk) { memory in
            guard let turns = memory.baseAddress else { return }
            var start = 0
            while start &+ 4 <= count {
                let fours = min((count &- start) &>> 2, Self.chunk)
                let columns = Four(0, 1, 2, 3) + Float(first &+ start)
                let target = pixels + start
                if isFlat, let octant = Octant(row, columns[0], columns[0] + Float(4 &* fours &- 1)) {
                    row.conic(octant, columns, fours, turns, target)
                } else {
                    row.conic(columns, fours, turns, target, isFlat: isFlat)
                }
                start &+= 4 &* fours
            }
        }
    }

    /// Fours of pixels in any direction.
    @inline(__always)
    private func conic(
        _ columns: Four,
        _ fours: Int,
        _ turns: UnsafeMutablePointer<Four>,
        _ target: UnsafeMutablePointer<UInt32>,
        isFlat: Bool
    ) {
        var column = columns
        for index in 0..<fours {
            let (x, y) = place(column, isFlat: isFlat)
            let (ax, ay) = (Self.magnitude(x), Self.magnitude(y))
            let large = Self.larger(Self.larger(ax, ay), Four(repeating: 1e-30))
            turns[index] = Self.smaller(ax, ay) / large
            column += 4
        }
        for index in 0..<fours { turns[index] = Self.arc(turns[index]) }
        column = columns
        for index in 0..<fours {
            let (x, y) = place(column, isFlat: isFlat)
            let isSteep = Self.magnitude(x) - Self.magnitude(y)
            var turn = Self.difference(from: 0.25, turns[index], isSteep)
            // A zero has no sign then.
            turn = Self.difference(from: 0.5, turn, x + 0)
            turn = Self.difference(from: 1, turn, y + 0)
            write(turn, to: target + 4 &* index)
            column += 4
        }
    }

    /// As above, of an upright gradient in one octant, where nothing is to be told apart.
    @inline(__always)
    private func conic(
        _ octant: Octant,
        _ columns: Four,
        _ fours: Int,
        _ turns: UnsafeMutablePointer<Four>,
        _ target: UnsafeMutablePointer<UInt32>
    ) {
        let row = self
        let height = Self.magnitude(Four(repeating: y))
        let least = Self.larger(height, Four(repeating: 1e-30))
        var column = columns
        if octant.isSteep {
            for index in 0..<fours {
                turns[index] = Self.magnitude(row.x + column * row.stepX) / least
                column += 4
            }
        } else {
            for index in 0..<fours {
                let width = Self.magnitude(row.x + column * row.stepX)
                turns[index] = height / Self.larger(width, Four(repeating: 1e-30))
                column += 4
            }
        }
        for index in 0..<fours { turns[index] = Self.arc(turns[index]) }
        let (steep, left, upper) = (octant.steep, octant.left, octant.upper)
        for index in 0..<fours {
            row.write(
                upper.apply(to: left.apply(to: steep.apply(to: turns[index]))),
                to: target + 4 &* index
            )
        }
    }

    /// An eighth of the plane around the middle.
    private struct Octant {
        /// A number, or a part less it: its sign and what is added.
        struct Reflection {
            private let sign: Bits
            private let part: Four

            init(_ isReflected: Bool, _ part: Float) {
                sign = Bits(repeating: isReflected ? .min : 0)
                self.part = Four(repeating: isReflected ? part : 0)
            }

            @inline(__always)
            func apply(to number: Four) -> Four {
                unsafeBitCast(unsafeBitCast(number, to: Bits.self) ^ sign, to: Four.self) + part
            }
        }

        let isSteep: Bool
        let steep, left, upper: Reflection

        /// Where the columns of an upright gradient's row are, from one to another; nil in more than one octant.
        init?(_ row: RoundRow, _ first: Float, _ last: Float) {
            let (from, to, height) = (row.x + first * row.stepX, row.x + last * row.stepX, abs(row.y))
            guard (from < 0) == (to < 0), (abs(from) < height) == (abs(to) < height) else { return nil }
            isSteep = abs(from) < height
            steep = Reflection(isSteep, 0.25)
            left = Reflection(from < 0, 0.5)
            upper = Reflection(row.y < 0, 1)
        }
    }

    /// Writes the colours at four places.
    @inline(__always)
    private func write(_ places: Four, to target: UnsafeMutablePointer<UInt32>) {
        write(scaled: places * size, to: target)
    }

    /// As above, of places in the table's colours.
    @inline(__always)
    private func write(scaled places: Four, to target: UnsafeMutablePointer<UInt32>) {
        let value = Self.larger(places + 1, Four(repeating: 0.5))
        let inside = Self.smaller(value, Four(repeating: size + 1)) - 0.499_99 + RoundShader.magic
        let pairs = unsafeBitCast(inside, to: SIMD2<UInt64>.self)
        let (left, right) = (pairs[0], pairs[1])
        let table = table - Int(RoundShader.magic.bitPattern)
        target[0] = table[Int(UInt32(truncatingIfNeeded: left))]
        target[1] = table[Int(truncatingIfNeeded: left &>> 32)]
        target[2] = table[Int(UInt32(truncatingIfNeeded: right))]
        target[3] = table[Int(truncatingIfNeeded: right &>> 32)]
    }

    @inline(__always)
    private static func magnitude(_ numbers: Four) -> Four {
        unsafeBitCast(unsafeBitCast(numbers, to: Bits.self) & Bits(repeating: .max), to: Four.self)
    }

    @inline(__always)
    private static func arc(_ ratio: Four) -> Four {
        let square = ratio * ratio
        var sum = Four(repeating: RoundShader.c5)
        sum = sum * square + RoundShader.c4
        sum = sum * square + RoundShader.c3
        sum = sum * square + RoundShader.c2
        sum = sum * square + RoundShader.c1
        return (sum * square + RoundShader.c0) * ratio
    }

    /// A part less the number where the other is negative, else the number: as a sum with the number's sign
    /// changed, which is the same.
    @inline(__always)
    private static func difference(from part: Float, _ number: Four, _ other: Four) -> Four {
        let mask = unsafeBitCast(other, to: Bits.self)
        let negated = unsafeBitCast(number, to: Bits.self) ^ (mask & Bits(repeating: .min))
        let parts = Bits(repeating: Int32(bitPattern: part.bitPattern)) & (mask &>> 31)
        return unsafeBitCast(negated, to: Four.self) + unsafeBitCast(parts, to: Four.self)
    }

    @inline(__always)
    private static func larger(_ a: Four, _ b: Four) -> Four { b.replacing(with: a, where: a .> b) }

    @inline(__always)
    private static func smaller(_ a: Four, _ b: Four) -> Four { b.replacing(with: a, where: a .< b) }
}
