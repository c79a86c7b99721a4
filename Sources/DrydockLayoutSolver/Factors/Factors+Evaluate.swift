/// Running the tape: from given values and constants to all values.
extension Factors {
    /// Solves B·x = b. `constants` are indexed by row. Without regard to updates.
    mutating func evaluate(
        _ problem: inout Problem,
        _ x: UnsafeMutablePointer<Double>,
        _ constants: UnsafeMutablePointer<Double>
    ) {
        for block in 0..<tape.blocks.count { run(tape.blocks[block], &problem, x, constants) }
    }

    /// One part of it. With guesses at zero the closing rows are off; the slopes along their errors say by how much
    /// the guesses must move. Where variables grow along a chain of steps, rounding leaves the closing rows off again,
    /// by much less; then every variable is corrected by itself, which amplifies nothing.
    mutating func run(
        _ block: Block,
        _ problem: inout Problem,
        _ x: UnsafeMutablePointer<Double>,
        _ constants: UnsafeMutablePointer<Double>
    ) {
        let guesses = tape.guesses.base + block.firstGuess
        for guess in 0..<block.guessCount { x[Int(guesses[guess])] = 0 }
        for step in block.first..<block.end { run(step, x, constants) }
        guard block.guessCount > 0 else { return }
        _ = findResiduals(block, &problem, x, constants)
        for guess in 0..<block.guessCount { correct(Int(guesses[guess]), block, x) }
        for step in block.first..<block.end { run(step, x, constants) }
        for _ in 0..<4 where findResiduals(block, &problem, x, constants) > Tolerance.residual {
            for step in block.first..<block.end { correct(Int(tape.steps[step].target), block, x) }
        }
    }

    /// Leaves the errors of the rows that close the block's guesses in `guessSlope`. The largest.
    private mutating func findResiduals(
        _ block: Block,
        _ problem: inout Problem,
        _ x: UnsafeMutablePointer<Double>,
        _ constants: UnsafeMutablePointer<Double>
    ) -> Double {
        var largest = 0.0
        for closing in 0..<block.guessCount {
            let row = Int(tape.closings[block.firstGuess + closing])
            guessSlope[closing] = row < 0 ? 0 : problem.slope(row, x) - constants[row]
            largest = max(largest, abs(guessSlope[closing]))
        }
        return largest
    }

    @inline(__always)
    private func correct(_ variable: Int, _ block: Block, _ x: UnsafeMutablePointer<Double>) {
        for closing in 0..<block.guessCount {
            x[variable] -= tape.slopes[closing * tape.stride + variable] * guessSlope[closing]
        }
    }

    @inline(__always)
    func run(_ index: Int, _ x: UnsafeMutablePointer<Double>, _ constants: UnsafeMutablePointer<Double>) {
        let step = tape.steps.base + index
        guard step.pointee.row >= 0 else { return }
        var sum = step.pointee.inverse * constants[Int(step.pointee.row)]
        var input = tape.inputs.base + Int(step.pointee.firstInput)
        let end = tape.inputs.base + Int(step.pointee.endInput)
        while input != end {
            sum += input.pointee.coefficient * x[Int(input.pointee.variable)]
            input += 1
        }
        x[Int(step.pointee.target)] = sum
    }
}
