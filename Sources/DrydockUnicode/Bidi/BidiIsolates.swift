/// Which isolates match, and the direction of the first letter in each and in the paragraph, in one pass.
struct BidiIsolates {
    /// For opening and closing ones the offset of the other.
    private var matches: [Int: Int] = [:]
    /// Openings whose first letter goes from right to left.
    private var rightToLeft: Set<Int> = []
    /// The direction of the paragraph's first letter outside of isolates.
    private(set) var isRightToLeft: Bool?

    init(_ classes: [BidiClass]) {
        // Openings without a match so far, and whether a letter was met directly in each.
        var open: [(offset: Int, hasLetter: Bool)] = []
        var isFirstParagraph = true
        for offset in classes.indices {
            switch classes[offset] {
            case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
                open.append((offset, false))
            case .popIsolate:
                guard let start = open.popLast()?.offset else { continue }
                matches[start] = offset
                matches[offset] = start
            case .leftToRight, .rightToLeft, .arabicLetter:
                let goesLeft = classes[offset] != .leftToRight
                if open.isEmpty {
                    if isFirstParagraph, isRightToLeft == nil { isRightToLeft = goesLeft }
                } else if !open[open.count - 1].hasLetter {
                    open[open.count - 1].hasLetter = true
                    if goesLeft { rightToLeft.insert(open[open.count - 1].offset) }
                }
            case .paragraphSeparator:
                open.removeAll()
                isFirstParagraph = false
            default: continue
            }
        }
    }

    func match(at offset: Int) -> Int? { matches.isEmpty ? nil : matches[offset] }

    func isRightToLeft(at offset: Int) -> Bool { rightToLeft.contains(offset) }
}
