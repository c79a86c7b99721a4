import DrydockViews

/// Where sections, headers, rows and footers lie, in points from the top of the table's content.
struct TableGeometry {
    /// A header or footer.
    struct Edge {
        var height: CGFloat = 0
        /// Whether the height is an estimate until the view is seen.
        var isEstimated = false
    }

    struct Section {
        var header = Edge()
        var footer = Edge()
        var rows: RowHeights

        var height: CGFloat { header.height + rows.total + footer.height }
    }

    private(set) var sections: [Section] = []
    /// Heights of sections as a Fenwick tree.
    private var tree: [CGFloat] = [0]
    /// What lies above the first section: the table's header, and room.
    var top: CGFloat = 0

    init() {}

    init(_ sections: [Section], top: CGFloat) {
        self.sections = sections
        self.top = top
        tree = [0] + sections.map(\.height)
        for index in 1..<tree.count {
            let next = index + (index & -index)
            if next < tree.count { tree[next] += tree[index] }
        }
    }

    /// Where the last section ends.
    var bottom: CGFloat { offset(ofSection: sections.count) }

    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && sections.indices.contains(indexPath.section) && indexPath.row >= 0
            && indexPath.row < sections[indexPath.section].rows.count
    }

    func offset(ofSection section: Int) -> CGFloat {
        var (index, offset) = (section, top)
        while index > 0 {
            offset += tree[index]
            index &= index - 1
        }
        return offset
    }

    /// Changes a section's heights.
    /// - Returns: by how much the section's height has changed.
    @discardableResult
    mutating func update(_ section: Int, _ change: (inout Section) -> Void) -> CGFloat {
        let old = sections[section].height
        change(&sections[section])
        let difference = sections[section].height - old
        if difference != 0 {
            var index = section + 1
            while index < tree.count {
                tree[index] += difference
                index += index & -index
            }
        }
        return difference
    }

    /// The section at a place; the first above all, the last below all. Nil without sections.
    func section(at offset: CGFloat) -> Int? {
        guard !sections.isEmpty else { return nil }
        var (section, left, step) = (0, offset - top, 1)
        while step * 2 <= sections.count { step *= 2 }
        while step > 0 {
            let next = section + step
            if next < sections.count, tree[next] <= left {
                section = next
                left -= tree[next]
            }
            step /= 2
        }
        return section
    }

    /// From top to bottom, of a header.
    func header(_ section: Int) -> (top: CGFloat, height: CGFloat) {
        (offset(ofSection: section), sections[section].header.height)
    }

    func footer(_ section: Int) -> (top: CGFloat, height: CGFloat) {
        let height = sections[section].footer.height
        return (offset(ofSection: section) + sections[section].height - height, height)
    }

    func row(_ indexPath: IndexPath) -> (top: CGFloat, height: CGFloat) {
        let section = sections[indexPath.section]
        return (
            offset(ofSection: indexPath.section) + section.header.height
                + section.rows.offset(of: indexPath.row),
            section.rows.height(of: indexPath.row)
        )
    }

    /// The row that contains a place; nil in headers, footers and around.
    func row(at offset: CGFloat) -> IndexPath? {
        guard let section = section(at: offset) else { return nil }
        let start = self.offset(ofSection: section) + sections[section].header.height
        let rows = sections[section].rows
        guard offset >= start, offset < start + rows.total, let row = rows.row(at: offset - start) else {
            return nil
        }
        return IndexPath(row: row, section: section)
    }

    /// The first row that ends below a place; nil where there is none.
    func firstRow(below offset: CGFloat) -> IndexPath? {
        guard var section = section(at: offset) else { return nil }
        while section < sections.count {
            let rows = sections[section].rows
            let start = self.offset(ofSection: section) + sections[section].header.height
            if rows.count > 0, start + rows.total > offset, let row = rows.row(at: max(offset - start, 0)) {
                return IndexPath(row: row, section: section)
            }
            section += 1
        }
        return nil
    }

    /// The row before another one, over empty sections.
    func row(before indexPath: IndexPath) -> IndexPath? {
        if indexPath.row > 0 { return IndexPath(row: indexPath.row - 1, section: indexPath.section) }
        let section = sections[..<indexPath.section].lastIndex { $0.rows.count > 0 }
        return section.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    }

    /// The row after another one, over empty sections.
    func row(after indexPath: IndexPath) -> IndexPath? {
        if indexPath.row + 1 < sections[indexPath.section].rows.count {
            return IndexPath(row: indexPath.row + 1, section: indexPath.section)
        }
        var section = indexPath.section + 1
        while section < sections.count {
            if sections[section].rows.count > 0 { return IndexPath(row: 0, section: section) }
            section += 1
        }
        return nil
    }
}
