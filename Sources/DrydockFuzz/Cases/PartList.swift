import ArgumentParser

/// Numbers of the parts of a case's input that are left out, as ranges in order: `0-3,7,9-12`.
package struct PartList: Equatable, CustomStringConvertible, ExpressibleByArgument {
    package private(set) var ranges: [Range<Int>] = []

    package init() {}

    package init?(argument: String) {
        for word in argument.split(separator: ",") {
            let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, 0 <= first,
                first <= last, last < 1 << 40
            else { return nil }
            insert(first..<last + 1)
        }
    }

    package var description: String {
        ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound - 1)" }
            .joined(separator: ",")
    }

    package var isEmpty: Bool { ranges.isEmpty }
    package var count: Int { ranges.reduce(0) { $0 + $1.count } }

    package func contains(_ part: Int) -> Bool { ranges.contains { $0.contains(part) } }

    package mutating func insert(_ new: Range<Int>) {
        guard !new.isEmpty else { return }
        var merged = new
        var others: [Range<Int>] = []
        for range in ranges {
            if range.upperBound < merged.lowerBound || range.lowerBound > merged.upperBound {
                others.append(range)
            } else {
                merged =
                    min(range.lowerBound, merged.lowerBound)..<max(range.upperBound, merged.upperBound)
            }
        }
        ranges = (others + [merged]).sorted { $0.lowerBound < $1.lowerBound }
    }

    package func inserting(_ new: Range<Int>) -> PartList {
        var copy = self
        copy.insert(new)
        return copy
    }
}
