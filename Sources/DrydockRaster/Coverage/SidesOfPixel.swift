/// The edges in a pixel, and what they leave of it.
final class SidesOfPixel {
    /// Pixels with more edges than this are computed on lines.
    private static let exactLimit = 24
    private static let whole = 1 << 17

    /// A side between two heights.
    private struct Span {
        let side: Int
        let winding: Int
        let top: Int
        var bottom: Int

        @inline(__always)
        func follows(_ other: Span) -> Bool {
            top != other.top ? top > other.top : bottom > other.bottom
        }
    }

    private let sides: UnsafeMutablePointer<SideOfPixel>
    private let spans: UnsafeMutablePointer<Span>
    /// What sides add to the winding at each of a line's 257 places, and a bit for each place with a side. Zero between uses.
    private let windings: UnsafeMutablePointer<Int32>
    private let places: UnsafeMutablePointer<UInt64>
    @exclusivity(unchecked) private var count = 0
    /// What the sides going up and down add to the winding, and twice the areas right of them, weighted by that.
    @exclusivity(unchecked) private var up = 0
    @exclusivity(unchecked) private var down = 0
    @exclusivity(unchecked) private var sum = 0

    init(limit: Int) {
        sides = .allocate(capacity: limit)
        spans = .allocate(capacity: limit)
        windings = .allocate(capacity: 257)
        windings.clear(count: 257)
        places = .allocate(capacity: 5)
        places.clear(count: 5)
    }

    deinit {
        sides.deallocate()
        spans.deallocate()
        windings.deallocate()
        places.deallocate()
    }

    /// Takes what the edges of a list of visits are in the pixel that begins at a place; false when there are too many.
    @inline(__always)
    func take(
        _ edges: UnsafePointer<EdgeList.Edge>,
        _ visits: UnsafePointer<CellVisits.Visit>,
        first: Int,
        left: Int,
        top: Int
    ) -> Bool {
        var (count, up, down, sum) = (0, 0, 0, 0)
        var next = first
        var taken = 0
        while next != 0 {
            if taken == CellVisits.limit { return false }
            taken &+= 1
            let visit = visits[next]
            next = visit.link
            guard let side = SideOfPixel(edges + visit.edge, left: left, top: top) else { continue }
            sides[count] = side
            count &+= 1
            sum &+= side.winding &* side.right
            up &+= min(side.winding, 0)
            down &+= max(side.winding, 0)
        }
        (self.count, self.up, self.down, self.sum) = (count, up, down, sum)
        return true
    }

    /// Twice the area of the pixel's inside, or nil when the sum of signed areas tells it.
    ///
    /// - Parameter sum: of signed areas.
    func area(sum: Int, rule: FillRule) -> Int? {
        let winding = (sum &- self.sum &+ Self.whole / 2) >> 17
        let (least, most) = (winding &+ up, winding &+ down)
        if rule == .nonZero {
            if least > 0 || most < 0 { return Self.whole }
            if least == 0 && most <= 1 || least >= -1 && most == 0 { return nil }
        } else if most &- least <= 1 {
            return nil
        }
        if count <= 3, let area = areaOfFew(winding, rule) { return area }
        return count > Self.exactLimit ? sampled(winding, rule) : areaBySlabs(winding, rule)
    }

    /// The area that two lines leave, or a line and two edges of which one goes on where the other ends: most pixels have
    /// no more.
    private func areaOfFew(_ winding: Int, _ rule: FillRule) -> Int? {
        let sides = sides
        if count == 2, sides[0].isWhole, sides[1].isWhole {
            return areaOfTwo(sides, sides + 1, from: 0, to: 256, winding, rule)
        }
        guard count == 3 else { return nil }
        for line in 0..<3 where sides[line].isWhole {
            let (first, second) = (line == 0 ? 1 : 0, line == 2 ? 1 : 2)
            let (upper, lower) = sides[first].top == 0 ? (first, second) : (second, first)
            let height = sides[upper].bottom
            if sides[upper].top != 0 || sides[lower].top != height || sides[lower].bottom != 256 { continue }
            func area(_ side: Int, from top: Int, to bottom: Int) -> Int {
                areaOfTwo(
                    sides + min(side, line),
                    sides + max(side, line),
                    from: top,
                    to: bottom,
                    winding,
                    rule
                )
            }
            return area(upper, from: 0, to: height) &+ area(lower, from: height, to: 256)
        }
        return nil
    }

