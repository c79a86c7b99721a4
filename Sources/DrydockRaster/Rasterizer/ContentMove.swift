import Glibc

/// What a rectangular clip holds, moved by whole pixels since the frame before: scrolled content. Its pixels are copied, and only
/// what moved in is drawn.
///
/// The law: drawing the old list with the clip's content moved, over pixels of one colour, gives the old pixels moved. So the frame
/// is as if the moved list had been drawn, but for pixels that the copy does not reach, and those that something above the
/// clip had covered, before or after the copy; the difference to the moved list is the rest of the damage.
///
/// 1. The clip is the innermost push around the first command that differs, in both lists the same, square, and so are those around
///    it.
/// 2. What is behind it there is one opaque fill, or nothing but the background.
/// 3. The way is the one that most of the first commands from there on have gone, counted until one is clearly ahead.
/// 4. What the clip held can be moved. Blurs, gradients and other single commands that cannot stay where they are in the moved list,
///    and their pixels are not to be trusted; a group that cannot be moved ends it.
/// 5. Blurs after the push that what has moved reaches sample it anew.
/// 6. Only rows that are not the same in both places are copied: within a fill and between what is drawn, one colour would
///    take the place of the same.
struct ContentMove {
    /// The clip's pixels.
    let visible: PixelRect
    let x, y: Int
    /// The old steps as if the content had been where it is now.
    let moved: StepList
    /// What is not to be trusted after the copy.
    let unknown: [PixelRect]
    private let push: Int
    /// Where pixels are copied to, from top to bottom. Their rows do not overlap.
    private let bands: [PixelRect]

    /// Pixels below which drawing is as fast, and commands that are looked at for the way.
    private static let smallestArea = 4096
    private static let samples = 12
    private static let candidates = 96
    private static let decisiveLead = 3

    /// - Parameter head: how many commands at the beginning are equal.
    init?(from old: StepList, to new: StepList, head: Int, frame: PixelRect) {
        let shorter = min(old.steps.count, new.steps.count)
        guard head < shorter, case let push = new.steps[head].parent, push >= 0,
            old.steps[head].parent == push, case .pushClip(let shape) = new[push], shape.isSquare,
            case let visible = new.steps[push].bounds, visible.area >= Self.smallestArea,
            Self.isUniform(behind: push, in: new, visible),
            let way = Self.way(from: old, to: new, inside: push, head: head),
            case let kept = visible.offsetBy(dx: way.x, dy: way.y).intersection(visible),
            kept.area * 4 >= visible.area
        else { return nil }
        var commands = old.steps.map { old.commands[$0.command] }
        var unknown = visible.subtracting(kept)
        func distrust(_ step: Step) {
            let covered = step.bounds.intersection(visible)
            if covered.isEmpty { return }
            unknown += [covered, covered.offsetBy(dx: way.x, dy: way.y).intersection(visible)]
        }
        let oldEnd = old.steps[push].end
        for index in (push + 1)..<oldEnd {
            if let command = commands[index].moved(x: way.x, y: way.y) {
                commands[index] = command
            } else if old.steps[index].kind != .push {
                distrust(old.steps[index])
            } else {
                return nil
            }
        }
        for step in old.steps[oldEnd...] where step.kind != .pop { distrust(step) }
        var moved = StepList(DisplayList(commands), frame: frame)
        // Steps of content that has left are gone.
        let gone = old.steps.count - moved.steps.count
        for index in old.steps.indices where index <= push || index >= oldEnd {
            moved.steps[index <= push ? index : index - gone].shadow = old.steps[index].shadow
        }
        let (blurs, movedBlurs) = (old.blurs, moved.blurs)
        if blurs.count == movedBlurs.count {
            for (blur, index) in zip(blurs, movedBlurs) {
                moved.steps[index].backdrop = old.steps[blur].backdrop
            }
        }
        self.push = push
        self.visible = visible
        var changes: [PixelRect] = []
        for index in (push + 1)..<oldEnd {
            old.addChanges(of: index, x: way.x, y: way.y, in: kept, to: &changes)
        }
        for index in (push + 1)..<moved.steps[push].end {
            moved.addChanges(of: index, x: -way.x, y: -way.y, in: kept, to: &changes)
        }
        let isWhole = way.x == 0 && kept.width == frame.width
        bands = changes.rowBands(widening: isWhole ? frame.width : nil)
        (x, y) = way
        self.moved = moved
        self.unknown = unknown
    }

