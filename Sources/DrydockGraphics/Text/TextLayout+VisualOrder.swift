import Foundation

extension [TextLayout.Run] {
    /// The width of all runs side by side.
    var totalWidth: CGFloat { reduce(0) { $0 + $1.width } }

    /// The runs of a line, given in the order of the text, side by side from left to right: the bidirectional algorithm's
    /// rule L2.
    func inVisualOrder() -> [TextLayout.Run] {
        let levels = map(\.level)
        var order = Array<Int>(indices)
        if let highest = levels.max(), highest > 0 {
            // Places, not runs, are what deep nesting moves again and again.
            for level in stride(from: highest, through: 1, by: -1) {
                var start = 0
                while start < order.count {
                    guard levels[order[start]] >= level else {
                        start += 1
                        continue
                    }
                    var end = start
                    while end < order.count, levels[order[end]] >= level { end += 1 }
                    if end > start + 1 { order[start..<end].reverse() }
                    start = end
                }
            }
        }
        var runs = order.map { self[$0] }
        var x: CGFloat = 0
        for index in runs.indices {
            runs[index].x = x
            x += runs[index].width
        }
        return runs
    }
}
