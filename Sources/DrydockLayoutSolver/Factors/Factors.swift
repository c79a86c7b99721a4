import DrydockBuffers

/// A basis, factored, and what can be solved with it: `order` writes a tape, and updates in the product form of the
/// inverse; `evaluate` solves B·x = b, `btran` yᵀ·B = cᵀ, `ftran` B·d = e.
struct Factors: ~Copyable {
    // The tape: each step computes one variable from earlier ones.
    var steps = Buffer<Step>()
    var inputs = Buffer<Addend>()
    /// Index: variable. Its step, −1 if given, `unknown` if not known yet; and the weakest level of all that it rests on
    /// before any update.
    var position = Buffer<Int32>()
    var support = Buffer<Int32>()
    /// Index: row. Its step, or −1; and where it stands.
    var place = Buffer<Int32>()
    var standing = Buffer<Standing>()

    // Scratch of `order`.
    /// Index: row. How many of its variables are unknown; many unless it is a candidate, less than zero for the stay of
    /// an open guess.
    var unknownCount = Buffer<Int32>()
    var queues = LevelQueues()
    /// How many stays stand in for rows to come, and the first step since none did.
    var openCount = 0
    var openFirst: Int32 = 0
    /// Index: variable. How fast it follows the guesses, when each moves at a rate of its own.
    var guessSlope = Buffer<Double>()

    // The product form: each update expresses the row that entered by the basis of its time.
    var updates = Buffer<Update>()
    var terms = Buffer<UpdateTerm>()
    var givens = Buffer<Addend>()
    /// Updates that belong to the tape, since they close its guesses; and terms gone through since the last ordering.
    var closingCount = 0
    var updateWork: Int32 = 0
    /// Index: row. Its latest term in updates, or −1.
    var lastTerm = Buffer<Int32>()

    // BTRAN; `functional` is zero in between. `pending` is empty, too: the steps that wait.
    var functional = Buffer<Double>()
    var pending = PendingSet()
    /// Index: basic row. How much of it is in the functional.
    var multipliers = SparseVector()
    /// Rows whose both sides cost this level or a stronger one never leave: BTRAN does without them.
    var frozenLevel = Int32.max

    // FTRAN; `unit` is zero in between. The rows that mention a variable are a list of places among the addends.
    var firstUse = Buffer<Int32>()
    var nextUse = Buffer<Int32>()
    var unit = Buffer<Double>()
    var direction = SparseVector()
    var movingRows = ListedSet()

    static var unknown: Int32 { .max }
}

/// Where a row stands, as the article "Algorithm" lists it.
enum Standing: Int8 {
    case below = -1
    case satisfied, above, idle, basic, held

    @inline(__always) var isBasic: Bool { rawValue >= Standing.basic.rawValue }
    @inline(__always) var isOutside: Bool { rawValue < Standing.idle.rawValue }
    @inline(__always) static func charged(_ error: Double) -> Standing { error > 0 ? .above : .below }
}

/// `target = inverse · constant of row + Σ inputs`.
struct Step {
    var inverse: Double
    var row: Int32
    var target: Int32
    var firstInput: Int32
    var endInput: Int32
}

/// `entering = pivot · leaving + Σ terms first ..< end − Σ givens`.
struct Update {
    var entering: Int32
    var leaving: Int32
    var first: Int32
    var firstGiven: Int32
    var end: Int32 = 0
    var endGiven: Int32 = 0
    var pivot = 0.0
    /// What `evaluate` puts aside, and what `ftran` has found of the terms; zero in between.
    var sum = 0.0
}

/// A share of a row in the row that enters, or zero for the row that enters itself; with the row's term before.
struct UpdateTerm {
    var share: Double
    var row: Int32
    var update: Int32
    var previous: Int32
}
