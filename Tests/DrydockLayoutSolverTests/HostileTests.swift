import DrydockLayoutSolver
import Testing

/// Input that makes no sense, or is large: values stay finite, and nothing traps or hangs.
@Suite struct HostileTests {
    @Test("a row that compares a span with itself is satisfied or refused alone")
    func selfReference() {
        var solver = Solver()
        let span = solver.addSpan()
        _ = solver.addRow([Term(span, .size), Term(span, .size, -1)], .equal, constant: 0)
        let refused = solver.addRow([Term(span, .size), Term(span, .size, -1)], .equal, constant: 3)
        let halved = solver.addRow([Term(span, .size), Term(span, .size, -0.5)], .equal, constant: 10)
        let report = solver.solveChecked()
        #expect(report.conflicts.map(\.rows) == [[refused]])
        #expect(solver.size(of: span) == 20)
        #expect(solver.residual(of: halved) == 0)
    }

    @Test("a negative size is a contradiction with nothing but itself")
    func negativeSize() {
        var solver = Solver()
        let span = solver.addSpan()
        let row = solver.addRow([Term(span, .size)], .lessOrEqual, constant: -5)
        let conflicts = solver.solveChecked().conflicts
        #expect(conflicts.map(\.rows) == [[row]] && conflicts.map(\.bounds) == [[span]])
        #expect(solver.size(of: span) == 0)
    }

    @Test("spans whose places depend on each other in a ring rest on stays")
    func ring() {
        var solver = Solver()
        let spans = (0..<50).map { _ in solver.addSpan() }
        for index in spans.indices {
            let next = spans[(index + 1) % spans.count]
            _ = solver.addRow([Term(spans[index], .start), Term(next, .start, -1)], .equal, constant: 0)
            _ = solver.addRow([Term(spans[index], .size), Term(next, .size, -1)], .equal, constant: 0)
        }
        #expect(solver.solveChecked().conflicts.isEmpty)
        solver.checkInvariants()
        #expect(spans.allSatisfy { solver.start(of: $0) == 0 && solver.size(of: $0) == 0 })
    }

    @Test("a ring that grows at every step is a contradiction, and the youngest row gives way")
    func growingRing() {
        var solver = Solver()
        let spans = (0..<10).map { _ in solver.addSpan() }
        let rows = spans.indices.map { index in
            solver.addRow(
                [Term(spans[(index + 1) % 10], .start), Term(spans[index], .start, -1)],
                .equal,
                constant: 1
            )
        }
        let report = solver.solveChecked()
        #expect(report.conflicts.map(\.rows) == [rows] && report.conflicts[0].bounds.isEmpty)
        #expect(spans.allSatisfy { solver.start(of: $0).isFinite })
    }

    @Test("ties far from the origin are settled as at the origin, in few rounds", arguments: [1e5, 1e7])
    func farAway(origin: Double) {
        var sizes: [[Double]] = [[], []]
        for (place, start) in [0, origin / 3].enumerated() {
            var solver = Solver()
            let root = solver.addSpan()
            let boxes = solver.addBoxes(12, gap: 4.1, strength: 250, labels: 3, length: 20.3, in: root)
            _ = solver.addRow([Term(boxes[11], .end), Term(root, .end, -1)], .equal, constant: 0)
            for size in [800.1, 390.7, 211.3, 97.7, 400.9] {
                solver.fix(root, start: start, size: size)
                #expect(solver.solveChecked().factorisations < 60)
                sizes[place] += boxes.map { solver.size(of: $0) }
            }
        }
        #expect(zip(sizes[0], sizes[1]).allSatisfy { abs($0 - $1) < 1e-4 })
    }

