/// Makes a failing input smaller: leaves out parts as long as the same goes wrong.
///
/// Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002, without the complements' bookkeeping: halves,
/// then quarters and so on, until a number of tries is used up.
package enum Minimizer {
    /// - Parameters:
    ///   - parts: how many the input has.
    ///   - tries: how often `fails` is asked at most.
    ///   - fails: whether the same goes wrong without these parts.
    /// - Returns: what can be left out.
    package static func removable(
        parts: Int,
        tries: Int,
        fails: (PartList) throws(RunFailure) -> Bool
    ) throws(RunFailure) -> PartList {
        var removed = PartList()
        var rest = tries
        var size = (parts + 1) / 2
        while size > 0, rest > 0 {
            var start = 0
            var hasChanged = false
            while start < parts, rest > 0 {
                let range = start..<min(start + size, parts)
                start = range.upperBound
                let wider = removed.inserting(range)
                guard wider.count > removed.count else { continue }
                rest -= 1
                if try fails(wider) {
                    removed = wider
                    hasChanged = true
                }
            }
            if size == 1, !hasChanged { break }
            size = size == 1 ? 1 : size / 2
        }
        return removed
    }
}
