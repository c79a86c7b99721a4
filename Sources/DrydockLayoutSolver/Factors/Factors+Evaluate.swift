/// Running the tape: from given values and constants to all values.
extension Factors {
    /// Solves B·x = b. `constants` are indexed by row. Without regard to updates.
    mutating func evaluate(
        _ problem: inout Problem,
        _ x: UnsafeMutablePointer<Double>,
        _ constants: UnsafeMutablePointer<Double>
    ) {
        for block in 0..<tape.blocks.count { run(tape.blocks[block], problem, x, constants) }
    }

    /// One part of it. With guesses at zero the closing rows are off; the slopes along their errors say by how much
    /// the guesses must move.
    mutating func run(
        _ block: Block,
        _ problem: borrowing Problem,
        _ x: UnsafeMutablePointer<Double>,
        _ constants: UnsafeMutablePointer<Double>
    ) {
        let guesses = tape.guesses.base + block.firstGuess
        let closings = tape.closings.base + block.firstGuess
        for guess in 0..<block.guessCount { x[Int(guesses[guess])] = 0 }
        for step in block.first..<block.end { run(step, x, constants) }
        guard block.guessCount > 0 else { return }
        for closing in 0..<block.guessCount {
            let row = Int(closings[closing])
            guessSlope[closing] = row < 0 ? 0 : problem.slope(row, x) - constants[row]
        }
        for guess in 0..<block.guessCount {
            let slopes = tape.slopes.base + Int(guesses[guess])
            var value = 0.0
            for closing in 0..<block.guessCount {
                value -= slopes[closing * tape.stride] * guessSlope[closing]
            }
            x[Int(guesses[guess])] = value
        }
        for step in block.first..<block.end { run(step, x, constants) }
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
