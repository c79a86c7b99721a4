/// `Σ cᵢ·xᵢ − constant = e`, with one level that is charged when `e > 0` and one when `e < 0`.
///
/// Exactly one cache line. Unused slots have coefficient 0 and variable 0. While a row is basic, slot 0 holds
/// the variable that it determines.
struct Row {
    var constant = 0.0
    var c0 = 0.0
    var c1 = 0.0
    var c2 = 0.0
    var c3 = 0.0
    var v0: Int32 = 0
    var v1: Int32 = 0
    var v2: Int32 = 0
    var v3: Int32 = 0
    var up = Level.none
    var down = Level.none

    /// The weaker of the two levels.
    @inline(__always) var weakest: Int32 { min(up, down) }
}

/// How much an error costs: a larger level always outweighs any sum of smaller ones.
///
/// Positive levels are the bit patterns of strengths (positive floats order as their bits do). Negative levels
/// belong to stays, a level for each, so that no strength is weaker than a stay.
enum Level {
    static let none = Int32.min
    static let required = Int32(bitPattern: Float(1000).bitPattern)

    static func of(_ strength: Float) -> Int32 { Int32(bitPattern: strength.bitPattern) }
}

/// What a row is and where it stands. Not an `OptionSet`, whose generic operations are slow without optimisation.
struct RowFlags {
    var rawValue: UInt8

    static var none: RowFlags { RowFlags(rawValue: 0) }
    /// In use (not on the free list).
    static var live: RowFlags { RowFlags(rawValue: 1) }
    /// In the basis: its error is zero, and it determines one variable.
    static var basic: RowFlags { RowFlags(rawValue: 2) }
    /// A required row that was given up because it contradicts others.
    static var dropped: RowFlags { RowFlags(rawValue: 4) }
    /// Made by the solver (`size ≥ 0` or a stay), discarded when the structure changes.
    static var implicit: RowFlags { RowFlags(rawValue: 8) }
    /// Places a span when nothing else does.
    static var stay: RowFlags { RowFlags(rawValue: 16) }
    /// Both levels cost something: worth trying as an equation from the start.
    static var twoSided: RowFlags { RowFlags(rawValue: 32) }

    @inline(__always) static func | (a: RowFlags, b: RowFlags) -> RowFlags {
        RowFlags(rawValue: a.rawValue | b.rawValue)
    }

    /// Whether all of `other` are set.
    @inline(__always) func contains(_ other: RowFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

    /// Whether, of all in `mask`, exactly `other` are set.
    @inline(__always) func matches(_ other: RowFlags, of mask: RowFlags) -> Bool {
        rawValue & mask.rawValue == other.rawValue
    }

    @inline(__always) mutating func insert(_ other: RowFlags) { rawValue |= other.rawValue }
    @inline(__always) mutating func remove(_ other: RowFlags) { rawValue &= ~other.rawValue }
}

/// What a span is, apart from its values.
struct SpanRecord {
    /// Grows with every span added; 0 means that this slot is free.
    var serial: Int64 = 0
    var isFixed = false
    var nearIsEnd = false
    var near: Int32 = -1
    /// `serial` of `near` when it was set: a later tenant of that slot is not meant.
    var nearSerial: Int64 = 0
    /// Neighbours in creation order.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// Implicit rows, −1 while they do not exist.
    var sizeStay: Int32 = -1
    var positionStay: Int32 = -1
    var sizeBound: Int32 = -1
}

/// One line of the tape: variable `target` is computed from row `row`, or guessed (`row` is −1).
struct Step {
    var inverse: Double
    var row: Int32
    var target: Int32
    /// Index in the table of completions when the span's second part becomes known here, else −1.
    var completion: Int32
    /// The block that the step belongs to, else −1.
    var block: Int32 = -1
}

/// Steps `first ..< end` whose guessed variables are settled together by as many closing rows.
///
/// `inverse` is the place of S⁻¹, where S holds the slopes of the closing rows along the guesses.
struct Block {
    var first: Int
    var end: Int
    var firstGuess: Int
    var guessCount: Int
    var firstClosing: Int
    var closingCount: Int
    var inverse: Int
}

/// How two known parts of a span (`a`, then `b`) give the two others (`c` and `d`).
struct Completion {
    var a: Int32
    var b: Int32
    var c: Int32
    var d: Int32
    var ca: Double
    var cb: Double
    var da: Double
    var db: Double

    /// All sixteen pairs, at index `4·a + b`; pairs of equal parts are unused. Never changed once made.
    nonisolated(unsafe) static let table = makeTable()

    private static func makeTable() -> UnsafeMutablePointer<Completion> {
        let basis: [(start: Double, size: Double)] = [(1, 0), (1, 1), (1, 0.5), (0, 1)]
        let table = UnsafeMutablePointer<Completion>.allocate(capacity: 16)
        for a in 0..<4 {
            for b in 0..<4 {
                let others = (0..<4).filter { $0 != a && $0 != b }
                let (c, d) = (others[0], others[1])
                let (p, q) = (basis[a], basis[b])
                let determinant = a == b ? 1 : p.start * q.size - p.size * q.start
                func share(_ part: Int) -> (Double, Double) {
                    let r = basis[part]
                    return (
                        (r.start * q.size - r.size * q.start) / determinant,
                        (p.start * r.size - p.size * r.start) / determinant
                    )
                }
                let ((ca, cb), (da, db)) = (share(c), share(d))
                table[4 * a + b] = Completion(
                    a: Int32(a),
                    b: Int32(b),
                    c: Int32(c),
                    d: Int32(d),
                    ca: ca,
                    cb: cb,
                    da: da,
                    db: db
                )
            }
        }
        return table
    }
}

/// A growable array without reference counts, uniqueness checks or bounds checks.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    var count = 0

    init() {
        capacity = 0
        // A place that is aligned for everything and never read.
        base = UnsafeMutableRawPointer(bitPattern: 64).unsafelyUnwrapped.assumingMemoryBound(to: Element.self)
    }

    deinit { if capacity > 0 { base.deallocate() } }

    @inline(__always) subscript(_ index: Int) -> Element {
        get { base[index] }
        nonmutating set { base[index] = newValue }
    }

    @inline(__always) subscript(_ index: Int32) -> Element {
        get { base[Int(index)] }
        nonmutating set { base[Int(index)] = newValue }
    }

    /// Makes room for `needed` elements; the first `kept` survive. Grows geometrically.
    mutating func reserve(_ needed: Int, keeping kept: Int) {
        guard needed > capacity else { return }
        let larger = max(needed, 2 * capacity, 16)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        if capacity > 0 {
            moved.initialize(from: base, count: kept)
            base.deallocate()
        }
        base = moved
        capacity = larger
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1, keeping: count) }
        base[count] = element
        count += 1
    }

    func fill(_ element: Element, count: Int) {
        base.update(repeating: element, count: count)
    }
}
