import DrydockSnapshotResults
import Foundation
import Glibc

/// Which failures are meant.
package enum FailureSelection {
    /// The failures whose test or reference's file name contains `pattern`, whatever the case of its letters; with `*` or
    /// `?` in it, those that it describes as a whole. A reference's whole path means that one.
    ///
    /// - Parameter earlier: failures of an earlier run, which are meant where none of the last one is.
    package static func matching(
        _ pattern: String,
        in failures: [StoredFailure],
        else earlier: [StoredFailure] = []
    ) throws(SnapshotReportError) -> [StoredFailure] {
        let isGlob = pattern.contains("*") || pattern.contains("?")
        func matches(_ stored: StoredFailure) -> Bool {
            if stored.failure.reference == pattern { return true }
            return [stored.failure.test, stored.referenceName].contains { (name: String) -> Bool in
                isGlob ? fnmatch(pattern, name, 0) == 0 : name.localizedCaseInsensitiveContains(pattern)
            }
        }
        var found = failures.filter(matches)
        if found.isEmpty { found = earlier.filter(matches) }
        guard !found.isEmpty else {
            var named: Set<String> = []
            let tests = failures.map(\.failure.test).filter { named.insert($0).inserted }
            throw .noMatch(pattern: "'\(pattern)'", known: tests)
        }
        return found
    }

    /// The failures of a list that the report's page saves: a reference a line; empty lines and lines that begin with `#`
    /// do not count. Each line has to name a failure.
    package static func listed(
        _ list: String,
        name: String,
        in failures: [StoredFailure]
    ) throws(SnapshotReportError) -> [StoredFailure] {
        let lines = list.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
        guard !lines.isEmpty else { throw .damaged(path: name, reason: "it lists no reference") }
        var byReference: [String: StoredFailure] = [:]
        for stored in failures { byReference[stored.failure.reference] = stored }
        var found: [StoredFailure] = []
        for line in lines {
            guard let stored = byReference.removeValue(forKey: line) else {
                if found.contains(where: { $0.failure.reference == line }) { continue }
                throw .noMatch(pattern: "the line '\(line)' of \(name)", known: [])
            }
            found.append(stored)
        }
        return found
    }
}
