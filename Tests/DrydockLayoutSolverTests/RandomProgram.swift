import DrydockLayoutSolver

/// A small reproducible generator (SplitMix64).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &self)] }

    mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }
}

/// Spans and rows as plain data, to be given to the solver and to the reference alike.
struct RandomProgram: Equatable {
    struct Piece: Equatable {
        var span: Int
        var part: Part
        var coefficient: Double
    }

    struct Line: Equatable {
        var pieces: [Piece]
        var constant: Double
        /// Strengths charged when the left side is too large, and too small; nil costs nothing.
        var up: Float?
        var down: Float?
        var isIntrinsic = false
    }

    /// Start and size of span 0, which is fixed.
    var root: [Double] = [0, 100]
    /// What each span but the first stays near, by index, and on which side.
    var near: [Int] = []
    var atEnd: [Bool] = []
    var lines: [Line] = []
    var nonNegative = true

    /// Small numbers and few strengths on purpose: ties, redundancy and contradictions are frequent.
    static func random(_ generator: inout SplitMix, spans: ClosedRange<Int>) -> RandomProgram {
        var program = RandomProgram()
        let count = Int.random(in: spans, using: &generator)
        for span in 1...count {
            program.near.append(Int.random(in: 0..<span, using: &generator))
            program.atEnd.append(generator.chance(0.2))
        }
        program.nonNegative = generator.chance(0.8)
        let density = generator.pick([1, 2, 3])
        let required = generator.pick([0.1, 0.3, 0.6])
        for _ in 0..<Int.random(in: count...density * count + 2, using: &generator) {
            program.lines.append(line(&generator, count, required: required))
        }
        return program
    }

    static func line(_ generator: inout SplitMix, _ count: Int, required: Double) -> Line {
        let levels: [Float] = [750, 500, 500, 250, 749.5]
        func strength(_ generator: inout SplitMix) -> Float {
            generator.chance(required) ? 1000 : generator.pick(levels)
        }
        let constants: [Double] = [0, 0, 8, 10, 20, -8, 50, 100, 30]
        if generator.chance(0.2) {
            let piece = Piece(span: Int.random(in: 1...count, using: &generator), part: .size, coefficient: 1)
            return Line(
                pieces: [piece],
                constant: generator.pick([10, 20, 40, 60]),
                up: strength(&generator),
                down: strength(&generator),
                isIntrinsic: true
            )
        }
        var pieces: [Piece] = []
        let isSize = generator.chance(0.4)
        let terms = generator.pick([1, 2, 2, 2, 2, 3, 4])
        for index in 0..<terms {
            pieces.append(
                Piece(
                    span: Int.random(in: index == 0 ? 1...count : 0...count, using: &generator),
                    part: isSize && generator.chance(0.9)
                        ? .size : generator.pick([.start, .end, .centre, .size]),
                    coefficient: index == 0 ? 1 : generator.pick([-1, -1, -1, -1, 1, -2, -0.5])
                )
            )
        }
        let level = strength(&generator)
        let relation = generator.pick([0, 0, 0, 1, -1])
        return Line(
            pieces: pieces,
            constant: generator.pick(constants),
            up: relation <= 0 ? level : nil,
            down: relation >= 0 ? level : nil
        )
    }
}

/// A program in a solver.
struct LoadedProgram: ~Copyable {
    var solver: Solver
    var spans: [Span]
    var rows: [RowID] = []

    /// - Parameters:
    ///   - order: The indices of the lines, in the order in which to add them.
    ///   - spanOrder: The indices of the spans, likewise.
    init(_ program: RandomProgram, order: [Int]? = nil, spanOrder: [Int]? = nil) {
        solver = Solver(keepsSizesNonNegative: program.nonNegative)
        let spanOrder = spanOrder ?? Array(0...program.near.count)
        var added = [Int: Span]()
        for index in spanOrder { added[index] = solver.addSpan(rank: Int64(index)) }
        spans = spanOrder.indices.compactMap { added[$0] }
        solver.fix(spans[0], start: program.root[0], size: program.root[1])
        for (index, near) in program.near.enumerated() {
            solver.setNear(spans[index + 1], parent: spans[near], atEnd: program.atEnd[index])
        }
        var addedRows = [Int: RowID]()
        for index in order ?? Array(program.lines.indices) { addedRows[index] = add(program.lines[index]) }
        rows = program.lines.indices.compactMap { addedRows[$0] }
    }

    mutating func add(_ line: RandomProgram.Line) -> RowID {
        if line.isIntrinsic, let up = line.up, let down = line.down {
            return solver.addIntrinsicSize(
                spans[line.pieces[0].span],
                value: line.constant,
                hugging: up,
                compression: down
            )
        }
        return solver.addRow(
            line.pieces.map { Term(spans[$0.span], $0.part, $0.coefficient) },
            line.up == nil ? .greaterOrEqual : line.down == nil ? .lessOrEqual : .equal,
            constant: line.constant,
            strength: line.up ?? line.down ?? 1000
        )
    }

    /// Start and size of every span.
    var values: [Double] { spans.flatMap { [solver.start(of: $0), solver.size(of: $0)] } }
}
