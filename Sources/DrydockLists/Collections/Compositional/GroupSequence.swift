import DrydockViews

/// The groups of a section, one after another along an axis.
///
/// All groups but the last are alike until a view has said its size, and nothing is stored of them: finding one takes constant
/// time, and logarithmic time after that. Only where content decides how many items have room does each group take 24 bytes,
/// and a change of one moves those after it.
struct GroupSequence {
    private let group: NSCollectionLayoutGroup
    private let container: CGSize
    private let environment: LayoutEnvironment
    private let isVertical: Bool
    private let spacing: CGFloat
    let count: Int

    let template: SolvedGroup
    private let perGroup: Int
    private let isOpen: Bool
    private let hasVaryingCounts: Bool
    private(set) var lengths = RowHeights(count: 0, usual: 0)
    /// Groups with their first items, where the number of these varies.
    private var filled: [(first: Int, start: CGFloat, length: CGFloat)] = []
    /// The sizes that views have said, by item.
    private(set) var measured: [Int: CGSize]
    private var lastMeasured = -1
    /// Across the axis, of groups whose views have said their size.
    private var measuredAcross: [Int: CGFloat] = [:]
    private var stale: Set<Int> = []

    init(
        _ group: NSCollectionLayoutGroup,
        count: Int,
        container: CGSize,
        isVertical: Bool,
        spacing: CGFloat,
        _ environment: LayoutEnvironment,
        measured: [Int: CGSize]
    ) {
        self.group = group
        self.count = count
        self.container = container
        self.isVertical = isVertical
        self.spacing = spacing
        self.environment = environment
        template = GroupSolver.solve(group, in: container, environment)
        perGroup = max(template.leaves.count, 1)
        isOpen = group.isOpen
        hasVaryingCounts = isOpen && group.hasVaryingCounts
        self.measured = measured.filter { $0.key < count }
        lastMeasured = self.measured.keys.max() ?? -1
        if template.leaves.isEmpty { return }
        if hasVaryingCounts {
            build(from: 0)
            return
        }
        lengths = RowHeights(count: groupCount, usual: length(template.size), spacing: spacing)
        if isOpen, count % perGroup != 0 {
            lengths.set(length(solve(groupCount - 1).size), of: groupCount - 1)
        }
        if isOpen { stale = Set(self.measured.keys.map { $0 / perGroup }) }
        update()
    }

    private func length(_ size: CGSize) -> CGFloat {
        let edges = group.edgeLengths(!isVertical)
        return (isVertical ? size.height : size.width) + edges.before + edges.after
    }

    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    // MARK: - Groups

    var groupCount: Int {
        if template.leaves.isEmpty { return 0 }
        return hasVaryingCounts ? filled.count : (count + perGroup - 1) / perGroup
    }

    /// The length of all groups and what is between them.
    var length: CGFloat { hasVaryingCounts ? filled.last.map { $0.start + $0.length } ?? 0 : lengths.length }

    /// Across the axis: what views have said, or else the estimate.
    var across: CGFloat { measuredAcross.values.max() ?? across(template.size) }

    /// From the beginning of one group to that of the next.
    var step: CGFloat { length(template.size) + spacing }

    func start(_ index: Int) -> CGFloat {
        hasVaryingCounts ? filled[index].start : lengths.offset(of: index)
    }

    private func end(_ index: Int) -> CGFloat {
        hasVaryingCounts
            ? filled[index].start + filled[index].length
            : lengths.offset(of: index) + lengths.height(of: index)
    }

    func items(of index: Int) -> Range<Int> {
        if hasVaryingCounts {
            return filled[index].first..<(index + 1 < filled.count ? filled[index + 1].first : count)
        }
        return index * perGroup..<min((index + 1) * perGroup, count)
    }

    func group(of item: Int) -> Int {
        hasVaryingCounts ? filled.partitionIndex { $0.first > item } - 1 : item / perGroup
    }

    /// The groups that touch a range of the axis.
    func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let groups = groupCount
        guard groups > 0, high >= 0, isOpen || step > 0 else { return 0..<0 }
        var (first, last): (Int, Int)
        if hasVaryingCounts {
            first = filled.partitionIndex { $0.start + $0.length >= low }
            last = filled.partitionIndex { $0.start > high } - 1
        } else {
            (first, last) = (lengths.row(at: low) ?? 0, lengths.row(at: high) ?? 0)
            // Those that end right there, too.
            while first > 0, end(first - 1) >= low { first -= 1 }
            if end(first) < low { first += 1 }
        }
        return first..<max(first, last + 1)
    }

    /// A group with its items placed.
    func solve(_ index: Int) -> SolvedGroup {
        let items = items(of: index)
        let hasMeasured = lastMeasured >= items.lowerBound && items.contains { measured[$0] != nil }
        if !hasMeasured, items.count == template.leaves.count { return template }
        return solve(from: items.lowerBound, limit: items.count)
    }

    private func solve(from first: Int, limit: Int) -> SolvedGroup {
        let sizes = measured
        return GroupSolver.solve(group, in: container, environment, limit: limit) { sizes[first + $0] }
    }

    // MARK: - Sizes

    /// Takes the size that an item's view wants. Call `update()` after the last.
    mutating func setSize(_ size: CGSize, of item: Int) {
        guard item < count, isOpen, measured[item] != size else { return }
        measured[item] = size
        lastMeasured = max(lastMeasured, item)
        stale.insert(group(of: item))
    }

    mutating func update() {
        guard let first = stale.min() else { return }
        defer { stale = [] }
        if hasVaryingCounts { return build(from: max(first - 1, 0)) }
        // In order, so that sums are the same each time.
        for index in stale.sorted() where index < lengths.count {
            let solved = solve(index)
            lengths.set(length(solved.size), of: index)
            measuredAcross[index] = across(solved.size)
        }
    }

    /// Fills groups one by one from a group on.
    private mutating func build(from index: Int) {
        var (item, position): (Int, CGFloat) = (0, 0)
        if index > 0, index < filled.count { (item, position) = (filled[index].first, filled[index].start) }
        filled.removeSubrange(min(item == 0 ? 0 : index, filled.count)...)
        measuredAcross = [:]
        while item < count {
            let isTemplate = item > lastMeasured && count - item >= template.leaves.count
            let solved = isTemplate ? template : solve(from: item, limit: count - item)
            let length = length(solved.size)
            filled.append((item, position, length))
            if !isTemplate { measuredAcross[filled.count - 1] = across(solved.size) }
            position += length + spacing
            item += max(solved.leaves.count, 1)
        }
    }
}

extension NSCollectionLayoutGroup {
    /// Whether content decides how many items have room.
    var hasVaryingCounts: Bool {
        let isHorizontal: Bool
        switch arrangement {
        case .horizontal: isHorizontal = true
        case .vertical: isHorizontal = false
        case .custom: return false
        }
        func side(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutDimension {
            isHorizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
        }
        if case .fill = repetition, !side(self).isOpen, subitems.contains(where: { side($0).isOpen }) {
            return true
        }
        return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.hasVaryingCounts ?? false }
    }
}
