/// Expressing a functional of the variables by the rows of the basis.
extension Solver {
    /// Adds `weight × row` to the functional that the next walk takes apart.
    mutating func seed(_ row: Int32, _ weight: Double) {
        let r = rows[row]
        add(weight * r.c0, r.v0)
        add(weight * r.c1, r.v1)
        add(weight * r.c2, r.v2)
        add(weight * r.c3, r.v3)
    }

    @inline(__always) private mutating func add(_ amount: Double, _ variable: Int32) {
        let step = Int(position[variable])
        guard amount != 0, step >= 0 else { return }
        functional.base[Int(variable)] += amount
        pending.base[step >> 6] |= 1 << UInt64(step & 63)
        if step >> 6 > highestPending { highestPending = step >> 6 }
        if step >> 6 < lowestPending { lowestPending = step >> 6 }
    }

    /// Takes the seeded functional apart into `Σ multiplier · row` (+ given values), backwards along the tape.
    ///
    /// A step's row removes its target from the functional and brings in the row's other variables, all of which
    /// became known earlier. Only steps that matter are visited; what cancels is not followed. On entering a block
    /// from behind, the closing rows first remove the functional's total slope along the guesses.
    mutating func walk() {
        multiplier.count = 0
        multiplierRow.count = 0
        var entered: Int32 = -1
        while highestPending >= lowestPending {
            let bits = pending[highestPending]
            if bits == 0 {
                highestPending -= 1
                continue
            }
            let index = highestPending << 6 + (63 - bits.leadingZeroBitCount)
            let block = steps[index].block
            if block != entered, block >= 0 {
                applyClosings(blocks[block], from: index)
                entered = block
                continue
            }
            pending.base[highestPending] = bits & ~(1 << UInt64(index & 63))
            undo(steps[index])
        }
        highestPending = -1
        lowestPending = Int.max
    }

    private mutating func undo(_ step: Step) {
        let g = functional.base
        if step.completion >= 0 {
            let parts = completions[Int(step.completion)]
            let first = step.target & ~3
            let (c, d) = (g[Int(first + parts.c)], g[Int(first + parts.d)])
            if c != 0 || d != 0 {
                g[Int(first + parts.c)] = 0
                g[Int(first + parts.d)] = 0
                add(c * parts.ca + d * parts.da, first + parts.a)
                g[Int(first + parts.b)] += c * parts.cb + d * parts.db
            }
        }
        let amount = g[Int(step.target)]
        g[Int(step.target)] = 0
        guard step.row >= 0, abs(amount) > 1e-10 else { return }
        let r = rows[step.row]
        let share = amount * step.inverse
        record(step.row, share)
        add(-share * r.c1, r.v1)
        add(-share * r.c2, r.v2)
        add(-share * r.c3, r.v3)
    }

    @inline(__always) private mutating func record(_ row: Int32, _ share: Double) {
        multiplierRow.append(row)
        multiplier.append(share)
    }

    private mutating func applyClosings(_ block: Block, from last: Int) {
        let slopes = guessValue.base
        for guess in 0..<block.guessCount { slopes[guess] = 0 }
        var index = last
        while index >= block.first {
            if pending[index >> 6] & (1 << UInt64(index & 63)) != 0 {
                let step = steps[index]
                addSlopes(block, step.target)
                if step.completion >= 0 {
                    let parts = completions[Int(step.completion)]
                    addSlopes(block, (step.target & ~3) + parts.c)
                    addSlopes(block, (step.target & ~3) + parts.d)
                }
            }
            index -= 1
        }
        for closing in 0..<block.closingCount {
            var share = 0.0
            for guess in 0..<block.guessCount {
                share += inverses[block.inverse + guess * block.closingCount + closing] * slopes[guess]
            }
            guard abs(share) > 1e-10 else { continue }
            let row = closings[block.firstClosing + closing]
            record(row, share)
            seed(row, -share)
        }
    }

    @inline(__always) private func addSlopes(_ block: Block, _ variable: Int32) {
        let amount = functional[variable]
        guard amount != 0 else { return }
        for guess in 0..<block.guessCount {
            guessValue.base[guess] += amount * sensitivity[guess * sensitivityStride + Int(variable)]
        }
    }
}