    // MARK: - Slabs

    /// The pixel is cut wherever one of its sides begins or ends: in between, what one or two of them leave is known, and
    /// more are cut where two cross, so that they keep their order and the winding is followed from one to the next.
    private func areaBySlabs(_ winding: Int, _ rule: FillRule) -> Int {
        let sides = sides
        var area = 0
        var top = 0
        while top < 256 {
            var bottom = 256
            var (found, first, second) = (0, 0, 0)
            var index = 0
            while index < count {
                let (start, end) = (sides[index].top, sides[index].bottom)
                let (isBelow, isOver) = (start > top, end <= top)
                let limit = isBelow ? start : end
                bottom = min(bottom, isOver ? 256 : limit)
                let isHere = !isBelow && !isOver
                first = isHere ? second : first
                second = isHere ? index : second
                found &+= isHere ? 1 : 0
                index &+= 1
            }
            switch found {
            case 0: area &+= rule.holds(winding) ? 512 &* (bottom &- top) : 0
            case 1: area &+= areaOfOne(sides + second, from: top, to: bottom, winding, rule)
            case 2: area &+= areaOfTwo(sides + first, sides + second, from: top, to: bottom, winding, rule)
            default:
                found = collect(from: top, to: bottom)
                bottom = cut(top: top, bottom: bottom, count: found)
                area &+= areaInside(found, height: bottom &- top, winding, rule)
            }
            top = bottom
        }
        return area
    }

    @inline(__always)
    private func areaOfOne(
        _ side: UnsafePointer<SideOfPixel>,
        from top: Int,
        to bottom: Int,
        _ winding: Int,
        _ rule: FillRule
    ) -> Int {
        let height = bottom &- top
        let (before, after) = (rule.holds(winding), rule.holds(winding &+ side.pointee.winding))
        if before == after { return before ? 512 &* height : 0 }
        let right = side.pointee.right(from: top, to: bottom)
        return after ? right : 512 &* height &- right
    }

    @inline(__always)
    private func areaOfTwo(
        _ a: UnsafePointer<SideOfPixel>,
        _ b: UnsafePointer<SideOfPixel>,
        from top: Int,
        to bottom: Int,
        _ winding: Int,
        _ rule: FillRule
    ) -> Int {
        let height = bottom &- top
        let (a0, a1) = (a.pointee.x(at: top), a.pointee.x(at: bottom))
        let (b0, b1) = (b.pointee.x(at: top), b.pointee.x(at: bottom))
        let (rightOfA, rightOfB) = (
            a.pointee.right(from: top, to: bottom), b.pointee.right(from: top, to: bottom)
        )
        let (above, below) = (b0 &- a0, b1 &- a1)
        var both: Int
        if above >= 0 && below >= 0 {
            both = rightOfB
        } else if above <= 0 && below <= 0 {
            both = rightOfA
        } else {
            // They cross.
            let part = SideOfPixel.quotient(height &* above, above &- below)
            let x = a0 &+ SideOfPixel.quotient((a1 &- a0) &* above, above &- below)
            both = SideOfPixel.areaRight(of: max(a0, b0), x, height: part)
            both &+= SideOfPixel.areaRight(of: x, max(a1, b1), height: height &- part)
        }
        func inside(_ winding: Int, _ area: Int) -> Int { rule.holds(winding) ? area : 0 }
        return inside(winding, 512 &* height &- rightOfA &- rightOfB &+ both)
            &+ inside(winding &+ a.pointee.winding, rightOfA &- both)
            &+ inside(winding &+ b.pointee.winding, rightOfB &- both)
            &+ inside(winding &+ a.pointee.winding &+ b.pointee.winding, both)
    }

