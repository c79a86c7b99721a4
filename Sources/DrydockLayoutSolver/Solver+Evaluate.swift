/// Running the tape: from given values and constants to all values.
extension Solver {
    /// The left side: how fast a row's error moves when the variables move as `x` says.
    @inline(__always) func slope(_ row: Int, _ x: UnsafeMutablePointer<Double>) -> Double {
        let first = addends.base + Int(rows.base[row].first)
        return sum(first, first + Int(rows.base[row].count), 0, x)
    }

    @inline(__always) func residual(_ row: Int) -> Double { slope(row, values.base) - constants[row] }

    @inline(__always)
    private func sum(
        _ first: UnsafeMutablePointer<Addend>,
        _ end: UnsafeMutablePointer<Addend>,
        _ initial: Double,
        _ x: UnsafeMutablePointer<Double>
    ) -> Double {
        var sum = initial
        var addend = first
        while addend != end {
            sum += addend.pointee.coefficient * x[Int(addend.pointee.variable)]
            addend += 1
        }
        return sum
    }

    /// The whole tape. `constants` are indexed by row.
    mutating func evaluate(_ x: UnsafeMutablePointer<Double>, _ constants: UnsafeMutablePointer<Double>) {
        for block in 0..<basis.blocks.count { run(basis.blocks[block], x, constants) }
    }

    /// One part of it. With guesses at zero the closing rows are off; the slopes along their errors say by how much
    /// the guesses must move.
    mutating func run(
        _ block: Block,
        _ x: UnsafeMutablePointer<Double>,
        _ constants: UnsafeMutablePointer<Double>
    ) {
        let guesses = basis.guesses.base + block.firstGuess
        let closings = basis.closings.base + block.firstGuess
        for guess in 0..<block.guessCount { x[Int(guesses[guess])] = 0 }
        for step in block.first..<block.end { run(step, x, constants) }
        guard block.guessCount > 0 else { return }
        for closing in 0..<block.guessCount {
            let row = Int(closings[closing])
            guessSlope[closing] = row < 0 ? 0 : slope(row, x) - constants[row]
        }
        for guess in 0..<block.guessCount {
            let slopes = basis.slopes.base + Int(guesses[guess])
            var value = 0.0
            for closing in 0..<block.guessCount {
                value -= slopes[closing * basis.stride] * guessSlope[closing]
            }
            x[Int(guesses[guess])] = value
        }
        for step in block.first..<block.end { run(step, x, constants) }
    }

    @inline(__always)
    func run(
        _ index: Int,
        _ x: UnsafeMutablePointer<Double>,
        _ constants: UnsafeMutablePointer<Double>
    ) {
        let step = basis.steps.base + index
        guard step.pointee.row >= 0 else { return }
        let inputs = basis.inputs.base
        x[Int(step.pointee.target)] = sum(
            inputs + Int(step.pointee.firstInput),
            inputs + Int(step.pointee.endInput),
            step.pointee.inverse * constants[Int(step.pointee.row)],
            x
        )
    }
}
