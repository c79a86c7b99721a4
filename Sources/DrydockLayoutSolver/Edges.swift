/// The edges of a vertex: a basic row leaves zero in one direction, and all other basic rows stay there.
struct Edges: ~Copyable {
    /// Index: row. Whether it speaks of what strict comparison left open; there are no edges elsewhere.
    var isOpen = Buffer<Bool>()
    /// At `2 · row` the edge on which the row's error rises from zero, after it the one on which it falls.
    var states = Buffer<State>()
    var downhill = Buffer<Edge>()
    /// What this round found, to be exchanged when it is over.
    var swaps = Buffer<Swap>()
    /// Index: row. Whether it enters in this round.
    var hasEntered = Buffer<Bool>()

    /// The rows that mention a variable, as a list of places in the solver's addends.
    var firstUse = Buffer<Int32>()
    var nextUse = Buffer<Int32>()
    /// Index: basic row. Its step, or the first one of the block that it closes.
    var place = Buffer<Int32>()

    // Of one edge. The first three are zero in between.
    var unit = Buffer<Double>()
    var direction = Buffer<Double>()
    var levelSlope = Buffer<Double>()
    var movingVariables = Buffer<Int32>()
    var movingRows = Buffer<Moving>()
    var isMoving = Buffer<Bool>()
    var slopedLevels = Buffer<Int32>()
    var firstSloped = 0
    var crossings = Buffer<Crossing>()

    struct Edge {
        var row: Int32
        var sign: Double
        /// At the level where it is downhill.
        var slope: Double
    }

    /// What is known of an edge, as the levels are gone through.
    enum State: Int8 {
        /// The cost rises along it, or it has been followed.
        case closed
        /// The cost has not changed so far.
        case open
        /// The same, at and below the level of the row's own cost, which something else made up for.
        case paid
    }

    /// A row outside the basis, and how fast its error changes along an edge.
    struct Moving {
        var row: Int32
        var rate: Double
    }

    struct Swap {
        var entering: Int32
        var leaving: Int32
    }

    /// A row outside the basis whose error passes zero after `time` along an edge.
    struct Crossing {
        var time: Double
        var rate: Double
        var row: Int32
    }
}
