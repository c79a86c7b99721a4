/// Running the tape: from given values and constants to all values.
extension Solver {
    /// The left side alone: how fast a row's error moves when the variables move as `x` says.
    @inline(__always) func slope(_ row: Int, _ x: UnsafeMutablePointer<Double>) -> Double {
        let r = rows.base + row
        return r.pointee.c0 * x[Int(r.pointee.v0)] + r.pointee.c1 * x[Int(r.pointee.v1)]
            + r.pointee.c2 * x[Int(r.pointee.v2)] + r.pointee.c3 * x[Int(r.pointee.v3)]
    }

    @inline(__always) func residual(_ row: Int, _ x: UnsafeMutablePointer<Double>) -> Double {
        slope(row, x) - rows.base[row].constant
    }

    /// Steps `first ..< end`, with every constant multiplied by `scale` and that of `injected` raised by one.
    @inline(__always)
    func run(
        _ first: Int,
        _ end: Int,
        _ x: UnsafeMutablePointer<Double>,
        scale: Double,
        injected: Int32
    ) {
        let steps = self.steps.base
        var index = first
        while index < end {
            run(steps[index], x, scale: scale, injected: injected)
            index += 1
        }
    }

    @inline(__always)
    private func run(_ step: Step, _ x: UnsafeMutablePointer<Double>, scale: Double, injected: Int32) {
        if step.row >= 0 {
            let r = rows.base + Int(step.row)
            let constant = r.pointee.constant * scale + (step.row == injected ? 1 : 0)
            // Written so that from one step to the next there are only a product and a difference to wait for.
            var value = constant * step.inverse - (r.pointee.c1 * step.inverse) * x[Int(r.pointee.v1)]
            if r.pointee.c2 != 0 { value -= (r.pointee.c2 * step.inverse) * x[Int(r.pointee.v2)] }
            if r.pointee.c3 != 0 { value -= (r.pointee.c3 * step.inverse) * x[Int(r.pointee.v3)] }
            x[Int(step.target)] = value
        }
        if step.completion >= 0 {
            let completion = completions + Int(step.completion)
            let part = x + Int(step.target & ~3)
            let a = part[Int(completion.pointee.a)]
            let b = part[Int(completion.pointee.b)]
            part[Int(completion.pointee.c)] = completion.pointee.ca * a + completion.pointee.cb * b
            part[Int(completion.pointee.d)] = completion.pointee.da * a + completion.pointee.db * b
        }
    }

    /// A block: with its guesses at zero the closing rows are off by e; guesses of −S⁻¹·e make them hold.
    func runBlock(
        _ block: Block,
        _ x: UnsafeMutablePointer<Double>,
        scale: Double,
        injected: Int32
    ) {
        let guessed = guesses.base + block.firstGuess
        for guess in 0..<block.guessCount { x[Int(guessed[guess])] = 0 }
        run(block.first, block.end, x, scale: scale, injected: injected)
        for guess in 0..<block.guessCount {
            let shares = inverses.base + block.inverse + guess * block.closingCount
            var value = 0.0
            for closing in 0..<block.closingCount {
                let row = closings[block.firstClosing + closing]
                let constant = rows[row].constant * (1 - scale) - (row == injected ? 1 : 0)
                value -= shares[closing] * (residual(Int(row), x) + constant)
            }
            guessValue[guess] = value
        }
        for guess in 0..<block.guessCount { x[Int(guessed[guess])] = guessValue[guess] }
        run(block.first, block.end, x, scale: scale, injected: injected)
    }

    /// The whole tape.
    mutating func evaluate(_ x: UnsafeMutablePointer<Double>, scale: Double = 1, injected: Int32 = -1) {
        var next = 0
        for index in 0..<blocks.count {
            let block = blocks[index]
            run(next, block.first, x, scale: scale, injected: injected)
            runBlock(block, x, scale: scale, injected: injected)
            next = block.end
        }
        run(next, steps.count, x, scale: scale, injected: injected)
    }
}