    /// Has blurs that sample what has moved do so again.
    func invalidateBackdrops(of list: inout StepList, in region: inout DamageRegion) {
        var changed = [visible]
        for index in list.blurs where index > push {
            guard case .blurBackdrop(_, let effect) = list[index] else { continue }
            let bounds = list.steps[index].bounds
            let sampled = bounds.alignedOutward(to: effect.reduction)
                .insetBy(dx: -effect.reach, dy: -effect.reach)
                .alignedOutward(to: effect.reduction)
            guard changed.contains(where: { $0.intersects(sampled) }) else { continue }
            for rect in changed { list.steps[index].backdrop?.invalidate(rect) }
            region.add(bounds)
            changed.append(bounds)
        }
    }

    /// Moves the pixels.
    func copy(in bitmap: Bitmap) {
        for band in y > 0 ? bands.reversed() : bands {
            let destination = bitmap.pixels + band.y * bitmap.width + band.x
            let source = destination - y * bitmap.width - x
            let count = band.width * MemoryLayout<UInt32>.stride
            if band.width == bitmap.width {
                memmove(destination, source, band.height * count)
                continue
            }
            // As many rows as the way is long do not overlap, and are faster in the direction of memory.
            var end = band.height
            while end > 0 {
                let start = y > 0 ? max(end - y, 0) : 0
                for row in start..<end {
                    memmove(destination + row * bitmap.width, source + row * bitmap.width, count)
                }
                end = start
            }
        }
    }

    /// Whether what is drawn before the push is one colour in the rectangle.
    private static func isUniform(behind push: Int, in list: StepList, _ rect: PixelRect) -> Bool {
        var around: Set<Int> = []
        var parent = list.steps[push].parent
        while parent >= 0 {
            guard case .pushClip(let shape) = list[parent], shape.isSquare else { return false }
            around.insert(parent)
            parent = list.steps[parent].parent
        }
        for index in (0..<push).reversed() where !around.contains(index) {
            guard list.steps[index].bounds.intersects(rect), list.steps[index].kind != .pop else { continue }
            if case .pushClip = list[index] { continue }
            let parent = list.steps[index].parent
            guard parent < 0 || around.contains(parent), case .fill(let shape, let color) = list[index]
            else { return false }
            return color.isOpaque && shape.core.contains(rect)
        }
        return true
    }

    private static func way(from old: StepList, to new: StepList, inside push: Int, head: Int) -> (
        x: Int, y: Int
    )? {
        var votes: [(x: Int, y: Int, count: Int)] = []
        let inner = head..<min(new.steps[push].end, head + samples)
        for index in inner {
            for candidate in (push + 1)..<min(old.steps[push].end, push + 1 + candidates) {
                guard let way = old[candidate].way(to: new[index]), way.x != 0 || way.y != 0
                else { continue }
                if let known = votes.firstIndex(where: { $0.x == way.x && $0.y == way.y }) {
                    votes[known].count += 1
                } else {
                    votes.append((way.x, way.y, 1))
                }
            }
            votes.sort { $0.count > $1.count }
            // Rows that look alike speak for several ways; what differs from row to row decides soon.
            let lead = (votes.first?.count ?? 0) - (votes.dropFirst().first?.count ?? 0)
            if lead >= decisiveLead { break }
        }
        return votes.first.map { ($0.x, $0.y) }
    }
}

extension StepList {
    /// The steps that blur what is behind them.
    var blurs: [Int] {
        steps.indices.filter { index in
            guard steps[index].kind == .cover, case .blurBackdrop = self[index] else { return false }
            return true
        }
    }
}
