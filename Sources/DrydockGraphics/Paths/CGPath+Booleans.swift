public import Foundation

/// What lies inside of paths, put together, cut and compared.
///
/// Open subpaths count as closed. Results neither overlap nor cross themselves, so that both rules fill them alike; holes go round
/// the other way than what they are in. Lines and curves stay what they are: a curve that is cut becomes the part of itself, and
/// corners along a straight line are left out.
///
/// Lines are cut exactly, on a grid of at least 2²⁸ steps across both paths. Curves are compared by chords, 256 at most, that are up
/// to 1/128 of a point off, and cut where the curves themselves cross. A path with a coordinate that is not finite counts as empty.
///
/// Cost: n log n for n lines, chords of curves and crossings of them, of which there are n² at worst.
extension CGPath {
    /// What is inside of either path.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// What is inside of both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// What is inside of this path but not of the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// What is inside of one path, but not of both.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// The same area by a path that does not overlap itself.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGPath(PathElements()), rule) { isInside, _ in isInside }
    }

    /// The connected areas inside of the path, each with its holes. Areas that touch at single points are not connected.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        guard let arrangement = PathArrangement(elements, PathElements()) else { return [] }
        let contours = PathContours(arrangement) { rule.isInside($0.first) }
        let outlines = PathOutlines(arrangement)
        return contours.components.map { CGPath(outlines.elements(of: $0)) }
    }

    /// Whether what is inside of both paths has an area; paths that merely touch do not intersect.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        // Compared here, as `CGRect.intersects` traps where a coordinate is not finite.
        let (a, b) = (boundingBox, other.boundingBox)
        guard a.minX < b.maxX, b.minX < a.maxX, a.minY < b.maxY, b.minY < a.maxY,
            let arrangement = PathArrangement(elements, other.elements)
        else { return false }
        return arrangement.edges.contains { edge in
            [edge.below, edge.above].contains { rule.isInside($0.first) && rule.isInside($0.second) }
        }
    }

    // MARK: - Lines

    /// The parts of this path's line, which is not closed where it is open, that are inside of the other path or on its outline.
    /// - Parameter rule: of the other path.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        line(cutBy: other, rule, keepingInside: true)
    }

    /// The parts of this path's line, which is not closed where it is open, that are outside of the other path.
    /// - Parameter rule: of the other path.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        line(cutBy: other, rule, keepingInside: false)
    }

    /// The path with lines in place of curves.
    /// - Parameter threshold: how far lines may be from the curve; at most 4096 of them stand for one.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(elements.flattened(tolerance: threshold))
    }

    private func combined(
        with other: CGPath,
        _ rule: CGPathFillRule,
        _ isInside: @escaping (Bool, Bool) -> Bool
    ) -> CGPath {
        guard let arrangement = PathArrangement(elements, other.elements) else {
            return CGPath(PathElements())
        }
        let contours = PathContours(arrangement) {
            isInside(rule.isInside($0.first), rule.isInside($0.second))
        }
        return CGPath(PathOutlines(arrangement).elements(of: contours.contours))
    }

    private func line(cutBy other: CGPath, _ rule: CGPathFillRule, keepingInside: Bool) -> CGPath {
        guard let arrangement = PathArrangement(elements, other.elements, closing: false) else {
            return CGPath(PathElements())
        }
        let lines = PathOutlines(arrangement).lines { edge in
            (rule.isInside(edge.below.second) || rule.isInside(edge.above.second)) == keepingInside
        }
        return CGPath(lines)
    }
}

extension CGPathFillRule {
    fileprivate func isInside(_ winding: Int) -> Bool {
        self == .winding ? winding != 0 : winding % 2 != 0
    }
}
