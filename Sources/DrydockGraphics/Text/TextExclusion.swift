package import Foundation

/// A part of a container that lines keep out of: what a path encloses, by the non-zero rule.
package struct TextExclusion: Hashable, Sendable {
    /// A straight side, from its upper end to its lower one.
    private struct Side: Hashable {
        let top, bottom: CGPoint
        /// Whether the path runs downwards here.
        let isDown: Bool

        func x(at y: CGFloat) -> CGFloat {
            top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
        }
    }

    private let sides: [Side]
    /// Below it everything is free.
    package let bottom: CGFloat

    /// - Parameters:
    ///   - path: closed where it is open. Curves are taken for sixteen straight lines each, and coordinates beyond 100,000
    ///     points for that.
    ///   - offset: added to its points.
    package init(_ path: CGPath, offset: CGFloat = 0) {
        var sides: [Side] = []
        func add(_ start: CGPoint, _ end: CGPoint) {
            let start = CGPoint(
                x: TextAttributes.clamped(start.x + offset),
                y: TextAttributes.clamped(start.y)
            )
            let end = CGPoint(x: TextAttributes.clamped(end.x + offset), y: TextAttributes.clamped(end.y))
            guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite), start.y != end.y else { return }
            let isDown = start.y < end.y
            sides.append(Side(top: isDown ? start : end, bottom: isDown ? end : start, isDown: isDown))
        }
        path.elements.forEachPiece(closing: true) { piece in
            var last = piece.from
            for step in 1...(piece.isLine ? 1 : 16) {
                let next = piece.isLine ? piece.to : piece.point(at: Double(step) / 16)
                add(last, next)
                last = next
            }
        }
        self.sides = sides
        bottom = sides.map(\.bottom.y).max() ?? -.infinity
    }

    /// What it takes of a band, from left to right as a whole: spans that may overlap. Cost: the sides in the band, once for each
    /// height at which one of them ends.
    func spans(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        let crossing = sides.filter { $0.top.y < bottom && $0.bottom.y > top }
        guard !crossing.isEmpty else { return [] }
        let ends = crossing.flatMap { [$0.top.y, $0.bottom.y] }.filter { $0 > top && $0 < bottom }
        let heights = Set([top, bottom] + ends).sorted()
        var spans: [ClosedRange<CGFloat>] = []
        for (high, low) in zip(heights, heights.dropFirst()) {
            let middle = (high + low) / 2
            var winding = 0
            var left: CGFloat = 0
            for side in crossing.filter({ $0.top.y < middle && $0.bottom.y > middle })
                .sorted(by: { $0.x(at: middle) < $1.x(at: middle) })
            {
                let (first, second) = (side.x(at: high), side.x(at: low))
                if winding == 0 { left = min(first, second) }
                winding += side.isDown ? 1 : -1
                if winding == 0 { spans.append(left...max(first, second, left)) }
            }
        }
        return spans
    }
}

extension TextLayout.Limits {
    /// What is free of a band between the container's sides, from left to right.
    func gaps(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        let taken = exclusions.flatMap { $0.spans(from: top, to: bottom) }
            .sorted { $0.lowerBound < $1.lowerBound }
        var gaps: [ClosedRange<CGFloat>] = []
        var left = -padding
        for span in taken {
            if span.lowerBound > left { gaps.append(left...span.lowerBound) }
            left = max(left, span.upperBound)
        }
        if width + padding > left { gaps.append(left...width + padding) }
        return gaps.compactMap { gap in
            let (start, end) = (max(gap.lowerBound + padding, 0), min(gap.upperBound - padding, width))
            return start < end ? start...end : nil
        }
    }
}
