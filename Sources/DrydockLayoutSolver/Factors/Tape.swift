/// A factored basis: as many rows as there are free variables, in an order in which they can be solved.
///
/// Nothing here depends on constants or given values, so a tape can be put aside and taken up again.
struct Tape: ~Copyable {
    /// Each step computes one variable from earlier ones.
    var steps = Buffer<Step>()
    var inputs = Buffer<Addend>()
    /// The steps in parts, alternately without and with guesses.
    var blocks = Buffer<Block>()
    /// Index: of a guess, over all blocks. The variable guessed, and the row that closes this guess, or −1.
    var guesses = Buffer<Int32>()
    var closings = Buffer<Int32>()
    /// At `stride · guess of the block + variable`: while the guess is open, how fast the variable follows it;
    /// later, how fast it follows the error of the row that closed it.
    var slopes = Buffer<Double>()
    var stride = 0
    /// Index: variable. Its step, −1 if given, `unknown` if not known yet.
    var position = Buffer<Int32>()
    /// Index: variable. The weakest level among the rows that its value rests on.
    var support = Buffer<Int32>()
    /// Index: row.
    var standing = Buffer<Standing>()
    /// Basic rows with a side that costs nothing, and those of them that an error elsewhere leans against.
    var oneSidedCount = 0
    var heldCount = 0

    static var unknown: Int32 { .max }
}

/// Where a row stands. Outside the basis it is the sign of the error for which the basis is known to be optimal.
enum Standing: Int8 {
    case below = -1
    case satisfied = 0
    case above = 1
    /// In the basis: its error is zero.
    case basic
    /// Basic with a side that costs nothing, while an error elsewhere leans against the other side.
    case held
    /// A stay of what other rows determine.
    case idle

    @inline(__always) var isBasic: Bool { self == .basic || self == .held }
    @inline(__always) var isOutside: Bool { rawValue <= 1 }
}

/// `target = inverse · constant of row + Σ inputs`; without a row (−1) the target is guessed.
struct Step {
    var inverse = 0.0
    var row: Int32 = -1
    var target: Int32
    var firstInput: Int32 = 0
    var endInput: Int32 = 0
    var block: Int32
}

/// Steps `first ..< end`, computed from guesses, if any, that closing rows settle together.
struct Block {
    var first: Int
    var end: Int
    var firstGuess: Int
    var guessCount: Int
}
