/// Repeating a change, as a resize or an animation does, without running the tape.
///
/// The solution is a piecewise linear function of constants and given values. While each of the listed changes stays
/// in an interval around its base, no row outside the basis leaves the sign for which the basis is known to be
/// optimal: a *piece*, on which every span moves along a slope. Following a piece costs O(spans that move); changing
/// over to another known one, as when a cap is passed back and forth, copies all values besides.
///
/// A piece is valid by itself, whatever basis is factored at present; so a few are kept until the structure changes
/// or something else than the listed changes.
extension Solver {
    static var changeLimit: Int { 4 }
    static var pieceLimit: Int { 4 }

    /// How one span follows one of the listed changes. The first move of a span starts from the piece's own values.
    struct Move {
        var startSlope: Double
        var sizeSlope: Double
        var span: Int32
        var change: Int16
        var isFirst: Bool
    }

    /// A row whose error, or as −1 − span, a span whose size follows several changes at once.
    struct MixedLimit {
        var row: Int32
        var low: Double
        var high: Double
    }

    /// The parts of `moves` and `mixedLimits` that belong to one piece.
    struct Piece {
        var firstMove: Int
        var endMove: Int
        var firstMixed: Int
        var endMixed: Int
    }

    /// One listed change within a piece: its value there, and how far it may go from it.
    struct Extent {
        var base: Double
        var low: Double
        var high: Double
    }

    /// A row, or as −1 − variable, the start or size of a fixed span, has a new value.
    mutating func noteChange(_ change: Int32) {
        // More changes are not worth listing; the count alone then says so.
        guard changes.count <= Self.changeLimit else { return }
        for index in 0..<changes.count where changes[index] == change { return }
        changes.append(change)
    }

    var changesAreListed: Bool {
        for index in 0..<changes.count {
            var place = 0
            while place < listedChanges.count, listedChanges[place] != changes[index] { place += 1 }
            if place == listedChanges.count { return false }
        }
        return true
    }

    /// Lists the present changes in place of the earlier ones.
    mutating func listChanges() {
        forgetPieces()
        listedChanges.count = 0
        guard changes.count <= Self.changeLimit else { return }
        for index in 0..<changes.count { listedChanges.append(changes[index]) }
    }

    mutating func forgetPieces() {
        pieces.count = 0
        extents.count = 0
        moves.count = 0
        mixedLimits.count = 0
        pieceInUse = -1
        factoredPiece = -1
    }

    /// Whether the values are those of the factored basis.
    var followsBasis: Bool { pieceInUse < 0 || pieceInUse == factoredPiece }

    mutating func returnToBasis() {
        guard !followsBasis else { return }
        pieceInUse = -1
        evaluate(values.base)
        optimise()
    }

    // MARK: - Following

    /// Brings the values up to date if a known piece covers the present changes.
    mutating func followPiece() -> Bool {
        guard pieces.count > 0, changesAreListed else { return false }
        if pieceInUse >= 0, follow(piece: pieceInUse) { return true }
        for piece in 0..<pieces.count where piece != pieceInUse && follow(piece: piece) { return true }
        return false
    }

    private mutating func follow(piece index: Int) -> Bool {
        let count = listedChanges.count
        let extents = self.extents.base + index * count
        let deltas = self.deltas.base
        for change in 0..<count {
            let delta = listedValue(change) - extents[change].base
            guard delta >= extents[change].low, delta <= extents[change].high else { return false }
            deltas[change] = delta
        }
        let x = values.base
        let origin = origins.base + index * 4 * spanLimit
        if pieceInUse != index {
            pieceInUse = index
            for change in 0..<count where listedChanges[change] < 0 {
                let span = Int(-1 - listedChanges[change]) & ~3
                (origin + span).update(from: x + span, count: 4)
            }
            x.update(from: origin, count: 4 * spanLimit)
        }
        let piece = pieces[index]
        for index in piece.firstMove..<piece.endMove {
            let move = moves.base + index
            let delta = deltas[Int(move.pointee.change)]
            let span = 4 * Int(move.pointee.span)
            let from = move.pointee.isFirst ? origin + span : x + span
            let start = from[0] + move.pointee.startSlope * delta
            let size = from[3] + move.pointee.sizeSlope * delta
            x[span] = start
            x[span + 1] = start + size
            x[span + 2] = start + 0.5 * size
            x[span + 3] = size
        }
        for index in piece.firstMixed..<piece.endMixed {
            let limit = mixedLimits[index]
            let value = limit.row >= 0 ? residual(Int(limit.row), x) : x[4 * Int(-1 - limit.row) + 3]
            if value < limit.low || value > limit.high { return false }
        }
        return true
    }

