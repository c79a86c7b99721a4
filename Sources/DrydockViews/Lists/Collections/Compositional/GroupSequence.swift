/// The groups of a section, one after another along an axis.
///
/// Where no size depends on content, all groups but the last are alike, and nothing is stored of them. Otherwise each takes 16 bytes,
/// and 8 more where the number of its items varies; a change of one moves those after it. Finding takes logarithmic time.
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
    /// Where groups begin and how long they are, where content has a say.
    private var starts: [CGFloat] = []
    private var lengths: [CGFloat] = []
    /// The first items of groups, where their number varies.
    private var firsts: [Int] = []
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
        hasVaryingCounts = group.hasVaryingCounts
        self.measured = measured.filter { $0.key < count }
        lastMeasured = self.measured.keys.max() ?? -1
        guard isOpen, !template.leaves.isEmpty else { return }
        if hasVaryingCounts {
            build(from: 0)
        } else {
            lengths = Array(repeating: length(template.size), count: groupCount)
            if let last = lengths.indices.last, count % perGroup != 0 {
                lengths[last] = length(solve(last).size)
            }
            stale = Set(self.measured.keys.map { $0 / perGroup })
            starts = Array(repeating: 0, count: lengths.count)
            update(all: true)
        }
    }

    private func length(_ size: CGSize) -> CGFloat {
        let edges = group.edgeLengths(!isVertical)
        return (isVertical ? size.height : size.width) + edges.before + edges.after
    }

    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    // MARK: - Groups

    var groupCount: Int {
        if template.leaves.isEmpty { return 0 }
        return hasVaryingCounts && isOpen ? firsts.count : (count + perGroup - 1) / perGroup
    }

    /// The length of all groups and what is between them.
    var length: CGFloat {
        let groups = groupCount
        return groups == 0 ? 0 : start(groups - 1) + length(groups - 1)
    }

    /// Across the axis: what views have said, or else the estimate.
    var across: CGFloat { measuredAcross.values.max() ?? across(template.size) }

    /// From the beginning of one group to that of the next.
    var step: CGFloat { length(template.size) + spacing }

    func start(_ index: Int) -> CGFloat { isOpen ? starts[index] : CGFloat(index) * step }
    private func length(_ index: Int) -> CGFloat { isOpen ? lengths[index] : length(template.size) }

    func items(of index: Int) -> Range<Int> {
        if isOpen, hasVaryingCounts {
            return firsts[index]..<(index + 1 < firsts.count ? firsts[index + 1] : count)
        }
        return index * perGroup..<min((index + 1) * perGroup, count)
    }

    func group(of item: Int) -> Int {
        isOpen && hasVaryingCounts ? firsts.partitionIndex { $0 > item } - 1 : item / perGroup
    }

    /// The groups that touch a range of the axis.
    func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let groups = groupCount
        guard groups > 0, high >= 0 else { return 0..<0 }
        var (first, end): (Int, Int)
        if isOpen {
            // Those that end before the range, and those that begin behind it.
            (first, end) = (0, 0)
            var (from, to) = (0, groups)
            while from < to {
                let middle = (from + to) / 2
                if starts[middle] + lengths[middle] >= low { to = middle } else { from = middle + 1 }
            }
            first = from
            end = starts.partitionIndex { $0 > high }
        } else {
            guard step > 0 else { return 0..<0 }
            let limit = CGFloat(groups)
            first = Int(min(max(((low - length(template.size)) / step).rounded(.up), 0), limit))
            end = Int(min((high / step).rounded(.down) + 1, limit))
        }
        return first..<max(first, end)
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

    mutating func update() { update(all: false) }

    private mutating func update(all: Bool) {
        guard isOpen, let first = all ? 0 : stale.min(), first < groupCount || all else { return }
        if hasVaryingCounts {
            stale = []
            return build(from: max(first - 1, 0))
        }
        for index in stale where index < lengths.count {
            let solved = solve(index)
            lengths[index] = length(solved.size)
            measuredAcross[index] = across(solved.size)
        }
        stale = []
        var position = first > 0 ? starts[first - 1] + lengths[first - 1] + spacing : 0
        for index in first..<max(lengths.count, first) {
            starts[index] = position
            position += lengths[index] + spacing
        }
    }

    /// Fills groups one by one from a group on.
    private mutating func build(from index: Int) {
        var (item, position): (Int, CGFloat) = (0, 0)
        if index > 0, index < firsts.count { (item, position) = (firsts[index], starts[index]) }
        let kept = item == 0 ? 0 : index
        firsts.removeSubrange(min(kept, firsts.count)...)
        starts.removeSubrange(min(kept, starts.count)...)
        lengths.removeSubrange(min(kept, lengths.count)...)
        measuredAcross = [:]
        while item < count {
            let isTemplate = item > lastMeasured && count - item >= template.leaves.count
            let solved = isTemplate ? template : solve(from: item, limit: count - item)
            firsts.append(item)
            starts.append(position)
            lengths.append(length(solved.size))
            if !isTemplate { measuredAcross[firsts.count - 1] = across(solved.size) }
            position += length(solved.size) + spacing
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
