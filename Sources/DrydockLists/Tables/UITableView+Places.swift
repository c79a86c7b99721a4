public import DrydockViews
public import Foundation

extension UITableView {
    // MARK: - Rectangles

    /// A section with its header and footer, in the table's coordinates.
    public func rect(forSection section: Int) -> CGRect {
        guard hasSection(section) else { return .zero }
        return rect(geometry.offset(ofSection: section), geometry.sections[section].height)
    }

    /// The header where it stands when it is not held at the top, with the room above it.
    public func rectForHeader(inSection section: Int) -> CGRect {
        guard hasSection(section) else { return .zero }
        let (top, height) = geometry.header(section)
        return rect(top, height)
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        guard hasSection(section) else { return .zero }
        let (top, height) = geometry.footer(section)
        return rect(top, height)
    }

    /// Where a row is or would be, with the height that is known or estimated; zero for a row that is none.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        guard geometry.contains(indexPath) else { return .zero }
        let (top, height) = geometry.row(indexPath)
        return rect(top, height)
    }

    private func hasSection(_ section: Int) -> Bool {
        loadIfNeeded()
        return geometry.sections.indices.contains(section)
    }

    private func rect(_ top: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: rowFrameX, y: top, width: rowFrameWidth, height: height)
    }

    // MARK: - Rows at places

    /// The row at a point of the table's coordinates; nil between rows and outside of the table's width.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < boundsStorage.width else { return nil }
        return geometry.row(at: point.y)
    }

    /// The rows that a rectangle touches, from top to bottom.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard rect.minX < boundsStorage.width, rect.maxX > 0 else { return [] }
        var found: [IndexPath] = []
        var next = geometry.firstRow(below: rect.minY)
        while let path = next, geometry.row(path).top < rect.maxY {
            found.append(path)
            next = geometry.row(after: path)
        }
        return found
    }

    // MARK: - Scrolling to rows

    /// The selected row that is nearest to the middle of what is seen.
    var nearestSelectedRow: IndexPath? {
        let middle = bounds.midY
        return selected.min { abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle) }
    }

    func scroll(toRow path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        // UIKit scrolls to a section without rows by a row of NSNotFound.
        if path.count == 2, path.row == NSNotFound, geometry.sections.indices.contains(path.section) {
            let top = geometry.offset(ofSection: path.section) - adjustedContentInset.top
            return setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: animated)
        }
        requireRow(path, "scrollToRow(at:at:animated:)")
        let target = ScrollTarget(path: path, position: position)
        setContentOffset(offset(of: target), animated: animated)
        scrollTarget = target
        scrollTarget?.expected = motion?.end ?? contentOffset
        if motion == nil, !isLayingOutRows, updates == nil { layOutRows() }
    }

    func requireRow(_ path: IndexPath, _ function: String) {
        require(
            geometry.contains(path),
            "\(debugName).\(function): there is no row \(Array(path)); \(boundsMessage(path))"
        )
    }

    private func boundsMessage(_ path: IndexPath) -> String {
        guard path.count == 2 else { return "a path of a row has a section and a row" }
        guard geometry.sections.indices.contains(path.section) else {
            return "the table has \(geometry.sections.count) sections"
        }
        return "section \(path.section) has \(geometry.sections[path.section].rows.count) rows"
    }

    private func offset(of target: ScrollTarget) -> CGPoint {
        let (top, height) = geometry.row(target.path)
        let inset = adjustedContentInset
        var start = inset.top
        // The header of a plain table covers what is below it.
        if style == .plain {
            start += max(geometry.sections[target.path.section].header.height - headerPadding, 0)
        }
        let view = boundsStorage.height
        let y: CGFloat
        switch target.position {
        case .top: y = top - start
        case .middle: y = top + height / 2 - (start + view - inset.bottom) / 2
        case .bottom: y = top + height - view + inset.bottom
        case .none:
            let offset = contentOffset.y
            let (low, high) = (top + height - view + inset.bottom, top - start)
            y = offset > high ? high : offset < low ? min(low, high) : offset
        }
        return onPixels(clamped(CGPoint(x: contentOffset.x, y: y)))
    }

    /// What is scrolled to may be elsewhere than was thought when that began, and again once rows around it are measured.
    func followScrollTarget() {
        guard let target = scrollTarget else { return }
        guard geometry.contains(target.path), drag == nil else { return scrollTarget = nil }
        if let motion {
            guard motion.kind == .animation else { return scrollTarget = nil }
            guard target.position != .none else { return }
            motion.shift.y += offset(of: target).y - motion.end.y
            scrollTarget?.expected = motion.end
            return
        }
        let offset = offset(of: target)
        guard offset != contentOffset else { return scrollTarget = nil }
        move(to: offset)
        scrollTarget?.expected = contentOffset
    }

    /// Forgets the row that was scrolled to where something else has moved the content since: a finger, the caller.
    func dropOverriddenScrollTarget() {
        guard let expected = scrollTarget?.expected, motion == nil else { return }
        if onPixels(expected) != contentOffset { scrollTarget = nil }
    }

    /// Measures the rows that will be seen above the one that is scrolled to, as far as they can be.
    func measureRowsAboveScrollTarget() {
        guard let target = scrollTarget, motion == nil, target.position != .top, estimatesHeights else {
            return
        }
        var room = boundsStorage.height
        if target.position == .middle { room /= 2 }
        var next: IndexPath? = target.path
        while room > 0, !needsReload, let path = next, geometry.contains(path) {
            if !geometry.sections[path.section].rows.isMeasured(path.row) {
                _ = showRow(path, at: geometry.row(path).top)
                guard geometry.contains(path) else { return }
            }
            room -= geometry.row(path).height
            next = geometry.row(before: path)
        }
    }

    /// Whether rows may turn out to be of other heights than is thought.
    private var estimatesHeights: Bool {
        estimatedRowHeight != 0
            && (rowHeight == UITableView.automaticDimension
                || delegate != nil && !unanswered.contains(.rowHeight))
    }
}

/// The row that the table scrolls to, until the rows around it are measured.
struct ScrollTarget {
    let path: IndexPath
    let position: UITableView.ScrollPosition
    /// Where the content is, or will be at the end of its animation, unless something else moves it.
    var expected = CGPoint.zero
}