    /// The area by 16 lines, for pixels with so many edges that slabs would take too long.
    ///
    /// A line has 257 places: sides are put where they are and not compared with each other. Cost: the sides of each line,
    /// however many there are.
    private func sampled(_ winding: Int, _ rule: FillRule) -> Int {
        var area = 0
        for line in 0..<16 { area &+= areaInside(at: line &* 16 &+ 8, height: 16, winding, rule) }
        return area
    }

    private func areaInside(at y: Int, height: Int, _ start: Int, _ rule: FillRule) -> Int {
        let (sides, windings, places) = (sides, windings, places)
        var index = 0
        while index < count {
            let side = sides + index
            if side.pointee.top <= y, side.pointee.bottom > y {
                let x = min(max(side.pointee.x(at: y), 0), 256)
                windings[x] &+= Int32(truncatingIfNeeded: side.pointee.winding)
                places[x &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: x & 63)
            }
            index &+= 1
        }
        var winding = start
        var area = rule.holds(winding) ? 512 &* height : 0
        for word in 0..<5 {
            var pending = places[word]
            places[word] = 0
            while pending != 0 {
                let x = word &* 64 &+ pending.trailingZeroBitCount
                pending &= pending &- 1
                let wasInside = rule.holds(winding)
                winding &+= Int(windings[x])
                windings[x] = 0
                if rule.holds(winding) == wasInside { continue }
                let right = height &* (512 &- 2 &* x)
                area = wasInside ? area &- right : area &+ right
            }
        }
        return area
    }

    /// Sorts the sides that are between two heights by their places.
    private func collect(from top: Int, to bottom: Int) -> Int {
        let (sides, spans) = (sides, spans)
        var found = 0
        var index = 0
        while index < count {
            let side = sides + index
            if side.pointee.top <= top, side.pointee.bottom > top {
                let span = Span(
                    side: index,
                    winding: side.pointee.winding,
                    top: side.pointee.x(at: top),
                    bottom: side.pointee.x(at: bottom)
                )
                var place = found
                while place > 0, spans[place &- 1].follows(span) {
                    spans[place] = spans[place &- 1]
                    place &-= 1
                }
                spans[place] = span
                found &+= 1
            }
            index &+= 1
        }
        return found
    }

    /// The first height, at least one further down, at which neighbours have crossed; the spans are then in their order
    /// at the middle and end there.
    private func cut(top: Int, bottom: Int, count: Int) -> Int {
        let spans = spans
        var first = bottom
        var isSorted = true
        for index in 1..<count where spans[index &- 1].bottom > spans[index].bottom {
            isSorted = false
            let above = spans[index].top &- spans[index &- 1].top
            let below = spans[index &- 1].bottom &- spans[index].bottom
            first = min(first, max(top &+ (bottom &- top) &* above / (above &+ below), top &+ 1))
        }
        if isSorted { return bottom }
        for index in 0..<count { spans[index].bottom = sides[spans[index].side].x(at: first) }
        for index in 1..<count {
            let span = spans[index]
            var place = index
            while place > 0, spans[place &- 1].top &+ spans[place &- 1].bottom > span.top &+ span.bottom {
                spans[place] = spans[place &- 1]
                place &-= 1
            }
            spans[place] = span
        }
        return first
    }

    /// Twice the area of the pixel's inside between two heights.
    private func areaInside(_ count: Int, height: Int, _ start: Int, _ rule: FillRule) -> Int {
        var winding = start
        var area = rule.holds(winding) ? 512 &* height : 0
        for index in 0..<count {
            let wasInside = rule.holds(winding)
            winding &+= spans[index].winding
            if rule.holds(winding) == wasInside { continue }
            let part = SideOfPixel.areaRight(of: spans[index].top, spans[index].bottom, height: height)
            area = wasInside ? area &- part : area &+ part
        }
        return area
    }
}

extension FillRule {
    /// Whether a winding is inside.
    @inline(__always)
    func holds(_ winding: Int) -> Bool { self == .nonZero ? winding != 0 : winding & 1 != 0 }
}
