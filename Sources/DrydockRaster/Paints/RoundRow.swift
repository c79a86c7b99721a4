#if !DEBUG
    /// A row of a round gradient, four pixels at a time, without a number that is not finite.
    struct RoundRow {
        typealias Four = SIMD4<Float>
        typealias Bits = SIMD4<Int32>

        let table: UnsafePointer<UInt32>
        let size: Float
        let x, y: Float
        let stepX, stepY: Float

        /// Fours of pixels that are computed one step after the other.
        private static let chunk = 32

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
            var columns = Four(0, 1, 2, 3) + Float(first)
            var index = 0
            while index &+ 4 <= count {
                let (x, y) = row.place(columns, isFlat: isFlat)
                row.write((x * x + y * y).squareRoot() * scale + offset, to: pixels + index)
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
                    var column = columns
                    for index in 0..<fours {
                        let (x, y) = row.place(column, isFlat: isFlat)
                        let (ax, ay) = (Self.magnitude(x), Self.magnitude(y))
                        let large = Self.larger(Self.larger(ax, ay), Four(repeating: 1e-30))
                        turns[index] = Self.smaller(ax, ay) / large
                        column += 4
                    }
                    for index in 0..<fours { turns[index] = Self.arc(turns[index]) }
                    column = columns
                    for index in 0..<fours {
                        let (x, y) = row.place(column, isFlat: isFlat)
                        let isSteep = Self.magnitude(x) - Self.magnitude(y)
                        var turn = Self.difference(from: 0.25, turns[index], isSteep)
                        // A zero has no sign then.
                        turn = Self.difference(from: 0.5, turn, x + 0)
                        turn = Self.difference(from: 1, turn, y + 0)
                        row.write(turn, to: pixels + (start &+ 4 &* index))
                        column += 4
                    }
                    start &+= 4 &* fours
                }
            }
        }

        /// Writes the colours at four places.
        @inline(__always)
        private func write(_ places: Four, to target: UnsafeMutablePointer<UInt32>) {
            let value = Self.larger(places * size + 1, Four(repeating: 0.5))
            let inside = Self.smaller(Four(repeating: size + 1), value) - 0.499_99 + RoundShader.magic
            let entries = unsafeBitCast(inside, to: Bits.self) & 0x7F_FFFF
            let pairs = unsafeBitCast(entries, to: SIMD2<UInt64>.self)
            let (left, right) = (pairs[0], pairs[1])
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
#endif
