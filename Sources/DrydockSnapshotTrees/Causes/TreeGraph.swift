/// The views of two trees as one graph: a vertex for each view, the same for those that are in both.
///
/// Vertices of views of the new tree have its indices; those that were removed follow.
struct TreeGraph {
    let matching: TreeMatching
    let old: SnapshotTree
    let new: SnapshotTree
    let oldLabels: [String]
    let newLabels: [String]
    private let constrained: [[Int]]
    private let guides: [[Int]]

    init(_ matching: TreeMatching) {
        self.matching = matching
        old = matching.old
        new = matching.new
        oldLabels = matching.old.labels
        newLabels = matching.new.labels
        let count = matching.new.nodes.count + matching.old.nodes.count
        var constrained = [[Int]](repeating: [], count: count)
        var guideNumbers: [String: Int] = [:]
        var guides: [[Int]] = []
        var guidesOfVertex = [[Int]](repeating: [], count: count)
        func vertex(_ index: Int, isOld: Bool) -> Int {
            isOld ? matching.newOfOld[index] ?? matching.new.nodes.count + index : index
        }
        for (tree, isOld) in [(matching.old, true), (matching.new, false)] {
            for constraint in tree.constraints {
                let items = [constraint.first, constraint.second].compactMap(\.self)
                let ends = items.map { vertex($0.node, isOld: isOld) }
                if ends.count == 2, ends[0] != ends[1] {
                    constrained[ends[0]].append(ends[1])
                    constrained[ends[1]].append(ends[0])
                }
                // A guide passes on what moves it although its view stays where it is.
                for (item, end) in zip(items, ends) where !item.guide.isEmpty {
                    let name = "\(end) \(item.guide)"
                    let number = guideNumbers[name] ?? guides.count
                    if number == guides.count { guides.append([]) }
                    guideNumbers[name] = number
                    for end in ends {
                        guides[number].append(end)
                        guidesOfVertex[end].append(number)
                    }
                }
            }
        }
        self.constrained = constrained
        self.guides = guidesOfVertex.map { numbers in numbers.flatMap { guides[$0] } }
    }

    func vertex(ofOld index: Int) -> Int { matching.newOfOld[index] ?? new.nodes.count + index }

    /// The view before and after, as far as there is one.
    func nodes(_ vertex: Int) -> (old: SnapshotTree.Node?, new: SnapshotTree.Node?) {
        guard vertex < new.nodes.count else { return (old.nodes[vertex - new.nodes.count], nil) }
        return (matching.oldOfNew[vertex].map { old.nodes[$0] }, new.nodes[vertex])
    }

    func label(_ vertex: Int) -> String {
        vertex < new.nodes.count ? newLabels[vertex] : oldLabels[vertex - new.nodes.count]
    }

    func parent(_ vertex: Int) -> Int? {
        vertex < new.nodes.count
            ? new.nodes[vertex].parent : old.nodes[vertex - new.nodes.count].parent.map(vertex(ofOld:))
    }

    /// The superview before, of a view that is in both trees.
    func oldParent(_ vertex: Int) -> Int? {
        matching.oldOfNew[vertex].flatMap { old.nodes[$0].parent }.map(vertex(ofOld:))
    }

    /// Subviews before and after.
    func children(_ vertex: Int) -> [Int] {
        guard vertex < new.nodes.count else {
            return matching.oldChildren[vertex - new.nodes.count].map(vertex(ofOld:))
        }
        let gone = matching.oldOfNew[vertex].map { matching.oldChildren[$0] } ?? []
        return matching.newChildren[vertex] + gone.filter { matching.newOfOld[$0] == nil }.map(vertex(ofOld:))
    }

    /// The view and all in it.
    func subtree(_ vertex: Int) -> [Int] {
        var result: [Int] = []
        var stack = [vertex]
        while let next = stack.popLast() {
            result.append(next)
            stack += children(next)
        }
        return result
    }

    /// The views that a change of this one's place or size may move.
    func neighbours(_ vertex: Int) -> [Int] {
        let outer = parent(vertex)
        return children(vertex) + (outer.map { [$0] } ?? []) + constrained[vertex] + guides[vertex]
            + (outer.map(children) ?? [])
    }

    /// Whether the view is in both trees and has another size.
    func isResized(_ vertex: Int) -> Bool {
        guard case (let old?, let new?) = nodes(vertex) else { return false }
        return old.frame.width != new.frame.width || old.frame.height != new.frame.height
    }

    /// Whether the view is in both trees and has another frame.
    func isMoved(_ vertex: Int) -> Bool {
        guard case (let old?, let new?) = nodes(vertex) else { return false }
        return old.frame != new.frame
    }
}
