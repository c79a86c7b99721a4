import DrydockControls
import DrydockViews
import Foundation

/// The attributes of a run of edited text. Runs are joined where they share one.
nonisolated final class RunAttributes {
    let values: [NSAttributedString.Key: Any]

    /// Of text without attributes of its own.
    nonisolated(unsafe) static let none = RunAttributes()

    init(_ values: [NSAttributedString.Key: Any] = [:]) {
        self.values = values
    }

    /// Whether both are known to say the same.
    func isSame(as other: RunAttributes) -> Bool {
        self === other
            || values.count == other.values.count
                && values.allSatisfy { Self.areSame($0.value, other.values[$0.key]) }
    }

    /// Whether both are nothing, or known to be equal.
    static func areSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
        return first == second
    }
}

/// Text with attributes that is edited in place. Offsets are in UTF-16 units, as in UIKit's ranges; one that lies outside of
/// the text, or between the two halves of a character, is moved to the nearest place before it that does not.
nonisolated struct EditedText {
    struct Run {
        let attributes: RunAttributes
        /// In UTF-16 units; more than zero.
        var length: Int
    }

    private(set) var string: String
    private(set) var runs: [Run]
    /// In UTF-16 units.
    private(set) var length: Int

    init(_ string: String = "", attributes: RunAttributes = .none) {
        var string = string
        string.makeContiguousUTF8()
        self.string = string
        length = string.utf16.count
        runs = length > 0 ? [Run(attributes: attributes, length: length)] : []
    }

    init(_ string: NSAttributedString) {
        let source = AttributedRuns(string)
        self.init(source.string)
        runs = source.runs.map { Run(attributes: RunAttributes($0.values), length: $0.range.length) }
        if runs.reduce(0, { $0 + $1.length }) != length {
            runs = length > 0 ? [Run(attributes: .none, length: length)] : []
        }
    }

    var isEmpty: Bool { length == 0 }

    // MARK: - Offsets

    /// Where in the string an offset is.
    func index(at offset: Int) -> String.Index {
        let index = string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
        return index.samePosition(in: string.unicodeScalars) ?? string.utf16.index(before: index)
    }

    func offset(of index: String.Index) -> Int {
        string.utf16.distance(from: string.startIndex, to: index)
    }

    /// The nearest range that exists.
    func valid(_ range: Range<Int>) -> Range<Int> {
        let lower = offset(of: index(at: range.lowerBound))
        let upper = offset(of: index(at: range.upperBound))
        return lower..<max(lower, upper)
    }

    /// The nearest range that exists: a location of NSNotFound is the end.
    func valid(_ range: NSRange) -> Range<Int> {
        let start = min(max(range.location, 0), length)
        return valid(start..<start + min(max(range.length, 0), length - start))
    }

    func substring(_ range: Range<Int>) -> String {
        String(string[index(at: range.lowerBound)..<index(at: range.upperBound)])
    }

    // MARK: - Parts and changes

    /// The attributes of what stands before an offset, or, at the beginning, of the first character; nil for empty text.
    func attributes(before offset: Int) -> RunAttributes? {
        var end = 0
        for run in runs {
            end += run.length
            if end >= offset { return run.attributes }
        }
        return runs.last?.attributes
    }

    /// The run that the character behind an offset is in; empty for empty text.
    func range(ofRunAt offset: Int) -> Range<Int> {
        var start = 0
        for run in runs {
            if offset < start + run.length { return start..<start + run.length }
            start += run.length
        }
        return length..<length
    }

    subscript(_ range: Range<Int>) -> EditedText {
        var part = EditedText(substring(range))
        part.runs = runs(in: range)
        return part
    }

    /// Puts other text in a range's place. Cost: linear in the text's length, with a small factor.
    mutating func replace(_ range: Range<Int>, with other: EditedText) {
        let range = valid(range)
        let head = runs(in: 0..<range.lowerBound)
        let tail = runs(in: range.upperBound..<length)
        string.replaceSubrange(index(at: range.lowerBound)..<index(at: range.upperBound), with: other.string)
        length += other.length - range.count
        runs = []
        for run in head + other.runs + tail {
            if let last = runs.indices.last, runs[last].attributes === run.attributes {
                runs[last].length += run.length
            } else {
                runs.append(run)
            }
        }
        checkInvariants()
    }

    /// Gives a range's runs other attributes. Cost: linear in the runs.
    mutating func changeAttributes(
        in range: Range<Int>,
        _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        let range = valid(range)
        guard !range.isEmpty else { return }
        var (first, start) = (0, 0)
        while start + runs[first].length <= range.lowerBound {
            start += runs[first].length
            first += 1
        }
        var (last, end) = (first, start)
        var new: [Run] = []
        if start < range.lowerBound {
            new.append(Run(attributes: runs[first].attributes, length: range.lowerBound - start))
        }
        while true {
            let run = runs[last]
            let common = range.clamped(to: end..<end + run.length)
            end += run.length
            let changed = RunAttributes(change(run.attributes.values))
            if let index = new.indices.last, new[index].attributes.isSame(as: changed) {
                new[index].length += common.count
            } else {
                new.append(Run(attributes: changed, length: common.count))
            }
            if end >= range.upperBound { break }
            last += 1
        }
        if end > range.upperBound {
            new.append(Run(attributes: runs[last].attributes, length: end - range.upperBound))
        }
        runs.replaceSubrange(first...last, with: new)
        checkInvariants()
    }

    mutating func append(_ part: String, _ attributes: RunAttributes) {
        guard !part.isEmpty else { return }
        string += part
        length += part.utf16.count
        runs.append(Run(attributes: attributes, length: part.utf16.count))
    }

    private func runs(in range: Range<Int>) -> [Run] {
        var found: [Run] = []
        var start = 0
        for run in runs {
            let common = range.clamped(to: start..<start + run.length)
            if !common.isEmpty { found.append(Run(attributes: run.attributes, length: common.count)) }
            start += run.length
            if start >= range.upperBound { break }
        }
        return found
    }

    /// The text with every attribute, `values` where it has none of its own.
    func attributedString(completedBy values: [NSAttributedString.Key: Any]) -> NSAttributedString {
        attributedRuns.attributedString(completedBy: values)
    }

    var attributedRuns: AttributedRuns {
        var start = 0
        return AttributedRuns(
            string: string,
            runs: runs.map { run in
                defer { start += run.length }
                return AttributedRuns.Run(
                    values: run.attributes.values,
                    range: NSRange(location: start, length: run.length)
                )
            }
        )
    }

    /// Whether no run has attributes of its own.
    var isPlain: Bool { runs.allSatisfy { $0.attributes.values.isEmpty } }

    private func checkInvariants() {
        assert(length == string.utf16.count, "EditedText: the length is \(length), not \(string.utf16.count)")
        assert(runs.reduce(0) { $0 + $1.length } == length, "EditedText: runs do not cover the text")
        assert(runs.allSatisfy { $0.length > 0 }, "EditedText: a run is empty")
    }
}
