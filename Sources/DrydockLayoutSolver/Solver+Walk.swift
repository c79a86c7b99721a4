/// How much of a basic row is in a functional.
struct Multiplier {
    var row: Int32
    var share: Double
}

/// Expressing a functional of the variables by the rows of the basis.
extension Solver {
    /// Adds `weight × row` to the functional that the next walk takes apart.
    mutating func seed(_ row: Int32, _ weight: Double) {
        for index in rows[row].addends { add(weight * addends[index].coefficient, addends[index].variable) }
    }

    @inline(__always) private mutating func add(_ amount: Double, _ variable: Int32) {
        let step = Int(basis.position[variable])
        guard step >= 0 else { return }
        functional.base[Int(variable)] += amount
        pending.base[step >> 6] |= 1 << UInt64(step & 63)
        if step >> 6 > highestPending { highestPending = step >> 6 }
    }

    /// Takes the seeded functional apart into `Σ multiplier · row` (+ given values), backwards along the tape.
    ///
    /// A step's row removes its target from the functional and brings in the row's other variables, all of which
    /// became known earlier. Only steps that matter are visited; what cancels is not followed. On entering a block
    /// from behind, the closing rows first remove how the functional follows their errors.
    mutating func walk() {
        multipliers.count = 0
        var entered: Int32 = -1
        while highestPending >= 0 {
            let bits = pending[highestPending]
            if bits == 0 {
                highestPending -= 1
                continue
            }
            let index = highestPending << 6 + (63 - bits.leadingZeroBitCount)
            let step = basis.steps[index]
            if step.block != entered {
                entered = step.block
                applyClosings(basis.blocks[step.block], from: index)
                continue
            }
            pending.base[highestPending] = bits & ~(1 << UInt64(index & 63))
            let amount = functional[step.target]
            functional[step.target] = 0
            guard step.row >= 0, abs(amount) > 1e-10 else { continue }
            multipliers.append(Multiplier(row: step.row, share: amount * step.inverse))
            for index in Int(step.firstInput)..<Int(step.endInput) {
                add(amount * basis.inputs[index].coefficient, basis.inputs[index].variable)
            }
        }
    }

    private mutating func applyClosings(_ block: Block, from last: Int) {
        guard block.guessCount > 0 else { return }
        guessSlope.fill(block.guessCount, 0)
        for index in block.first...last where pending[index >> 6] & (1 << UInt64(index & 63)) != 0 {
            let variable = Int(basis.steps[index].target)
            for closing in 0..<block.guessCount {
                guessSlope.base[closing] +=
                    functional[variable] * basis.slopes[closing * basis.stride + variable]
            }
        }
        for closing in 0..<block.guessCount where abs(guessSlope[closing]) > 1e-10 {
            let row = basis.closings[block.firstGuess + closing]
            guard row >= 0 else { continue }
            multipliers.append(Multiplier(row: row, share: guessSlope[closing]))
            seed(row, -guessSlope[closing])
        }
    }
}
