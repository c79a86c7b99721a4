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
/// 4. All that the clip held can be moved, and no blur samples the frame.
/// 5. Only rows in which content is or was are copied: elsewhere one colour would take the place of the same.
struct ContentMove {
    /// The clip's pixels.
    let visible: PixelRect
    let x, y: Int
    /// The old steps as if the content had been where it is now.
    let moved: [Step]
    /// What is not to be trusted after the copy.
    private(set) var unknown: [PixelRect]
    /// Where pixels are copied to, from top to bottom. Their rows do not overlap.
    private let bands: [PixelRect]

    /// Pixels below which drawing is as fast, and commands that are looked at for the way.
    private static let smallestArea = 4096
    private static let samples = 12
    private static let candidates = 96
    private static let decisiveLead = 3

    init?(from old: [Step], to new: [Step], frame: PixelRect) {
        let shorter = min(old.count, new.count)
        var head = 0
        while head < shorter, old[head].command == new[head].command { head += 1 }
        guard head < shorter, case let push = new[head].parent, push >= 0, old[head].parent == push,
            case .pushClip(let shape) = new[push].command, shape.isSquare,
            case let visible = new[push].bounds, visible.area >= Self.smallestArea,
            Self.isUniform(behind: push, in: new, visible),
            let way = Self.way(from: old, to: new, inside: push, head: head),
            case let kept = visible.offsetBy(dx: way.x, dy: way.y).intersection(visible),
            kept.area * 4 >= visible.area,
            !new.contains(where: \.isBlur), !old.contains(where: \.isBlur)
        else { return nil }
        var commands = old.map(\.command)
        for index in (push + 1)..<old[push].end {
            guard let command = commands[index].moved(x: way.x, y: way.y) else { return nil }
            commands[index] = command
        }
        var moved = Step.resolve(DisplayList(commands), frame: frame)
        for index in old.indices where index <= push || index >= old[push].end {
            moved[index].shadow = old[index].shadow
        }
        var unknown = visible.subtracting(kept)
        for step in old[old[push].end...] where !step.command.isPop {
            let covered = step.bounds.intersection(visible)
            if covered.isEmpty { continue }
            unknown += [covered, covered.offsetBy(dx: way.x, dy: way.y).intersection(visible)]
        }
        self.visible = visible
        bands = old[(push + 1)..<old[push].end].lazy.filter { $0.kind != .push && $0.kind != .pop }
            .flatMap { [$0.bounds, $0.bounds.offsetBy(dx: way.x, dy: way.y)] }
            .rowBands(in: kept)
        (x, y) = way
        self.moved = moved
        self.unknown = unknown
    }

    /// Moves the pixels.
    func copy(in bitmap: Bitmap) {
        for band in y > 0 ? bands.reversed() : bands {
            let count = band.width * MemoryLayout<UInt32>.stride
            let destination = bitmap.pixels + band.y * bitmap.width + band.x
            let source = destination - y * bitmap.width - x
            for index in 0..<band.height {
                let row = (y > 0 ? band.height - 1 - index : index) * bitmap.width
                memmove(destination + row, source + row, count)
            }
        }
    }

    /// Whether what is drawn before the push is one colour in the rectangle.
    private static func isUniform(behind push: Int, in steps: [Step], _ rect: PixelRect) -> Bool {
        var around: Set<Int> = []
        var parent = steps[push].parent
        while parent >= 0 {
            guard case .pushClip(let shape) = steps[parent].command, shape.isSquare else { return false }
            around.insert(parent)
            parent = steps[parent].parent
        }
        for index in (0..<push).reversed() where !around.contains(index) {
            let step = steps[index]
            guard step.bounds.intersects(rect), !step.command.isPop else { continue }
            if case .pushClip = step.command { continue }
            guard step.parent < 0 || around.contains(step.parent),
                case .fill(let shape, let color) = step.command
            else { return false }
            return color.isOpaque && shape.core.contains(rect)
        }
        return true
    }

    private static func way(from old: [Step], to new: [Step], inside push: Int, head: Int) -> (
        x: Int, y: Int
    )? {
        var votes: [(x: Int, y: Int, count: Int)] = []
        let inner = head..<min(new[push].end, head + samples)
        for index in inner {
            for candidate in (push + 1)..<min(old[push].end, push + 1 + candidates) {
                guard let way = old[candidate].command.way(to: new[index].command), way.x != 0 || way.y != 0
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

extension Step {
    fileprivate var isBlur: Bool {
        if case .blurBackdrop = command { return true }
        return false
    }
}

extension Sequence<PixelRect> {
    /// Rectangles whose rows do not overlap, from top to bottom, that cover what of these is in the bounds.
    fileprivate func rowBands(in bounds: PixelRect) -> [PixelRect] {
        let rects = map { $0.intersection(bounds) }.filter { !$0.isEmpty }.sorted { $0.y < $1.y }
        return rects.reduce(into: []) { bands, rect in
            if let last = bands.last, rect.y < last.maxY {
                bands[bands.count - 1] = last.union(rect)
            } else {
                bands.append(rect)
            }
        }
    }
}