    @Test(
        "boxes halved until nothing is left: what is not given up holds, and the oldest rows are kept",
        arguments: [6, 20, 28, 40]
    )
    func halved(depth: Int) {
        var solver = Solver()
        let root = solver.addSpan()
        var outer = root
        var equations: [RowID] = []
        var boxes: [Span] = []
        for _ in 0..<depth {
            let label = solver.addSpan(near: outer)
            let inner = solver.addSpan(near: outer)
            _ = solver.addIntrinsicSize(label, value: 40.3, hugging: 250, compression: 750)
            equations += [
                solver.addRow([Term(label, .start), Term(outer, .start, -1)], .equal, constant: 0),
                solver.addRow([Term(inner, .start), Term(label, .end, -1)], .equal, constant: 1),
                solver.addRow([Term(inner, .end), Term(outer, .end, -1)], .equal, constant: 0),
                solver.addRow([Term(inner, .size), Term(label, .size, -1)], .equal, constant: 0),
            ]
            outer = inner
            boxes.append(inner)
        }
        for size in [768.1, 390.7, 211.3, 97.7, 400.9] {
            solver.fix(root, start: 0, size: size)
            let report = solver.solveChecked()
            solver.checkInvariants()
            #expect(report.factorisations < 300)
            let dropped = Set(report.conflicts.map(\.dropped))
            #expect(dropped.isEmpty == (depth < 7))
            // The innermost box cannot vanish, so the one set free is as large as 2 to the depth.
            let largest = boxes.map { solver.size(of: $0) }.max() ?? 0
            for row in equations where !dropped.contains(row) {
                #expect(abs(solver.residual(of: row)) < 1e-6 + 1e-14 * largest)
            }
        }
    }

    @Test("widths that double along a chain lose nothing to rounding", arguments: [10, 50, 60, 80])
    func doubling(count: Int) {
        var solver = Solver()
        let spans = (0...count).map { _ in solver.addSpan() }
        var rows = [
            solver.addRow([Term(spans[0], .size), Term(spans[count], .size)], .equal, constant: 100)
        ]
        for (span, next) in zip(spans, spans.dropFirst()) {
            rows.append(
                solver.addRow([Term(next, .size), Term(span, .size, -2)], .equal, constant: -10.1)
            )
        }
        #expect(solver.solveChecked().conflicts.isEmpty)
        solver.checkInvariants()
        #expect(rows.allSatisfy { abs(solver.residual(of: $0)) < 1e-9 })
        #expect(abs(solver.size(of: spans[count]) - 89.9) < 0.1)
    }

    @Test("a place that follows guesses faster than a row may is a guess all the same")
    func fastStay() {
        var solver = Solver()
        var widest = solver.addSpan()
        for _ in 0..<12 {
            let next = solver.addSpan()
            _ = solver.addRow([Term(next, .size), Term(widest, .size, -2)], .equal, constant: 1)
            widest = next
        }
        let box = solver.addSpan()
        _ = solver.addRow([Term(box, .start), Term(widest, .size, -1)], .equal, constant: 0)
        _ = solver.addRow([Term(box, .size), Term(widest, .size, -1)], .equal, constant: 0)
        let inside = solver.addSpan(near: box, atEnd: true)
        #expect(solver.solveChecked().conflicts.isEmpty)
        solver.checkInvariants()
        #expect(solver.size(of: inside) == 0 && solver.start(of: inside) == 8190)
    }

    @Test("a dropped row is taken up again as soon as it can hold")
    func retried() {
        var solver = Solver()
        let root = solver.addSpan()
        solver.fix(root, start: 0, size: 100)
        let span = solver.addSpan(near: root)
        _ = solver.addRow([Term(span, .size), Term(root, .size, -1)], .equal, constant: 0)
        let limit = solver.addRow([Term(span, .size)], .lessOrEqual, constant: 80)
        #expect(solver.solveChecked().conflicts.map(\.dropped) == [limit])
        #expect(solver.size(of: span) == 100)
        solver.fix(root, start: 0, size: 60)
        #expect(solver.solveChecked().conflicts.isEmpty)
        solver.fix(root, start: 0, size: 90)
        #expect(solver.solveChecked().conflicts.map(\.dropped) == [limit])
    }

