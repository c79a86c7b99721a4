/// Running the tape.
extension Factors {
    /// Backwards along the updates, then forwards along the tape. What a row that left would have to be for those that
    /// entered to hold takes the place of its constant meanwhile.
    mutating func evaluate(_ x: UnsafeMutablePointer<Double>, _ constants: UnsafeMutablePointer<Double>) {
        for index in (0..<updates.count).reversed() {
            let update = updates[index]
            var sum = constants[Int(update.entering)]
            for term in terms.elements(update.first, update.end) {
                sum -= term.share * constants[Int(term.row)]
            }
            sum = givens.sum(update.firstGiven, Int(update.endGiven - update.firstGiven), x, from: sum)
            updates[index].sum = constants[Int(update.leaving)]
            constants[Int(update.leaving)] = sum / update.pivot
        }
        for step in steps.all { run(step, x, constants) }
        for index in 0..<updates.count {
            constants[Int(updates[index].leaving)] = updates[index].sum
            updates[index].sum = 0
        }
    }

    @inline(__always)
    func run(_ step: Step, _ x: UnsafeMutablePointer<Double>, _ constants: UnsafeMutablePointer<Double>) {
        let constant = step.inverse * constants[Int(step.row)]
        let count = Int(step.endInput) - Int(step.firstInput)
        x[Int(step.target)] = inputs.sum(step.firstInput, count, x, from: constant)
    }

    /// The weakest level among all that a row's variables rest on; not known after updates.
    @inline(__always) func weakestSupport(of row: Int32, _ problem: borrowing Problem) -> Int32 {
        var weakest = updates.count == 0 ? Int32.max : Level.none
        for addend in problem.addends(of: row) { weakest = min(weakest, support[addend.variable]) }
        return weakest
    }
}