    @inline(__always) private func listedValue(_ index: Int) -> Double {
        let change = listedChanges[index]
        return change >= 0 ? rows.base[Int(change)].constant : values[-1 - change]
    }

    // MARK: - Listing

    /// Records the piece around the present solution. O(changes · (steps + rows)).
    mutating func listPiece() {
        let (count, width) = (listedChanges.count, 4 * spanLimit)
        if pieces.count == Self.pieceLimit { forgetPieces() }
        let index = pieces.count
        origins.reserve((index + 1) * width, keeping: index * width)
        (origins.base + index * width).update(from: values.base, count: width)
        deltas.reserve(count, keeping: 0)
        direction.reserve(count * width, keeping: 0)
        direction.fill(0, count: count * width)
        for change in 0..<count {
            aim(direction.base + change * width, at: listedChanges[change])
            // Farther away rounding might show.
            extents.append(Extent(base: listedValue(change), low: -65_536, high: 65_536))
        }
        var piece = Piece(
            firstMove: moves.count,
            endMove: 0,
            firstMixed: mixedLimits.count,
            endMixed: 0
        )
        for span in 0..<spanLimit where given[span] == 0 { listMoves(span) }
        for row in 0..<rowLimit where isChecked(row) { listLimits(row) }
        piece.endMove = moves.count
        piece.endMixed = mixedLimits.count
        pieces.append(piece)
        pieceInUse = index
        factoredPiece = index
    }

    /// How all variables move with one change.
    private mutating func aim(_ x: UnsafeMutablePointer<Double>, at change: Int32) {
        if change < 0 {
            let variable = Int(-1 - change)
            let part = x + (variable & ~3)
            let isSize = variable & 3 == 3
            (part[0], part[1], part[2], part[3]) = isSize ? (0, 1, 0.5, 1) : (1, 1, 1, 0)
        }
        evaluate(x, scale: 0, injected: change)
    }

    private mutating func listMoves(_ span: Int) {
        var isFirst = true
        var limit = LimitFinder(value: values[4 * span + 3], low: -tolerance, high: .infinity)
        for change in 0..<listedChanges.count {
            let x = direction.base + 4 * (change * spanLimit + span)
            guard abs(x[0]) > 1e-13 || abs(x[3]) > 1e-13 else { continue }
            moves.append(
                Move(
                    startSlope: x[0],
                    sizeSlope: x[3],
                    span: Int32(span),
                    change: Int16(change),
                    isFirst: isFirst
                )
            )
            isFirst = false
            limit.note(change, x[3])
        }
        if keepsSizesNonNegative { apply(limit, to: -1 - Int32(span)) }
    }

    /// A row may not leave the sign that is certified, nor from zero turn to one that costs something.
    private mutating func listLimits(_ row: Int) {
        let r = rows.base + row
        let settled = certified[row]
        func isOpen(_ sign: Int8, _ level: Int32) -> Bool {
            settled == sign ? level != Level.required : settled == 0 && level == Level.none
        }
        var limit = LimitFinder(
            value: residual(row, values.base),
            low: isOpen(-1, r.pointee.down) ? -.infinity : -tolerance,
            high: isOpen(1, r.pointee.up) ? .infinity : tolerance
        )
        for change in 0..<listedChanges.count {
            let own = Int(listedChanges[change]) == row ? 1.0 : 0
            limit.note(change, slope(row, direction.base + 4 * change * spanLimit) - own)
        }
        apply(limit, to: Int32(row))
    }

    /// Collects by which changes a value moves that must stay within limits.
    private struct LimitFinder {
        var value: Double
        var low: Double
        var high: Double
        var change = -1
        var slope = 0.0
        var isMixed = false

        mutating func note(_ change: Int, _ slope: Double) {
            guard abs(slope) > 1e-13 else { return }
            isMixed = self.change >= 0
            (self.change, self.slope) = (change, slope)
        }
    }

    private mutating func apply(_ limit: LimitFinder, to row: Int32) {
        guard limit.change >= 0 else { return }
        if limit.isMixed {
            mixedLimits.append(MixedLimit(row: row, low: limit.low, high: limit.high))
            return
        }
        let extent = extents.base + extents.count - listedChanges.count + limit.change
        let first = (limit.low - limit.value) / limit.slope
        let second = (limit.high - limit.value) / limit.slope
        extent.pointee.low = max(extent.pointee.low, min(first, second))
        extent.pointee.high = min(extent.pointee.high, max(first, second))
    }
}