    @Test(
        "a wish that a contradiction's end meets by accident is a wish all the same",
        arguments: [(0, 57), (15, 19), (20, 45), (29, 35), (43, 46), (3, 3)]
    )
    func accident(before: Int, after: Int) {
        // But for the last, with that many other rows the wish and the size's bound are shifted by the same amount, so that both
        // come to zero at once.
        var solver = Solver()
        let (limited, span) = (solver.addSpan(), solver.addSpan())
        func addOthers(_ count: Int) {
            for _ in 0..<count {
                _ = solver.addRow([Term(span, .size)], .lessOrEqual, constant: 1000, strength: 1)
            }
        }
        addOthers(before)
        let sizes = [Term(span, .size), Term(limited, .size, -1)]
        _ = solver.addRow(sizes, .greaterOrEqual, constant: 0, strength: 750)
        _ = solver.addRow([Term(span, .centre)], .equal, constant: -20)
        let start = solver.addRow([Term(span, .start)], .equal, constant: 20)
        _ = solver.addRow([Term(span, .size)], .greaterOrEqual, constant: 89, strength: 500)
        addOthers(after)
        #expect(solver.solveChecked().conflicts.map(\.dropped) == [start])
        #expect(solver.size(of: span) == 89)
        #expect(solver.size(of: limited) == 0, "its stay is reached")
    }

    @Test("of rows that contradict each other the last one made youngest is given up")
    func youngest() {
        var solver = Solver()
        let span = solver.addSpan()
        let rows = [10, 20, 30].map { solver.addRow([Term(span, .size)], .equal, constant: $0) }
        #expect(solver.solveChecked().conflicts.map(\.dropped) == [rows[1], rows[2]])
        #expect(solver.size(of: span) == 10)
        solver.makeYoungest([rows[0], rows[1]])
        #expect(solver.solveChecked().conflicts.map(\.dropped) == [rows[0], rows[1]])
        #expect(solver.size(of: span) == 30)
        let fourth = solver.addRow([Term(span, .size)], .equal, constant: 40)
        #expect(solver.solveChecked().conflicts.map(\.dropped) == [rows[0], rows[1], fourth])
    }

    @Test("a column of ten thousand spans")
    func tenThousand() {
        var solver = Solver()
        let root = solver.addSpan()
        solver.fix(root, start: 0, size: 1000)
        var previous = root
        for index in 0..<10_000 {
            let span = solver.addSpan(near: root)
            let part: Part = index == 0 ? .start : .end
            _ = solver.addRow([Term(span, .start), Term(previous, part, -1)], .equal, constant: 1)
            _ = solver.addRow([Term(span, .size)], .equal, constant: 2, strength: 750)
            previous = span
        }
        solver.solveChecked()
        solver.checkInvariants()
        #expect(solver.end(of: previous) == 30_000)
    }

    @Test(
        "equal widths in a row, and wishes of equal strength, settle to finite values",
        arguments: [2, 30, 60]
    )
    func ties(count: Int) {
        var solver = Solver()
        let root = solver.addSpan()
        solver.fix(root, start: 0, size: 100)
        let spans = solver.addLabels(Array(repeating: 40, count: count), in: root)
        #expect(solver.solveChecked().conflicts.isEmpty)
        solver.checkInvariants()
        let total = spans.reduce(0) { $0 + solver.size(of: $1) }
        #expect(abs(total - 100) < 1e-4)
        #expect(spans.allSatisfy { 0...100 ~= solver.size(of: $0) })
    }

    @Test("numbers that are not finite are refused at once")
    func notFinite() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var solver = Solver()
            let span = solver.addSpan()
            _ = solver.addRow([Term(span, .size)], .equal, constant: .nan)
        }
        let firstText = String(decoding: first?.standardErrorContent ?? [], as: UTF8.self)
        #expect(firstText.contains("A row needs a finite constant; got nan."))
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var solver = Solver()
            let span = solver.addSpan()
            _ = solver.addRow([Term(span, .size, .infinity)], .equal, constant: 1)
        }
        let secondText = String(decoding: second?.standardErrorContent ?? [], as: UTF8.self)
        #expect(secondText.contains("A coefficient is finite and below 1e9; got inf."))
    }
}
