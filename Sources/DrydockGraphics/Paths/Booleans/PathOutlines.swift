import Foundation

/// Contours and lines of an arrangement as elements of a path: what comes from one line or curve is one element again.
struct PathOutlines {
    private let arrangement: PathArrangement
    private let points: VertexPoints

    /// Consecutive uses of one source, up or down; or lines that continue each other.
    private struct Run {
        let first: Int
        var last: Int
        let start: Int
        var end: Int
        let isForward: Bool
        let isLine: Bool
    }

    init(_ arrangement: PathArrangement) {
        self.arrangement = arrangement
        points = VertexPoints(arrangement)
    }

    // MARK: - Contours

    /// Closed subpaths. Each begins where the first line or curve that it has a part of does.
    func elements(of contours: [[PathContours.Step]]) -> PathElements {
        var result = PathElements()
        for contour in contours {
            var runs = joined(runs(of: contour))
            let first = runs.indices.min { smallest(runs[$0]) < smallest(runs[$1]) } ?? 0
            runs = Array(runs[first...] + runs[..<first])
            let starts = runs.map(start)
            result.move(to: starts[0])
            for (index, run) in runs.enumerated() where !(run.isLine && index == runs.count - 1) {
                append(run, from: starts[index], to: starts[(index + 1) % runs.count], to: &result)
            }
            result.close()
        }
        return result
    }

    private func smallest(_ run: Run) -> Int { min(run.first, run.last) }

    private func runs(of contour: [PathContours.Step]) -> [Run] {
        var runs: [Run] = []
        for step in contour {
            let edge = arrangement.edges[step.edge]
            let (start, end) = step.isForward ? (edge.low, edge.high) : (edge.high, edge.low)
            let uses = arrangement.order[edge.uses]
            if let run = runs.last, let use = uses.first(where: { continues(run, $0, step.isForward) }) {
                runs[runs.count - 1].last = use
                runs[runs.count - 1].end = end
                continue
            }
            let use = uses[uses.startIndex]
            runs.append(
                Run(
                    first: use,
                    last: use,
                    start: start,
                    end: end,
                    isForward: arrangement.uses[use].isForward == step.isForward,
                    isLine: source(of: use).units.isLine
                )
            )
        }
        return runs
    }

    private func continues(_ run: Run, _ use: Int, _ isForward: Bool) -> Bool {
        use == run.last + (run.isForward ? 1 : -1)
            && arrangement.uses[use].source == arrangement.uses[run.last].source
            && (arrangement.uses[use].isForward == isForward) == run.isForward
    }

    private func source(of use: Int) -> PathChords.Source {
        arrangement.input.sources[arrangement.uses[use].source]
    }

    /// The runs with those as one that continue each other, also over the contour's beginning.
    private func joined(_ runs: [Run]) -> [Run] {
        var result: [Run] = []
        for run in runs {
            if let last = result.last, let both = joined(last, run) {
                result[result.count - 1] = both
            } else {
                result.append(run)
            }
        }
        if result.count > 1, let both = joined(result[result.count - 1], result[0]) {
            result[0] = both
            result.removeLast()
        }
        return result
    }

    private func joined(_ a: Run, _ b: Run) -> Run? {
        let isSameSource = arrangement.uses[a.last].source == arrangement.uses[b.first].source
        let isSequel =
            isSameSource && a.isForward == b.isForward && b.first == a.last + (a.isForward ? 1 : -1)
        guard isSequel || (a.isLine && b.isLine && isStraight(a.start, a.end, b.end)) else { return nil }
        var both = a
        (both.last, both.end) = (b.last, b.end)
        return both
    }

    private func isStraight(_ a: Int, _ b: Int, _ c: Int) -> Bool {
        let vertices = arrangement.rounding.vertices
        // A line that turns back would be on the same side of the middle twice.
        return (a < b) == (b < c) && GridPoint.turn(vertices[a], vertices[b], vertices[c]) == 0
    }

    private func start(of run: Run) -> CGPoint {
        points.point(of: run.start, use: arrangement.uses[run.first], isEnd: !run.isForward)
    }

    private func end(of run: Run) -> CGPoint {
        points.point(of: run.end, use: arrangement.uses[run.last], isEnd: run.isForward)
    }

    private func append(_ run: Run, from: CGPoint, to: CGPoint, to result: inout PathElements) {
        let (first, last) = (arrangement.uses[run.first], arrangement.uses[run.last])
        let (low, high) = run.isForward ? (first.start, last.end) : (first.end, last.start)
        let controls = run.isLine ? [] : points.part(of: first.source, from: low, to: high, from, to)
        switch controls.count {
        case 0: result.addLine(to: to)
        case 1: result.addQuadCurve(to: to, control: controls[0])
        default: result.addCurve(to: to, control1: controls[0], control2: controls[1])
        }
    }

    // MARK: - Lines

    /// The parts of the first path's lines whose edges are to be kept.
    ///
    /// Closed subpaths that are kept as a whole stay closed; others go on over their beginning where both sides of it are kept.
    func lines(where isKept: (PathArrangement.Edge) -> Bool) -> PathElements {
        var result = PathElements()
        var next = 0
        for subpath in arrangement.input.subpaths {
            var uses: [Int] = []
            while next < arrangement.uses.count, arrangement.uses[next].source < subpath.sources.upperBound {
                uses.append(next)
                next += 1
            }
            append(subpath, uses, isKept, to: &result)
        }
        return result
    }

    private func append(
        _ subpath: PathChords.Subpath,
        _ uses: [Int],
        _ isKept: (PathArrangement.Edge) -> Bool,
        to result: inout PathElements
    ) {
        var lines: [[Run]] = []
        var wasKept = false
        for index in uses {
            let use = arrangement.uses[index]
            let edge = arrangement.edges[use.edge]
            defer { wasKept = isKept(edge) }
            guard isKept(edge) else { continue }
            let (start, end) = use.isForward ? (edge.low, edge.high) : (edge.high, edge.low)
            let run = Run(
                first: index,
                last: index,
                start: start,
                end: end,
                isForward: true,
                isLine: source(of: index).units.isLine
            )
            if !wasKept { lines.append([]) }
            var line = lines.removeLast()
            if let last = line.last, arrangement.uses[last.last].source == use.source {
                line[line.count - 1].last = index
                line[line.count - 1].end = end
            } else {
                line.append(run)
            }
            lines.append(line)
        }
        guard let first = lines.first?.first, let last = lines.last?.last else { return }
        let isWhole = lines.count == 1 && first.first == uses.first && last.last == uses.last
        if subpath.isClosed, lines.count > 1, first.first == uses.first, last.last == uses.last {
            lines[0] = lines.removeLast() + lines[0]
        }
        for line in lines {
            result.move(to: start(of: line[0]))
            for (index, run) in line.enumerated() {
                let isClosing = isWhole && subpath.hasClosingLine && index == line.count - 1
                if !isClosing { append(run, from: start(of: run), to: end(of: run), to: &result) }
            }
            if isWhole, subpath.isClosed { result.close() }
        }
    }
}
