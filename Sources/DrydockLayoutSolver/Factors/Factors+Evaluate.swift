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

    /// Finds the supports anew after updates: what rested on a row that left rests on all that took its place.
    mutating func findSupports(_ problem: borrowing Problem) {
        guard updates.count > 0 else { return }
        ordering.unknownCount.extend(problem.rows.count, 0)
        let levels = ordering.unknownCount.base
        for row in 0..<problem.rows.count { levels[row] = problem.rows[row].weakest }
        for index in (0..<updates.count).reversed() {
            var level = levels[Int(updates[index].entering)]
            for term in updates[index].first..<updates[index].end {
                level = min(level, levels[Int(terms[term].row)])
            }
            levels[Int(updates[index].leaving)] = level
        }
        for index in 0..<steps.count {
            let step = steps[index]
            var level = levels[Int(step.row)]
            for input in step.firstInput..<step.endInput {
                level = min(level, support[inputs[input].variable])
            }
            support[step.target] = level
        }
    }

    /// The weakest level among all that a row's variables rest on.
    @inline(__always) func weakestSupport(of row: Int32, _ problem: borrowing Problem) -> Int32 {
        var weakest = Int32.max
        for index in problem.rows[row].addends {
            weakest = min(weakest, support[problem.addends[index].variable])
        }
        return weakest
    }
}
