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
    private let old: [Step]
    private var new: [Step]
    /// For each new step the old one that it is paired with and that did not fail to match.
    private var partners: [Int]

    /// - Returns: the damage, and the new steps with the backdrops of the old ones, what changed behind them pending.
    static func between(_ old: [Step], _ new: [Step], frame: PixelRect) -> (DamageRegion, [Step]) {
        var difference = Difference(old: old, new: new, frame: frame)
        difference.run()
        return (difference.region, difference.new)
    }

    private init(old: [Step], new: [Step], frame: PixelRect) {
        region = DamageRegion(bounds: frame)
        self.old = old
        self.new = new
        partners = [Int](repeating: -1, count: new.count)
    }

    private mutating func run() {
        for (oldRange, newRange) in ListDiff(old, new).stretches {
            if oldRange.count == newRange.count {
                for (oldIndex, newIndex) in zip(oldRange, newRange) { pair(oldIndex, newIndex) }
            } else {
                for index in oldRange { region.add(old[index].bounds) }
                for index in newRange { region.add(new[index].bounds) }
            }
        }
    }

    /// Hands the shadow of a group on, when it holds what it held.
    private mutating func carryShadow(from oldIndex: Int, to newIndex: Int) {
        guard new[newIndex].kind == .push, case .pushLayer(let style, _) = new[newIndex].command,
            style.shadow != nil
        else { return }
        let (before, after) = (old[oldIndex], new[newIndex])
        let count = after.end - newIndex
        let isSame =
            before.end - oldIndex == count && before.bounds == after.bounds
            && (1..<count).allSatisfy { old[oldIndex + $0].command == new[newIndex + $0].command }
        if isSame {
            new[newIndex].shadow = before.shadow
        } else {
            region.add(before.bounds)
            region.add(after.bounds)
        }
    }

    private mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
        let before = old[oldIndex]
        let after = new[newIndex]
        let parentsMatch =
            after.parent < 0
            ? before.parent < 0 : before.parent >= 0 && partners[after.parent] == before.parent
        guard parentsMatch, let changed = changes(before, after) else {
            region.add(before.bounds)
            region.add(after.bounds)
            return
        }
        partners[newIndex] = oldIndex
        carryBackdrop(from: before, to: newIndex)
        carryShadow(from: oldIndex, to: newIndex)
        for rect in changed {
            region.add(rect.intersection(before.bounds))
            region.add(rect.intersection(after.bounds))
        }
    }

    /// Where two commands may draw differently, or nil when they have nothing in common.
    private func changes(_ before: Step, _ after: Step) -> [PixelRect]? {
        if before.command == after.command { return [] }
        switch (before.command, after.command) {
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
    private mutating func carryBackdrop(from before: Step, to index: Int) {
        guard case .blurBackdrop(_, let effect) = new[index].command else { return }
        let behind = region.rects
        if let backdrop = before.backdrop, backdrop.reduction == effect.reduction {
            for rect in behind { backdrop.invalidate(rect) }
            new[index].backdrop = backdrop
        }
        for rect in behind {
            let reached = rect.alignedOutward(to: effect.reduction)
                .insetBy(dx: -effect.reach, dy: -effect.reach)
            region.add(reached.intersection(new[index].bounds))
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
