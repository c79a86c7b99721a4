/// Solves layout: rows over the parts of spans, optimally level by level.
///
/// **The problem.** A span has two variables, its start and its size. A row is `a·x − b = e`; it is charged at one
/// level when e > 0 and at one when e < 0, so that equations, inequalities and intrinsic sizes are the same thing.
/// From the strongest level to the weakest, the sum of |e| charged at that level is minimal without making a
/// stronger level worse. Last come the stays, each a level of its own: they make the solution unique, and thereby
/// independent of the order in which rows were added and of the history of edits.
///
/// **The idea.** At an optimal vertex as many rows as there are variables have e = 0: the basis. Nearly every
/// screen has a basis in triangular order, where each row has one unknown when its turn comes. So:
/// 1. `Factor`: take rows with one unknown, strongest first, onto a tape of steps: `leading = 16` gives a start, then
///    `trailing = 300`, which is start + size, has one unknown left and gives the size. `Blocks`: what is coupled
///    (equal widths, aspect ratios) is guessed, and the guess closed by a row that then has no unknown.
/// 2. `Evaluate`: run the tape.
/// 3. `Optimise`: look at the rows outside the basis. One that costs something is settled when every row that it
///    rests on would cost a stronger level to move. `Walk` finds these rows backwards along the tape. Usually one
///    comparison does: `support` holds the weakest level that a variable rests on.
/// 4. An unsettled row takes the place of the weakest row that it rests on; all independent exchanges of a round are
///    made at once, and the basis is factored again.
/// 5. `Pricing`: where equal levels meet, and in what they can move (`Open`), make required rows hold (`Feasibility`),
///    then compare sums level by level and move from vertex to vertex along the edges between them (`Edges`).
/// 6. `Conflicts`: a required row that only required rows hold back contradicts exactly these.
///
/// **What stays valid.** Whether a basis is optimal depends on the signs of the errors outside it, not on constants.
/// `standing` keeps these signs: after a resize or a new constant, evaluation and a comparison of signs are all
/// (`Update`). The basis before the last exchange is kept too, for what goes back and forth across a cap.
///
/// **Invariants** (`checkInvariants`): basic rows have no error; one step settles each variable that is not fixed;
/// a step's inputs were settled by earlier steps; scratch vectors are zero.
///
/// **Cost.** First solve O(terms × (1 + rounds)), typically one or two rounds; resize and constant O(what moves);
/// pricing O(rows) for each round. Buffers grow with the system and are reused: no allocation in the steady state.
///
/// Methods that only read are `mutating` too, unless inlined: a borrowing call from a mutating method copies the whole
/// struct, which takes longer than what most of them do.
///
/// **Why not a Cassowary tableau?** Its rows fill up with substitutions of each other, so that adding n rows costs
/// up to n², while a sparse basis of original rows never has more coefficients than were written. And its single
/// weighted sum lets many weak rows outvote a stronger one.
package struct Solver: ~Copyable {
    // Spans. Variables 2 · span and 2 · span + 1 are the start and the size.
    var spans = Buffer<SpanRecord>()
    var values = Buffer<Double>()
    /// As added, removed ones included until the basis is made anew; with stays, in the order of ranks.
    var order = Buffer<Int32>()
    var freeSpans = Buffer<Int32>()

    var rows = Buffer<Row>()
    var constants = Buffer<Double>()
    var addends = Buffer<Addend>()
    var freeRows = Buffer<Int32>()
    var nextAge: Int64 = 0
    /// Rows from here on are implicit.
    var writtenCount = 0
    /// All strengths in use, ascending.
    var levels = Buffer<Int32>()

    var basis = Basis()
    var spare = Basis()
    /// The standing of rows before an update, while it may become that of `spare`.
    var certificate = Buffer<Standing>()
    var spareIsValid = false

    // Changes since the last solve, and those before: rows, and as −1 − variable, fixed values.
    var changes = Buffer<Int32>()
    var listed = Buffer<Int32>()
    var needsFactoring = true
    var hasStays = false
    var heldCount = 0
    var report = SolveReport()

    // Scratch of factoring.
    var unknownCount = Buffer<Int32>()
    /// For each unknown variable the candidate rows that mention it, as a list of places in `addends`.
    var firstMention = Buffer<Int32>()
    var nextMention = Buffer<Int32>()
    var queueHead = Buffer<Int32>()
    var queueTail = Buffer<Int32>()
    var queueNext = Buffer<Int32>()
    var highestQueue = -1
    var cursor = 0
    /// The variables of the component at hand, as they were when it was met, and how far they are known.
    var members = Buffer<Int32>()
    var memberCursor = 0
    /// What had to be determined, and open candidate rows, when the component was met, apart from its own.
    var outside = (variables: 0, rows: 0)
    var undetermined = 0
    /// Candidate rows with unknown variables.
    var openRowCount = 0
    var openFirst = Basis.unknown
    var blockStart = 0
    var openGuess = 0
    var closedCount = 0
    var guessSlope = Buffer<Double>()

    /// Rows that entered, left or were given up in the last round of exchanges and since.
    var exchanged = Buffer<Int32>()

    // Scratch of walks and of pricing.
    var functional = Buffer<Double>()
    var pending = Buffer<UInt64>()
    var highestPending = -1
    var multipliers = Buffer<Multiplier>()
    var shifted = Buffer<Double>()
    var error = Buffer<Double>()
    var edges = Edges()
    var reached = Buffer<Bool>()
    var reachedRow = Buffer<Bool>()

    let keepsSizesNonNegative: Bool
    /// Errors up to this are none.
    let tolerance = 1e-7

    /// - Parameter keepsSizesNonNegative: whether every span that is not fixed has `size ≥ 0`, required.
    package init(keepsSizesNonNegative: Bool = true) {
        self.keepsSizesNonNegative = keepsSizesNonNegative
        levels.append(Level.required)
    }

    /// Makes room ahead, so that adding this many spans and rows allocates once.
    package mutating func reserve(spans spanCount: Int, rows rowCount: Int) {
        spans.reserve(spanCount)
        values.reserve(2 * spanCount)
        order.reserve(spanCount)
        rows.reserve(rowCount)
        constants.reserve(rowCount)
        addends.reserve(4 * rowCount)
    }

    /// Brings all values up to date, with the least work: nothing, evaluation, or a new factorisation.
    @discardableResult
    package mutating func solve() -> SolveReport {
        (report.factorisations, report.evaluations, report.exchanges, report.priced) = (0, 0, 0, false)
        guard needsFactoring || changes.count > 0 else { return report }
        if needsFactoring || !report.conflicts.isEmpty { rebuild() } else { update() }
        if !report.conflicts.isEmpty { settleConflicts() }
        changes.count = 0
        return report
    }

    /// Chooses a basis from scratch: every equation and intrinsic size is a candidate.
    private mutating func rebuild() {
        needsFactoring = false
        spareIsValid = false
        if !report.conflicts.isEmpty { report.conflicts = [] }
        discardImplicitRows()
        forgetRemovedSpans()
        basis.standing.fill(rows.count, .satisfied)
        for row in 0..<rows.count where rows[row].weakest != Level.none { basis.standing[row] = .basic }
        factor()
        evaluate(values.base, constants.base)
        optimise()
    }
}
