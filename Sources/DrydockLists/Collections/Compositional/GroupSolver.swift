import DrydockViews

/// A group with all its items placed, from its own top leading corner.
nonisolated struct SolvedGroup {
    /// One item, or one item of a group within the group.
    struct Leaf {
        /// Without its insets.
        var frame: CGRect
        /// With them.
        var outerFrame: CGRect
        var zIndex = 0
        var fixedAxes: UICollectionViewLayoutAttributes.FixedAxes
        var item: NSCollectionLayoutItem?
    }

    var size = CGSize.zero
    var leaves: [Leaf] = []
}

/// Places the items of one group.
///
/// Items are set along the group's axis with their sizes resolved in it, groups within it by recursion; where content decides
/// a size, what `measured` says, or the estimate. What is left over goes to flexible spacings in equal parts.
struct GroupSolver {
    let environment: LayoutEnvironment
    /// The size that a leaf's view wants; nil for one that has not said.
    let measured: (Int) -> CGSize?
    /// Leaves that the group has at most.
    let limit: Int
    private(set) var solved = SolvedGroup()

    init(environment: LayoutEnvironment, limit: Int, measured: @escaping (Int) -> CGSize?) {
        self.environment = environment
        self.limit = min(limit, GroupSolver.maximumLeaves)
        self.measured = measured
    }

    /// Items of one group: a guard against sizes of nothing, of which any number fits.
    nonisolated static let maximumLeaves = 10_000

    /// Solves a group in a container.
    static func solve(
        _ group: NSCollectionLayoutGroup,
        in container: CGSize,
        _ environment: LayoutEnvironment,
        limit: Int = .max,
        measured: @escaping (Int) -> CGSize? = { _ in nil }
    ) -> SolvedGroup {
        var solver = GroupSolver(environment: environment, limit: limit, measured: measured)
        let size = solver.place(group, in: container, depth: 0)
        solver.solved.size = size
        return solver.solved
    }

    /// Adds an item's leaves at zero.
    /// - Returns: the size that it takes, without the spacing at its edges.
    private mutating func place(
        _ item: NSCollectionLayoutItem,
        in container: CGSize,
        length: (axis: Bool, value: CGFloat)? = nil,
        depth: Int
    ) -> CGSize {
        var size = item.layoutSize.resolved(in: container)
        if let length {
            if length.axis { size.width = length.value } else { size.height = length.value }
        }
        if let group = item as? NSCollectionLayoutGroup, depth < 32 {
            return place(group, size: size, depth: depth)
        }
        var axes = item.layoutSize.fixedAxes
        if let length {
            if length.axis { axes.width = true } else { axes.height = true }
        }
        if let wanted = measured(solved.leaves.count) {
            if !axes.width { size.width = wanted.width }
            if !axes.height { size.height = wanted.height }
        }
        let outer = CGRect(origin: .zero, size: size)
        var frame = outer
        let insets = item.contentInsets
        if axes.width {
            frame.origin.x = insets.leading
            frame.size.width = max(size.width - insets.leading - insets.trailing, 0)
        }
        if axes.height {
            frame.origin.y = insets.top
            frame.size.height = max(size.height - insets.top - insets.bottom, 0)
        }
        solved.leaves.append(
            SolvedGroup.Leaf(frame: frame, outerFrame: outer, fixedAxes: axes, item: item)
        )
        return size
    }

    private mutating func place(_ group: NSCollectionLayoutGroup, size: CGSize, depth: Int) -> CGSize {
        let insets = group.contentInsets
        let first = solved.leaves.count
        var inner = size.inset(by: insets)
        switch group.arrangement {
        case .custom(let provider):
            let inside = LayoutEnvironment(size: inner, traits: environment.traitCollection)
            for item in provider(inside).prefix(limit - first) {
                solved.leaves.append(
                    SolvedGroup.Leaf(
                        frame: item.frame,
                        outerFrame: item.frame,
                        zIndex: item.zIndex,
                        fixedAxes: .init(width: true, height: true)
                    )
                )
            }
        case .horizontal: inner = line(group, inner, isHorizontal: true, depth: depth)
        case .vertical: inner = line(group, inner, isHorizontal: false, depth: depth)
        }
        move(first, by: CGPoint(x: insets.leading, y: insets.top))
        var outer = size
        if group.layoutSize.widthDimension.isOpen {
            outer.width = inner.width + insets.leading + insets.trailing
        }
        if group.layoutSize.heightDimension.isOpen {
            outer.height = inner.height + insets.top + insets.bottom
        }
        return outer
    }

    /// One child of a line.
    private struct Child {
        let leaves: Range<Int>
        let size: CGSize
        let item: NSCollectionLayoutItem
    }

