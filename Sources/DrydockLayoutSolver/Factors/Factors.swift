/// A basis, factored, and what can be solved with it.
///
/// The basis matrix B has the basic rows as its rows. `order` puts it in triangular order as far as that goes;
/// `evaluate` solves B·x = b, `btran` yᵀ·B = cᵀ, `ftran` B·d = eᵣ. After an exchange of two rows `update` appends a
/// factor to the product form of the inverse rather than factoring anew.
struct Factors: ~Copyable {
    var tape = Tape()
    var ordering = Ordering()

    // The product form: each update expresses the row that entered by the basis of its time.
    var updates = Buffer<Update>()
    var updateTerms = Buffer<Multiplier>()
    /// Terms of updates gone through since the last factorisation.
    var updateWork = 0

    // BTRAN. `functional` and `share` are zero in between.
    var functional = Buffer<Double>()
    /// A bit for each step.
    var pending = Buffer<UInt64>()
    var highestPending = -1
    var multipliers = Buffer<Multiplier>()
    var guessSlope = Buffer<Double>()
    var share = Buffer<Double>()
    var isShared = Buffer<Bool>()

    // FTRAN. `unit` is zero in between.
    /// The rows that mention a variable, as a list of places in the problem's addends.
    var firstUse = Buffer<Int32>()
    var nextUse = Buffer<Int32>()
    /// Index: row. Its step, or the first one of the block that it closes; −1 if it is not on the tape.
    var place = Buffer<Int32>()
    var unit = Buffer<Double>()
    var direction = Buffer<Double>()
    var movingVariables = Buffer<Int32>()
    var movingRows = Buffer<Int32>()
    var isMoving = Buffer<Bool>()

    /// Rows, and the variables that follow them.
    var isSource = Buffer<Bool>()
    var isFollowing = Buffer<Bool>()
}

/// How much of a basic row is in a functional.
struct Multiplier {
    var row: Int32
    var share: Double
}

/// `entering = pivot · leaving + Σ terms first ..< end`.
struct Update {
    var entering: Int32
    var leaving: Int32
    var pivot: Double
    var first: Int
    var end: Int
}

/// Scratch of `order`.
struct Ordering: ~Copyable {
    /// Index: row. How many of its variables are unknown; −1 unless it is a candidate.
    var unknownCount = Buffer<Int32>()
    /// For each unknown variable the candidate rows that mention it, as a list of places in the problem's addends.
    var firstMention = Buffer<Int32>()
    var nextMention = Buffer<Int32>()
    var queues = LevelQueues()
    /// The place in the problem's order before which all spans are known.
    var cursor = 0
    /// The variables of the component at hand, as they were when it was met, and how far they are known.
    var members = Buffer<Int32>()
    var memberCursor = 0
    /// What had to be determined, and open candidate rows, when the component was met, apart from its own.
    var outside = (variables: 0, rows: 0)
    var undetermined = 0
    /// Candidate rows with unknown variables.
    var openRowCount = 0
    var reached = Buffer<Bool>()
    var reachedRow = Buffer<Bool>()
    /// The open block: its first step, its first step after a guess, its first guess, and guesses closed.
    var blockStart = 0
    var openFirst = Tape.unknown
    var openGuess = 0
    var closedCount = 0
}

/// Rows in queues, one for each level of the table; first in, first out.
struct LevelQueues: ~Copyable {
    private var heads = Buffer<Int32>()
    private var tails = Buffer<Int32>()
    private var next = Buffer<Int32>()
    private(set) var highest = -1

    mutating func empty(levels: Int, rows: Int) {
        next.reserve(rows)
        heads.fill(levels, -1)
        tails.reserve(levels)
        highest = -1
    }

    @inline(__always) mutating func append(_ row: Int32, to queue: Int) {
        next[row] = -1
        if heads[queue] < 0 { heads[queue] = row } else { next[tails[queue]] = row }
        tails[queue] = row
        if queue > highest { highest = queue }
    }

    /// The next row of the highest queue that is not empty, if that is `queue` or above.
    @inline(__always) mutating func popFirst(from queue: Int) -> Int32? {
        while highest >= queue {
            let row = heads[highest]
            if row >= 0 {
                heads[highest] = next[row]
                return row
            }
            highest -= 1
        }
        return nil
    }
}
