package import Foundation

/// An attributed string taken apart into runs, to be read, changed and compared here.
///
/// Foundation on Linux traps when it compares two objects of an NSObject subclass of somebody else's, which it does
/// whenever strings with such attributes are compared, and whenever adjacent runs of one string could be joined.
package struct AttributedRuns {
    package struct Run {
        package var values: [NSAttributedString.Key: Any]
        /// In UTF-16 units.
        package let range: NSRange

        package init(values: [NSAttributedString.Key: Any], range: NSRange) {
            self.values = values
            self.range = range
        }
    }

    package let string: String
    package private(set) var runs: [Run] = []

    /// - Parameter runs: one after the other, as long as the string together.
    package init(string: String, runs: [Run]) {
        self.string = string
        self.runs = runs
    }

    package init(_ source: NSAttributedString) {
        string = source.string
        var location = 0
        while location < source.length {
            var range = NSRange()
            let values = source.attributes(at: location, effectiveRange: &range)
            let end = min(max(range.location + range.length, location + 1), source.length)
            runs.append(Run(values: values, range: NSRange(location: location, length: end - location)))
            location = end
        }
    }

    /// Gives each run the value that is made from its present one.
    mutating func replace(_ key: NSAttributedString.Key, with value: (Any?) -> Any) {
        for index in runs.indices { runs[index].values[key] = value(runs[index].values[key]) }
    }

    /// The string with every attribute, `values` where it has none of its own.
    package func attributedString(completedBy values: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: string)
        var count = 0
        for run in runs {
            var merged = values.merging(run.values) { $1 }
            // Foundation compares the values of adjacent runs only where both have as many.
            if merged.count == count { merged[.runSeparator] = 0 }
            count = merged.count
            result.setAttributes(merged, range: run.range)
        }
        return result
    }
}

extension NSAttributedString.Key {
    /// Has no meaning.
    fileprivate static let runSeparator = NSAttributedString.Key(rawValue: "DrydockRunSeparator")
}