    /// Sets a group's items one after another.
    /// - Returns: the room that they take.
    private mutating func line(
        _ group: NSCollectionLayoutGroup,
        _ inner: CGSize,
        isHorizontal: Bool,
        depth: Int
    ) -> CGSize {
        func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
        let room = length(inner)
        let dimension = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        let spacing = group.interItemSpacing?.spacing ?? 0
        var (wanted, equal, fills): (Int, CGFloat?, Bool) = (.max, nil, false)
        switch group.repetition {
        case .fill:
            fills = !dimension.isOpen
            if !fills { wanted = group.subitems.count }
        case .count(let count): wanted = count
        case .equal(let count):
            wanted = count
            equal = max((room - spacing * CGFloat(count - 1)) / CGFloat(count), 0)
        }
        var children: [Child] = []
        var used: CGFloat = 0
        wanted = min(wanted, GroupSolver.maximumLeaves)
        while children.count < wanted, !group.subitems.isEmpty, solved.leaves.count < limit {
            let item = group.subitems[children.count % group.subitems.count]
            let edges = item.edgeLengths(isHorizontal)
            let around = edges.before + edges.after + (children.isEmpty ? 0 : spacing)
            let mayEnd = fills && !children.isEmpty
            // What takes no room is there once.
            func hasNoRoom(_ size: CGSize) -> Bool {
                let taken = length(size) + around
                return used + taken > room + 0.01 || taken <= 0 && children.count >= group.subitems.count
            }
            let side = isHorizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
            // Not placed first: groups within groups would be placed twice at each level.
            if mayEnd, !side.isOpen, hasNoRoom(item.layoutSize.resolved(in: inner)) { break }
            let first = solved.leaves.count
            let size = place(item, in: inner, length: equal.map { (isHorizontal, $0) }, depth: depth + 1)
            if mayEnd, hasNoRoom(size) {
                solved.leaves.removeSubrange(first...)
                break
            }
            used += length(size) + around
            children.append(Child(leaves: first..<solved.leaves.count, size: size, item: item))
        }
        makeUniform(&children, isHorizontal: isHorizontal)
        let left = dimension.isOpen ? 0 : max(room - used, 0)
        return set(children, group.interItemSpacing, left: left, isHorizontal: isHorizontal)
    }

    /// Has siblings that want to be uniform be as large as the largest, across the line.
    private mutating func makeUniform(_ children: inout [Child], isHorizontal: Bool) {
        func isUniform(_ child: Child) -> Bool {
            let size = child.item.layoutSize
            return (isHorizontal ? size.heightDimension : size.widthDimension).kind == .uniform
        }
        let uniform = children.filter(isUniform)
        guard uniform.count > 1 else { return }
        let largest = uniform.map { isHorizontal ? $0.size.height : $0.size.width }.max() ?? 0
        for (index, child) in children.enumerated() where isUniform(child) {
            var size = child.size
            if isHorizontal { size.height = largest } else { size.width = largest }
            for leaf in child.leaves where child.leaves.count == 1 {
                if isHorizontal {
                    solved.leaves[leaf].frame.size.height = largest
                    solved.leaves[leaf].outerFrame.size.height = largest
                } else {
                    solved.leaves[leaf].frame.size.width = largest
                    solved.leaves[leaf].outerFrame.size.width = largest
                }
            }
            children[index] = Child(leaves: child.leaves, size: size, item: child.item)
        }
    }

    private mutating func set(
        _ children: [Child],
        _ spacing: NSCollectionLayoutSpacing?,
        left: CGFloat,
        isHorizontal: Bool
    ) -> CGSize {
        var flexible = spacing?.isFlexible == true ? max(children.count - 1, 0) : 0
        for child in children { flexible += child.item.edgeLengths(isHorizontal).flexible }
        let share = flexible > 0 ? left / CGFloat(flexible) : 0
        var (position, across): (CGFloat, CGFloat) = (0, 0)
        for (index, child) in children.enumerated() {
            let edges = child.item.edgeLengths(isHorizontal)
            let sides = child.item.edgeLengths(!isHorizontal)
            if index > 0 { position += (spacing?.spacing ?? 0) + (spacing?.isFlexible == true ? share : 0) }
            position += edges.before + (edges.isBeforeFlexible ? share : 0)
            let way =
                isHorizontal
                ? CGPoint(x: position, y: sides.before) : CGPoint(x: sides.before, y: position)
            for leaf in child.leaves { solved.leaves[leaf].move(by: way) }
            position += (isHorizontal ? child.size.width : child.size.height) + edges.after
            if edges.isAfterFlexible { position += share }
            across = max(
                across,
                (isHorizontal ? child.size.height : child.size.width) + sides.before + sides.after
            )
        }
        return isHorizontal
            ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
    }

    private mutating func move(_ first: Int, by way: CGPoint) {
        guard way != .zero else { return }
        for leaf in first..<solved.leaves.count { solved.leaves[leaf].move(by: way) }
    }
}

extension SolvedGroup.Leaf {
    nonisolated mutating func move(by way: CGPoint) {
        frame = frame.offsetBy(dx: way.x, dy: way.y)
        outerFrame = outerFrame.offsetBy(dx: way.x, dy: way.y)
    }
}

extension NSCollectionLayoutItem {
    /// The spacing at both ends of an axis.
    func edgeLengths(
        _ isHorizontal: Bool
    ) -> (before: CGFloat, after: CGFloat, isBeforeFlexible: Bool, isAfterFlexible: Bool, flexible: Int) {
        guard let edgeSpacing else { return (0, 0, false, false, 0) }
        let before = isHorizontal ? edgeSpacing.leading : edgeSpacing.top
        let after = isHorizontal ? edgeSpacing.trailing : edgeSpacing.bottom
        let (first, last) = (before?.isFlexible ?? false, after?.isFlexible ?? false)
        return (before?.spacing ?? 0, after?.spacing ?? 0, first, last, (first ? 1 : 0) + (last ? 1 : 0))
    }
}

extension NSCollectionLayoutGroup {
    /// Whether content has a say in any size of the group.
    var isOpen: Bool {
        layoutSize.isOpen
            || subitems.contains { ($0 as? NSCollectionLayoutGroup)?.isOpen ?? $0.layoutSize.isOpen }
    }
}
