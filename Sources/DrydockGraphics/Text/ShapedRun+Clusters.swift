import DrydockPlatform

extension ShapedRun {
    /// Calls `body` for what was shaped as one, in the order of the glyphs: its UTF-16 units, and where it begins and ends
    /// in em from where the text begins, which is the right end where the run goes to the left.
    ///
    /// - Parameter length: UTF-16 units of the run.
    func forEachCluster(length: Int, _ body: (_ units: Range<Int>, _ start: Double, _ end: Double) -> Void) {
        var index = 0
        var behind = length
        while index < glyphs.count {
            let cluster = glyphs[index].cluster
            var next = index + 1
            while next < glyphs.count, glyphs[next].cluster == cluster { next += 1 }
            let left = glyphs[index].pen
            let right = next < glyphs.count ? glyphs[next].pen : width
            if isRightToLeft {
                body(cluster..<max(behind, cluster), width - right, width - left)
                behind = cluster
            } else {
                let end = next < glyphs.count ? glyphs[next].cluster : length
                body(cluster..<max(end, cluster), left, right)
            }
            index = next
        }
    }

    /// Whether a line can be cut between two UTF-16 units without shaping its parts anew. Logarithmic.
    func isSafeToBreak(at unit: Int, length: Int) -> Bool {
        if unit == 0 || unit == length { return true }
        let index = firstGlyph(at: isRightToLeft ? unit + 1 : unit)
        guard index < glyphs.count, glyphs[index].cluster == unit else { return false }
        return !glyphs[index].isUnsafeToBreak
    }
}
