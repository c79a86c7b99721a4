import DrydockViews

/// A section of a flow layout: where its header, its lines and its footer are, along the direction that scrolls.
///
/// Lengths run along that direction and breadths across it; both are points. Sections whose items all have one size take no room
/// for them, others 16 bytes an item and 24 a line. An item is found by its number, and a line by its place, in logarithmic time.
nonisolated struct FlowSection {
    /// One line of items.
    struct Line {
        var first: Int
        /// From where the lines begin.
        var start: CGFloat
        var length: CGFloat
    }

    /// What sets the items.
    struct Metrics {
        var count = 0
        /// Before the lines, after them, and at their sides.
        var inset = (before: CGFloat(0), after: CGFloat(0), leading: CGFloat(0), trailing: CGFloat(0))
        var lineSpacing: CGFloat = 0
        var itemSpacing: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// The length and breadth of every item, unless `sizes` has them one by one.
        var size = FlowSize()
        var sizes: [FlowSize] = []
    }

    /// Of an item.
    struct FlowSize: Equatable {
        var length: CGFloat = 0
        var breadth: CGFloat = 0
    }

    private(set) var metrics: Metrics
    /// Where the section begins in the content.
    var start: CGFloat = 0
    private(set) var linesLength: CGFloat = 0
    /// Across the lines, without the insets.
    private let room: CGFloat
    private let scale: CGFloat
    /// Items in each line, where all have one size.
    private var perLine = 1
    /// Between them.
    private var gap: CGFloat = 0
    /// Before the first of a line, where all have one size and none has room beside another.
    private var indent: CGFloat = 0
    private var lines: [Line] = []
    /// The first item whose size is not what the lines were made from.
    private var firstStale: Int?

    init(_ metrics: Metrics, breadth: CGFloat, scale: CGFloat) {
        self.metrics = metrics
        self.scale = scale
        room = breadth - metrics.inset.leading - metrics.inset.trailing
        if metrics.sizes.isEmpty {
            let breadth = metrics.size.breadth
            let step = breadth + metrics.itemSpacing
            let fitting = step > 0 ? ((room + metrics.itemSpacing + 0.001) / step).rounded(.down) : .infinity
            perLine = max(1, fitting < CGFloat(max(metrics.count, 1)) ? Int(max(fitting, 1)) : metrics.count)
            gap = metrics.itemSpacing
            // A line that is not full stands as if it were.
            if fitting > 1, fitting.isFinite { gap = max((room - fitting * breadth) / (fitting - 1), gap) }
            if fitting <= 1 { indent = max((room - breadth) / 2, 0) }
            if lineCount > 0 {
                linesLength =
                    CGFloat(lineCount) * (metrics.size.length + metrics.lineSpacing) - metrics.lineSpacing
            }
        } else {
            breakLines(from: 0)
        }
    }

    private var lineCount: Int {
        metrics.sizes.isEmpty ? (metrics.count + perLine - 1) / max(perLine, 1) : lines.count
    }

    /// Where the first line begins.
    private var linesStart: CGFloat { start + metrics.header + metrics.inset.before }
    var length: CGFloat {
        metrics.header + metrics.inset.before + linesLength + metrics.inset.after + metrics.footer
    }
    var end: CGFloat { start + length }
    /// Where the footer begins.
    var footerStart: CGFloat { end - metrics.footer }

    // MARK: - Sizes

    /// An item's size.
    func size(_ item: Int) -> FlowSize { metrics.sizes.isEmpty ? metrics.size : metrics.sizes[item] }

    /// Takes another size for an item. Call `update()` after the last.
    mutating func setSize(_ size: FlowSize, of item: Int) {
        guard item < metrics.count, self.size(item) != size else { return }
        if metrics.sizes.isEmpty { metrics.sizes = Array(repeating: metrics.size, count: metrics.count) }
        metrics.sizes[item] = size
        firstStale = min(firstStale ?? item, item)
        if lines.isEmpty { firstStale = 0 }
    }

    /// Takes another length for the header or the footer.
    mutating func setLength(_ length: CGFloat, ofHeader isHeader: Bool) {
        if isHeader { metrics.header = length } else { metrics.footer = length }
    }

    /// Breaks lines anew where sizes have changed.
    mutating func update() {
        guard let item = firstStale else { return }
        firstStale = nil
        // An item that shrinks may go to the line before.
        breakLines(from: max(line(of: item) - 1, 0))
    }

    private mutating func breakLines(from line: Int) {
        var first = 0
        var position: CGFloat = 0
        if line < lines.count {
            (first, position) = (lines[line].first, lines[line].start)
            lines.removeSubrange(line...)
        }
        while first < metrics.count {
            var (breadth, length) = (metrics.sizes[first].breadth, metrics.sizes[first].length)
            var next = first + 1
            while next < metrics.count {
                let wanted = breadth + metrics.itemSpacing + metrics.sizes[next].breadth
                guard wanted <= room + 0.001 else { break }
                breadth = wanted
                length = max(length, metrics.sizes[next].length)
                next += 1
            }
            lines.append(Line(first: first, start: position, length: length))
            position += length + metrics.lineSpacing
            first = next
        }
        linesLength = lines.last.map { $0.start + $0.length } ?? 0
    }

    // MARK: - Lines

    private func line(of item: Int) -> Int {
        guard !metrics.sizes.isEmpty else { return item / perLine }
        return lines.partitionIndex { $0.first > item } - 1
    }

    private func line(_ index: Int) -> (items: Range<Int>, start: CGFloat, length: CGFloat) {
        if metrics.sizes.isEmpty {
            let first = index * perLine
            let start = CGFloat(index) * (metrics.size.length + metrics.lineSpacing)
            return (first..<min(first + perLine, metrics.count), start, metrics.size.length)
        }
        let line = lines[index]
        let end = index + 1 < lines.count ? lines[index + 1].first : metrics.count
        return (line.first..<end, line.start, line.length)
    }

    /// The items in lines that touch a range of the content.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let (low, high, count) = (low - linesStart, high - linesStart, lineCount)
        guard count > 0, high >= 0, low <= linesLength else { return 0..<0 }
        var (first, last): (Int, Int)
        if metrics.sizes.isEmpty {
            let step = metrics.size.length + metrics.lineSpacing
            // Lines without a length lie on one another.
            guard step > 0 else { return 0..<metrics.count }
            first = min(max(Int(((low - metrics.size.length) / step).rounded(.up)), 0), count)
            last = min(max(Int((high / step).rounded(.down)), 0), count - 1)
        } else {
            first = lines.partitionIndex { $0.start + $0.length >= low }
            last = lines.partitionIndex { $0.start > high } - 1
        }
        guard first <= last else { return 0..<0 }
        return line(first).items.lowerBound..<line(last).items.upperBound
    }

    /// An item's place: along the content, and across it from the leading side.
    func place(_ item: Int) -> (start: CGFloat, side: CGFloat, size: FlowSize) {
        let index = line(of: item)
        let line = line(index)
        let size = size(item)
        let start = linesStart + line.start + (line.length - size.length) / 2
        var side: CGFloat = 0
        if metrics.sizes.isEmpty {
            side = indent + CGFloat(item - line.items.lowerBound) * (size.breadth + gap)
        } else {
            let (indent, gap) = spread(line.items, isLast: index == lineCount - 1)
            let before = (line.items.lowerBound..<item).reduce(0) { $0 + metrics.sizes[$1].breadth }
            side = indent + before + CGFloat(item - line.items.lowerBound) * gap
        }
        return (round(start), metrics.inset.leading + round(side), size)
    }

    /// How the items of a line fill the room: as many as there are, in the last line as if items like its last filled it up. One
    /// alone stands in the middle.
    private func spread(_ items: Range<Int>, isLast: Bool) -> (indent: CGFloat, gap: CGFloat) {
        let spacing = metrics.itemSpacing
        var breadths = items.reduce(0) { $0 + metrics.sizes[$1].breadth }
        var count = CGFloat(items.count)
        let step = metrics.sizes[items.upperBound - 1].breadth + spacing
        if isLast, step > 0 {
            let left = room - breadths - (count - 1) * spacing
            let more = max(((left + 0.001) / step).rounded(.down), 0)
            breadths += more * (step - spacing)
            count += more
        }
        if count > 1 { return (0, max((room - breadths) / (count - 1), spacing)) }
        return (max((room - breadths) / 2, 0), 0)
    }

    private func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
}

extension Array {
    /// The index of the first element that a test holds for, which holds for all after it. O(log n).
    nonisolated func partitionIndex(where isAfter: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
