import Foundation

extension [TextLayout.Run] {
    /// The width of all runs side by side.
    var totalWidth: CGFloat { reduce(0) { $0 + $1.width } }

    /// The runs of a line, given in the order of the text, side by side from left to right: the bidirectional algorithm's
    /// rule L2.
    func inVisualOrder() -> [TextLayout.Run] {
        var runs = self
        let highest = runs.map(\.level).max() ?? 0
        if highest > 0 {
            for level in stride(from: highest, through: 1, by: -1) {
                var start = 0
                while start < runs.count {
                    guard runs[start].level >= level else {
                        start += 1
                        continue
                    }
                    var end = start
                    while end < runs.count, runs[end].level >= level { end += 1 }
                    runs[start..<end].reverse()
                    start = end
                }
            }
        }
        var x: CGFloat = 0
        for index in runs.indices {
            runs[index].x = x
            x += runs[index].width
        }
        return runs
    }
}
