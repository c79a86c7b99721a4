/// Solves layout: rows over the parts of spans, optimally level by level.
///
/// **The problem.** A span has two degrees of freedom, its start and its size. A row is `a·x − b = e`; it is charged
/// at one level when e > 0 and at one when e < 0, so that equations, inequalities and intrinsic sizes are the same
/// thing. From the strongest level to the weakest, the sum of |e| charged at that level is minimal without making a
/// stronger level worse. Last come the stays, each a level of its own: they make the solution unique, and thereby
/// independent of the order in which rows were added and of the history of edits.
///
/// **The idea.** At an optimal vertex as many rows as there are degrees of freedom have e = 0: the basis. Nearly
/// every screen has a basis in triangular order, where each row has one unknown when its turn comes. So:
/// 1. `Factor`: take rows with one unknown, strongest first, onto a tape of steps. `Blocks`: what is coupled (equal
///    widths, aspect ratios) is guessed, carried along symbolically and closed by the row that then has no unknown.
/// 2. `Evaluate`: run the tape.
/// 3. `Solve`: look at the rows outside the basis. One that costs something is settled when every row that it rests
///    on would cost a stronger level to move. `Walk` finds these rows backwards along the tape. Usually one
///    comparison does: `support` holds the weakest level that a variable rests on.
/// 4. An unsettled row takes the place of the weakest row that it rests on; all independent exchanges of a round are
///    made at once, and the basis is factored again.
/// 5. `Pricing`: where equal levels meet, compare sums level by level and move from vertex to vertex.
/// 6. `Conflicts`: a required row that only required rows hold back contradicts exactly these.
///
/// **What stays valid.** Whether a basis is optimal depends on the signs of the errors outside it, not on constants.
/// `certified` keeps these signs: after a resize or a new constant, evaluation and a comparison of signs are all.
/// When the same things change again, not even these: `Pieces` knows along which slope each span then moves, and
/// how far the change may go before a sign does.
///
/// **Invariants** (`checkInvariants`): basic rows have no error; two steps settle each span that is not fixed; a
/// step's inputs were settled by earlier steps, within a block also by its guesses; scratch vectors are zero.
///
/// **Cost.** First solve O(terms × (1 + rounds)), typically one or two rounds; resize and constant O(what moves);
/// pricing O(rows) for each vertex. Buffers grow with the system and are reused: no allocation in the steady state.
///
/// **Why not a Cassowary tableau?** Its rows fill up with substitutions of each other, so that adding n rows costs
/// up to n², while a sparse basis of original rows never has more than four coefficients in each. And its single
/// weighted sum lets many weak rows outvote a stronger one.
package struct Solver: ~Copyable {
    // MARK: Spans (index: span)
    var spans = Buffer<SpanRecord>()
    var spanLimit = 0
    var freeSpans = Buffer<Int32>()
    var firstSpan: Int32 = -1
    var lastSpan: Int32 = -1
    var nextSerial: Int64 = 1
    /// 15 where all parts are known from the start (fixed or unused), else 0; and the state while factoring.
    var given = Buffer<UInt8>()
    var known = Buffer<UInt8>()

    // MARK: Variables (index: 4 · span + part)
    var values = Buffer<Double>()
    /// The step that makes the variable known; −1 for given ones.
    var position = Buffer<Int32>()
    /// The weakest level among the rows that the variable's value rests on.
    var support = Buffer<Int32>()
    var functional = Buffer<Double>()
    var direction = Buffer<Double>()
    var sensitivity = Buffer<Double>()
    var sensitivityStride = 0

    // MARK: Rows (index: row)
    var rows = Buffer<Row>()
    var flags = Buffer<RowFlags>()
    var age = Buffer<Int64>()
    /// The sign of the row's error for which the present basis is known to be optimal.
    var certified = Buffer<Int8>()
    var justified = Buffer<Bool>()
    var rowLimit = 0
    var freeRows = Buffer<Int32>()
    var nextAge: Int64 = 0

    // MARK: The factored basis
    var steps = Buffer<Step>()
    var blocks = Buffer<Block>()
    var guesses = Buffer<Int32>()
    var closings = Buffer<Int32>()
    var inverses = Buffer<Double>()
    var oneSidedBasics = 0
    var basicStays = 0

    // MARK: Pieces of the solution as a function of the listed changes
    var listedChanges = Buffer<Int32>()
    var pieces = Buffer<Piece>()
    /// Index: number of listed changes · piece + change.
    var extents = Buffer<Extent>()
    var moves = Buffer<Move>()
    var mixedLimits = Buffer<MixedLimit>()
    /// All values at the piece's base.
    var origins = Buffer<Double>()
    var deltas = Buffer<Double>()
    /// The piece that the values are taken from, or −1; and the one that belongs to the factored basis.
    var pieceInUse = -1
    var factoredPiece = -1

    // MARK: Scratch
    var unknown = Buffer<Int32>()
    var following = Buffer<Int32>()
    var mentionStart = Buffer<Int32>()
    var mentions = Buffer<Int32>()
    var levels = Buffer<Int32>()
    var queueHead = Buffer<Int32>()
    var queueTail = Buffer<Int32>()
    var highestQueue = -1
    var cursor: Int32 = -1
    var undetermined = 0
    var openFirst = -1
    var openGuess = 0
    var openClosing = 0
    var guessValue = Buffer<Double>()
    var echelonStart = Buffer<Int32>()
    var echelon = Buffer<Double>()
    var echelonPivot = Buffer<Int32>()
    var pending = Buffer<UInt64>()
    var highestPending = -1
    var lowestPending = Int.max
    var reached = Buffer<Bool>()
    var multiplierRow = Buffer<Int32>()
    var multiplier = Buffer<Double>()
    var unsettled = Buffer<Int32>()
    var slope = Buffer<Double>()
    var rowValue = Buffer<Double>()
    var savedConstant = Buffer<Double>()
    var price = Buffer<Double>()
    var freeDirections = Buffer<Int32>()
    var crossings = Buffer<Int32>()
    var crossingTimes = Buffer<Double>()
    let completions: UnsafeMutablePointer<Completion>

    // MARK: State between solves
    let keepsSizesNonNegative: Bool
    var needsFactoring = true
    /// Changes since the last solve: rows with a new constant, and as −1 − variable, given values.
    var changes = Buffer<Int32>()
    var hasImplicitRows = false
    var hasStays = false
    var isTied = false
    var staysMatter = false
    var justifiedCount = 0
    var hasDropped = false
    let tolerance = 1e-7
    var report = SolveReport()

    /// - Parameter keepsSizesNonNegative: whether every span that is not fixed has `size ≥ 0`, required.
    package init(keepsSizesNonNegative: Bool = true) {
        self.keepsSizesNonNegative = keepsSizesNonNegative
        completions = Completion.table
        levels.append(Level.required)
    }

    /// Makes room ahead, so that adding this many spans and rows and solving allocates little.
    package mutating func reserve(spans spanCount: Int, rows rowCount: Int) {
        reserveSpans(spanCount)
        reserveRows(rowCount)
    }

    mutating func reserveSpans(_ count: Int) {
        guard count > given.capacity else { return }
        given.reserve(count, keeping: spanLimit)
        let room = given.capacity
        spans.reserve(room, keeping: spanLimit)
        known.reserve(room, keeping: 0)
        mentionStart.reserve(room + 1, keeping: 0)
        values.reserve(4 * room, keeping: 4 * spanLimit)
        position.reserve(4 * room, keeping: 4 * spanLimit)
        support.reserve(4 * room, keeping: 4 * spanLimit)
        functional.reserve(4 * room, keeping: 0)
        functional.fill(0, count: 4 * room)
        direction.reserve(4 * room, keeping: 0)
        reached.reserve(4 * room, keeping: 0)
        steps.reserve(2 * room, keeping: steps.count)
        pending.reserve(room / 32 + 1, keeping: 0)
        pending.fill(0, count: room / 32 + 1)
    }

    mutating func reserveRows(_ count: Int) {
        guard count > rows.capacity else { return }
        rows.reserve(count, keeping: rowLimit)
        let room = rows.capacity
        flags.reserve(room, keeping: rowLimit)
        age.reserve(room, keeping: rowLimit)
        certified.reserve(room, keeping: rowLimit)
        justified.reserve(room, keeping: rowLimit)
        unknown.reserve(room, keeping: rowLimit)
        following.reserve(room, keeping: rowLimit)
        mentions.reserve(4 * room, keeping: 4 * rowLimit)
        rowValue.reserve(room, keeping: rowLimit)
        savedConstant.reserve(room, keeping: rowLimit)
        price.reserve(room, keeping: 0)
        price.fill(0, count: room)
    }
}
