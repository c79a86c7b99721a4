import DrydockBuffers

/// Scratch of exact pricing. An edge leads away from a vertex: a basic row leaves zero in one direction, all other basic
/// rows stay there.
struct Pricing: ~Copyable {
    /// Index: row outside the basis. Its error, kept up to date along edges.
    var error = Buffer<Double>()
    /// Constants of rows, where rows that meet in one point are held apart.
    var shifted = Buffer<Double>()
    var shift = 0.0
    /// Index: basic row. How much of it is in the cost at the level at hand; others have zero.
    var price = Buffer<Double>()
    var priced = Buffer<Int32>()
    var states = Buffer<EdgeState>()
    var downhill = Buffer<Edge>()
    var moving = Buffer<Moving>()
    var crossings = Buffer<Moving>()
    /// Index: variable.
    var isMovable = Buffer<Bool>()
    var exchangesLeft = 0
    /// Exchanges in a row that led nowhere, and how often that was enough to shift rows once more.
    var (stalled, spreads) = (0, 0)

    mutating func empty(rows: Int) {
        error.fill(rows, 0)
        shifted.fill(rows, 0)
        price.fill(rows, 0)
        priced.count = 0
        states.fill(2 * rows, .open)
        (exchangesLeft, stalled, spreads) = (1000 + 20 * rows, 0, 0)
        shift = Tolerance.shift.absolute
    }
}

struct Edge {
    var row: Int32
    var sign: Double
    /// At the level where it is downhill; and what it costs by itself, where that decides.
    var slope = 0.0
    var level: Int32 = 0

    /// Its place among the states of edges.
    @inline(__always) var index: Int { 2 * Int(row) + (sign > 0 ? 0 : 1) }
}

/// What is known of an edge, as the levels are gone through: the cost rises along it, or has not changed so far, also
/// at and below the level of the row's own cost, which something else makes up for.
enum EdgeState: Int8 { case closed, open, paid }

/// A row outside the basis, how fast its error changes along an edge, and when it passes zero.
struct Moving {
    var row: Int32
    var rate: Double
    var time: Double
}
