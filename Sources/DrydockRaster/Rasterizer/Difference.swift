/// Where the picture of a display list may differ from that of an earlier one.
///
/// Steps are paired by `ListDiff`. Then, front to end:
/// 1. A pair whose commands are equal, and whose open pushes are pairs, changes nothing.
/// 2. A pair of fills, clips or blurs that differ in their shape only changes where one shape covers and the other
///    does not: a panel that slides leaves what both positions cover.
/// 3. Everything else damages its bounds in both lists.
/// 4. A group whose shadow was drawn is damaged as a whole when what it holds is not as it was.
/// 5. A blur is damaged within its reach of any damage before it.
///
/// A pixel outside of the damage is touched by the same steps in the same order, under the same coverage, in both.
struct Difference {
    private(set) var region: DamageRegion
    private let old: StepList
    private var new: StepList
    /// For each new step the old one that it is paired with and that did not fail to match.
    private var partners: [Int]

    /// - Parameter head: how many commands at the beginning are equal; nil to find out.
    /// - Returns: the damage, and the new steps with the backdrops of the old ones, what changed behind them pending.
    static func between(_ old: StepList, _ new: StepList, head: Int?, frame: PixelRect) -> (
        DamageRegion, StepList
    ) {
        var difference = Difference(old: old, new: new, frame: frame)
        difference.run(head: head ?? ListDiff.commonHead(old, new))
        return (difference.region, difference.new)
    }

    private init(old: StepList, new: StepList, frame: PixelRect) {
        region = DamageRegion(bounds: frame)
        self.old = old
        self.new = new
        partners = [Int](repeating: -1, count: new.steps.count)
    }

    private mutating func run(head: Int) {
        for stretch in ListDiff(old, new, head: head).stretches {
            if stretch.old.count == stretch.new.count {
                let way = stretch.old.lowerBound - stretch.new.lowerBound
                for index in stretch.new { pair(index + way, index, isEqual: stretch.isEqual) }
            } else {
                for index in stretch.old { region.add(old.steps[index].bounds) }
                for index in stretch.new { region.add(new.steps[index].bounds) }
            }
        }
    }

    /// Hands the shadow of a group on, when it holds what it held.
    private mutating func carryShadow(from oldIndex: Int, to newIndex: Int) {
        guard case .pushLayer(let style, _) = new[newIndex], style.shadow != nil else { return }
        let count = new.steps[newIndex].end - newIndex
        let isSame =
            old.steps[oldIndex].end - oldIndex == count
            && old.steps[oldIndex].bounds == new.steps[newIndex].bounds
            && (1..<count).allSatisfy { old.isSame(oldIndex + $0, as: newIndex + $0, of: new) }
        if isSame {
            new.steps[newIndex].shadow = old.steps[oldIndex].shadow
        } else {
            damage(oldIndex, newIndex)
        }
    }

    /// - Parameter isEqual: whether the commands are known to be equal.
    private mutating func pair(_ oldIndex: Int, _ newIndex: Int, isEqual: Bool) {
        let (before, after) = (old.steps[oldIndex].parent, new.steps[newIndex].parent)
        let parentsMatch = after < 0 ? before < 0 : before >= 0 && partners[after] == before
        guard parentsMatch else { return damage(oldIndex, newIndex) }
        let isSame = isEqual || old.isSame(oldIndex, as: newIndex, of: new)
        guard let changed = isSame ? [] : changes(oldIndex, newIndex) else {
            return damage(oldIndex, newIndex)
        }
        partners[newIndex] = oldIndex
        switch new.steps[newIndex].kind {
        case .cover: carryBackdrop(from: oldIndex, to: newIndex)
        case .push: carryShadow(from: oldIndex, to: newIndex)
        case .pop, .outline, .other: break
        }
        for rect in changed {
            region.add(rect.intersection(old.steps[oldIndex].bounds))
            region.add(rect.intersection(new.steps[newIndex].bounds))
        }
    }

    private mutating func damage(_ oldIndex: Int, _ newIndex: Int) {
        region.add(old.steps[oldIndex].bounds)
        region.add(new.steps[newIndex].bounds)
    }

    /// Where two commands that are not equal may draw differently, or nil when they have nothing in common.
    private func changes(_ oldIndex: Int, _ newIndex: Int) -> [PixelRect]? {
        switch (old[oldIndex], new[newIndex]) {
        case (.fill(let old, let oldColor), .fill(let new, let newColor)) where oldColor == newColor:
            return old.differences(from: new)
        case (.pushClip(let old), .pushClip(let new)):
            return old.differences(from: new)
        case (.blurBackdrop(let old, let oldEffect), .blurBackdrop(let new, let newEffect)):
            return oldEffect == newEffect ? old.differences(from: new) : [old.rect, new.rect]
        case (.pushGroup(let oldOpacity, let old), .pushGroup(let newOpacity, let new))
        where oldOpacity == newOpacity:
            return RoundedRect(old).differences(from: RoundedRect(new))
        default:
            return nil
        }
    }

    /// Hands the backdrop of a paired blur on, and spreads the damage behind it.
    private mutating func carryBackdrop(from oldIndex: Int, to index: Int) {
        guard case .blurBackdrop(_, let effect) = new[index] else { return }
        let behind = region.rects
        if let backdrop = old.steps[oldIndex].backdrop, backdrop.reduction == effect.reduction {
            for rect in behind { backdrop.invalidate(rect) }
            new.steps[index].backdrop = backdrop
        }
        for rect in behind {
            let reached = rect.alignedOutward(to: effect.reduction)
                .insetBy(dx: -effect.reach, dy: -effect.reach)
            region.add(reached.intersection(new.steps[index].bounds))
        }
    }
}

extension RoundedRect {
    /// Rectangles outside of which both shapes cover each pixel alike.
    func differences(from other: RoundedRect) -> [PixelRect] {
        let shared = core.intersection(other.core)
        return rect.subtracting(shared) + other.rect.subtracting(shared)
    }
}
