/// Which view of one tree is which of the other.
///
/// Subviews of two views that are the same are paired by what tells most about them, in this order:
/// 1. all that they are and contain, but for where they are;
/// 2. class, name, text and image, with those of everything in them;
/// 3. class and name;
/// 4. the name alone;
/// 5. the class, in order, the most alike.
///
/// In each round but the last, a longest common subsequence first, so that an insertion shifts nothing; then what has
/// changed its place, where there is one of it. Views that are left over at the end, in whatever superviews, are paired by 2. and
/// 3. where there is one of each: they went from one superview to another.
struct TreeMatching {
    let old: SnapshotTree
    let new: SnapshotTree
    let oldChildren: [[Int]]
    let newChildren: [[Int]]
    /// The other tree's view, by index; nil for one that is not there.
    private(set) var newOfOld: [Int?]
    private(set) var oldOfNew: [Int?]
    private let oldKeys: [Keys]
    private let newKeys: [Keys]

    private struct Keys {
        var whole = 0
        var content: Int?
        var named: Int?
        var name: Int?
    }

    init(old: SnapshotTree, new: SnapshotTree) {
        self.old = old
        self.new = new
        oldChildren = old.children
        newChildren = new.children
        newOfOld = [Int?](repeating: nil, count: old.nodes.count)
        oldOfNew = [Int?](repeating: nil, count: new.nodes.count)
        var numbers = KeyNumbers()
        oldKeys = Self.keys(of: old, oldChildren, &numbers)
        newKeys = Self.keys(of: new, newChildren, &numbers)
        pairAll(
            old.nodes.indices.filter { old.nodes[$0].parent == nil },
            new.nodes.indices.filter { new.nodes[$0].parent == nil }
        )
        pairMoved { $0.content }
        pairMoved { $0.named }
    }

    // MARK: - Pairing

    /// Siblings, and all that is in those that are the same.
    private mutating func pairAll(_ olds: [Int], _ news: [Int]) {
        var waiting = [(olds, news)]
        while let (oldSiblings, newSiblings) = waiting.popLast() {
            pair(oldSiblings, newSiblings)
            for index in oldSiblings {
                if let other = newOfOld[index] { waiting.append((oldChildren[index], newChildren[other])) }
            }
        }
    }

    private mutating func pairMoved(by key: (Keys) -> Int?) {
        let olds = Dictionary(grouping: old.nodes.indices.filter { newOfOld[$0] == nil }) { key(oldKeys[$0]) }
        let news = Dictionary(grouping: new.nodes.indices.filter { oldOfNew[$0] == nil }) { key(newKeys[$0]) }
        // Outer views first, with all that is in them.
        for index in old.nodes.indices where newOfOld[index] == nil {
            guard let number = key(oldKeys[index]), olds[number]?.count == 1, let others = news[number],
                others.count == 1, oldOfNew[others[0]] == nil
            else { continue }
            join(index, others[0])
            pairAll(oldChildren[index], newChildren[others[0]])
        }
    }

    private mutating func pair(_ olds: [Int], _ news: [Int]) {
        pair(olds, news, by: { $0.whole })
        pair(olds, news, by: { $0.content })
        pair(olds, news, by: { $0.named })
        pair(olds, news, by: { $0.name })
        pairAlike(olds.filter { newOfOld[$0] == nil }, news.filter { oldOfNew[$0] == nil })
    }

    private mutating func pair(_ olds: [Int], _ news: [Int], by key: (Keys) -> Int?) {
        let olds = olds.filter { newOfOld[$0] == nil && key(oldKeys[$0]) != nil }
        let news = news.filter { oldOfNew[$0] == nil && key(newKeys[$0]) != nil }
        guard !olds.isEmpty, !news.isEmpty else { return }
        let oldNumbers = olds.compactMap { key(oldKeys[$0]) }
        let newNumbers = news.compactMap { key(newKeys[$0]) }
        for (old, new) in CommonSubsequence.pairs(oldNumbers, newNumbers) { join(olds[old], news[new]) }
        let restOfOld = Dictionary(grouping: olds.filter { newOfOld[$0] == nil }) { key(oldKeys[$0]) }
        let restOfNew = Dictionary(grouping: news.filter { oldOfNew[$0] == nil }) { key(newKeys[$0]) }
        for (number, places) in restOfOld {
            if places.count == 1, let others = restOfNew[number], others.count == 1 {
                join(places[0], others[0])
            }
        }
    }

