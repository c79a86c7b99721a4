import DrydockBuffers

/// A system of rows over spans, as written, and a value for every variable: the start and the size of a span are the
/// variables `2 · span` and `2 · span + 1`. Rows that nobody wrote come last.
struct Problem: ~Copyable {
    var spans = Buffer<SpanRecord>()
    /// Index: variable. Those of fixed spans are given, the others are the solution.
    var values = Buffer<Double>()
    /// Spans as added, removed ones included until the next rebuild; in the order of ranks where that matters.
    var order = Buffer<Int32>()
    var isRanked = false
    var freeSpans = Buffer<Int32>()

    var rows = Buffer<Row>()
    var constants = Buffer<Double>()
    var addends = Buffer<Addend>()
    var freeRows = Buffer<Int32>()
    var nextAge: Int64 = 0
    /// Rows from here on are implicit.
    var writtenCount = 0
    /// Index: variable. Its stay, or −1 if not made.
    var stays = Buffer<Int32>()
    /// Index: span. Whether its row `size ≥ 0` is made.
    var isBounded = Buffer<Bool>()
    let keepsSizesNonNegative: Bool
    /// Since the last solve.
    var (structureChanged, valuesChanged) = (true, false)

    init(keepsSizesNonNegative: Bool) { self.keepsSizesNonNegative = keepsSizesNonNegative }

    @inline(__always) var allRows: Range<Int32> { 0..<Int32(rows.count) }

    @inline(__always) func addends(of row: Int32) -> UnsafeMutableBufferPointer<Addend> {
        addends.elements(rows[row].first, rows[row].end)
    }

    /// How fast a row's error moves when the variables move as `x` says.
    @inline(__always) func slope(_ row: Int32, _ x: UnsafeMutablePointer<Double>) -> Double {
        addends.sum(rows[row].first, rows[row].end, x, from: 0)
    }

    @inline(__always) func residual(_ row: Int32) -> Double { slope(row, values.base) - constants[row] }

    /// The level that a row is charged at for an error of this sign.
    @inline(__always) func cost(_ row: Int32, _ error: Double) -> Int32 {
        error > 0 ? rows[row].up : rows[row].down
    }

    func setLevels(of row: Int32, _ change: (Int32) -> Int32) {
        (rows[row].up, rows[row].down) = (change(rows[row].up), change(rows[row].down))
    }

    @inline(__always) var hasNegativeSizes: Bool {
        keepsSizesNonNegative && order.all.contains { isNegative($0) }
    }

    @inline(__always) func isNegative(_ span: Int32) -> Bool { values[2 * span + 1] < -Tolerance.error }
}

/// What a span is, apart from its values.
struct SpanRecord {
    enum Kind: UInt8 { case loose, fixed, removed }

    var kind = Kind.loose
    /// What the span stays close to, or −1, and at which side.
    var near: Int32
    var nearIsEnd: Bool
    var rank: Int64
    /// Its place in the order of ranks.
    var index: Int32 = 0
}

/// `Σ cᵢ·xᵢ − constant = e`, with one level that is charged when `e > 0` and one when `e < 0`.
struct Row {
    var up = Level.none
    var down = Level.none
    /// The place of the addends, how many there are, and how many have room.
    var first: Int32 = 0
    var count: Int8 = 0
    var room: Int8 = 0
    /// Grows with every row written; −1 for implicit rows and free slots.
    var age: Int64 = -1

    @inline(__always) var end: Int32 { first &+ Int32(count) }
    @inline(__always) var weakest: Int32 { min(up, down) }
    @inline(__always) var strongest: Int32 { max(up, down) }
    @inline(__always) var isStay: Bool { up < 0 && up != Level.none }
    /// Where it stands outside the basis unless it costs something.
    @inline(__always) var standingOutside: Standing { isStay ? .idle : .satisfied }
}

/// `coefficient · variable`, in a row or in the tape.
struct Addend {
    var coefficient: Double
    var variable: Int32
    var row: Int32
}

extension Buffer<Addend> {
    /// A number `+ Σ coefficient · x`. It comes first, as what it needs is there before x.
    @inline(__always)
    func sum(_ first: Int32, _ end: Int32, _ x: UnsafeMutablePointer<Double>, from sum: Double) -> Double {
        var (sum, addend) = (sum, base + Int(first))
        while addend < base + Int(end) {
            sum += addend.pointee.coefficient * x[Int(addend.pointee.variable)]
            addend += 1
        }
        return sum
    }
}

/// How much an error costs: a larger level outweighs any sum of smaller ones. Positive levels are the bit patterns of
/// strengths (positive floats order as their bits do), but for the strongest. Negative ones belong to stays, one for each.
enum Level {
    static let none = Int32.min
    static let required = Int32.max - 1 << 26
    static let relaxed = required - 1

    @inline(__always) static func of(_ strength: Float) -> Int32 {
        require(strength > 0 && strength <= 1000, "A strength is in 0 < s ≤ 1000; got \(strength).")
        return strength == 1000 ? required : Int32(bitPattern: strength.bitPattern)
    }
}
