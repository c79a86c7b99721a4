/// Running the tape.
extension Factors {
    /// Solves B·x = b: backwards along the updates, then forwards along the tape.
    ///
    /// What a row that left would have to be for those that entered to hold takes the place of its constant meanwhile.
    mutating func evaluate(_ x: UnsafeMutablePointer<Double>, _ constants: UnsafeMutablePointer<Double>) {
        for index in (0..<updates.count).reversed() {
            let update = updates[index]
            var sum = constants[Int(update.entering)]
            for term in update.first..<update.end {
                sum -= terms[term].share * constants[Int(terms[term].row)]
            }
            for given in update.firstGiven..<update.endGiven {
                sum += givens[given].coefficient * x[Int(givens[given].variable)]
            }
            updates.base[index].sum = constants[Int(update.leaving)]
            constants[Int(update.leaving)] = sum / update.pivot
        }
        for step in 0..<steps.count { run(step, x, constants) }
        for index in 0..<updates.count {
            constants[Int(updates[index].leaving)] = updates[index].sum
            updates.base[index].sum = 0
        }
    }

    @inline(__always)
    func run(_ index: Int, _ x: UnsafeMutablePointer<Double>, _ constants: UnsafeMutablePointer<Double>) {
        let step = steps.base + index
        var sum = step.pointee.inverse * constants[Int(step.pointee.row)]
        var input = inputs.base + Int(step.pointee.firstInput)
        let end = inputs.base + Int(step.pointee.endInput)
        while input != end {
            sum += input.pointee.coefficient * x[Int(input.pointee.variable)]
            input += 1
        }
        x[Int(step.pointee.target)] = sum
    }

    /// The weakest level among all that a row's variables rest on; not known after updates.
    @inline(__always) func weakestSupport(of row: Int32, _ problem: borrowing Problem) -> Int32 {
        guard updates.count == 0 else { return Level.none }
        var weakest = Int32.max
        for index in problem.rows[row].addends {
            weakest = min(weakest, support[problem.addends[index].variable])
        }
        return weakest
    }
}