    private mutating func join(_ old: Int, _ new: Int) {
        newOfOld[old] = new
        oldOfNew[new] = old
    }

    /// Aligns what is left so that the sum of likenesses is greatest, views of one class only.
    private mutating func pairAlike(_ olds: [Int], _ news: [Int]) {
        guard !olds.isEmpty, !news.isEmpty else { return }
        guard olds.count * news.count <= 40_000 else { return pairInOrder(olds, news) }
        let width = news.count + 1
        var best = [Double](repeating: 0, count: (olds.count + 1) * width)
        var likenesses = [Double](repeating: 0, count: olds.count * news.count)
        for row in olds.indices.reversed() {
            for column in news.indices.reversed() {
                let likeness = likeness(olds[row], news[column])
                likenesses[row * news.count + column] = likeness
                let skipped = max(best[(row + 1) * width + column], best[row * width + column + 1])
                let paired = likeness > 0 ? best[(row + 1) * width + column + 1] + likeness : 0
                best[row * width + column] = max(skipped, paired)
            }
        }
        var (row, column) = (0, 0)
        while row < olds.count, column < news.count {
            let likeness = likenesses[row * news.count + column]
            let value = best[row * width + column]
            if likeness > 0, value == best[(row + 1) * width + column + 1] + likeness {
                join(olds[row], news[column])
                row += 1
                column += 1
            } else if value == best[(row + 1) * width + column] {
                row += 1
            } else {
                column += 1
            }
        }
    }

    private mutating func pairInOrder(_ olds: [Int], _ news: [Int]) {
        var rest = news[...]
        for index in olds {
            guard let place = rest.firstIndex(where: { new.nodes[$0].type == old.nodes[index].type }) else {
                continue
            }
            join(index, rest[place])
            rest = rest[(place + 1)...]
        }
    }

    /// 0 for views that are never the same, else from 1 to 2.
    private func likeness(_ first: Int, _ second: Int) -> Double {
        let (first, second) = (old.nodes[first], new.nodes[second])
        guard first.type == second.type else { return 0 }
        // A view with a name of its own is that view.
        if let name = first.name, let other = second.name, name != other { return 0 }
        let same = first.attributes.filter { second.attributes.contains($0) }.count
        let all = max(first.attributes.count, second.attributes.count)
        let frames = [
            first.frame.x == second.frame.x, first.frame.y == second.frame.y,
            first.frame.width == second.frame.width, first.frame.height == second.frame.height,
        ]
        return 1 + Double(same + frames.filter { $0 }.count) / Double(all + frames.count)
    }

    // MARK: - Keys

    private struct KeyNumbers {
        private var numbers: [[String]: Int] = [:]

        mutating func number(_ key: [String]) -> Int {
            if let number = numbers[key] { return number }
            numbers[key] = numbers.count
            return numbers.count - 1
        }
    }

    private static func keys(
        of tree: SnapshotTree,
        _ children: [[Int]],
        _ numbers: inout KeyNumbers
    ) -> [Keys] {
        var keys = [Keys](repeating: Keys(), count: tree.nodes.count)
        // What is in a view comes after it.
        for index in tree.nodes.indices.reversed() {
            let node = tree.nodes[index]
            let inner = children[index]
            let size = "\(TreeNumber.text(node.frame.width)) \(TreeNumber.text(node.frame.height))"
            let values = node.attributes.map { "\($0.name)=\($0.value)" }
            let placed = inner.map { child in
                let frame = tree.nodes[child].frame
                return "\(keys[child].whole) \(TreeNumber.text(frame.x)) \(TreeNumber.text(frame.y))"
            }
            keys[index].whole = numbers.number(["whole", node.type, node.name ?? "", size] + values + placed)
            let content = [node.name, node["text"], node["image"]]
            // Views that say nothing are told apart by what they look like.
            if content.contains(where: { $0 != nil }) || inner.contains(where: { keys[$0].content != nil }) {
                let words = ["content", node.type] + content.map { $0 ?? "" }
                keys[index].content = numbers.number(words + inner.map { "\(keys[$0].content ?? -1)" })
            }
            guard let name = node.name else { continue }
            keys[index].named = numbers.number(["named", node.type, name])
            keys[index].name = numbers.number(["name", name])
        }
        return keys
    }
}
