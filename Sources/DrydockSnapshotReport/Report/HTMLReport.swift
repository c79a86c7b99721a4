import DrydockSnapshotResults
import DrydockPNG
import DrydockRaster
import Foundation

/// A run as one HTML file that needs no other: pictures, style and script are in it.
package enum HTMLReport {
    private struct Page {
        let failedCount: Int
        let passedCount: Int
        let causes: String
        let duration: String
        let size: String
        let warnings: [String]
        let failed: String
        let isGreen: Bool
        let groups: [Group]
        let items: [Item]
        let passes: [Pass]
        let style: String
        let script: String
    }

    private struct Group {
        let title: String
        let count: Int
        let kind: String
        let items: [Item]
    }

    private struct Item {
        let number: Int
        let kind: String
        let test: String
        let suite: String
        let function: String
        let name: String
        let reference: String
        let place: String
        let message: String
        let scale: String
        let clusters: String
        let causes: [Cause]
        let hasCauses: Bool
        let actual: String?
        let referencePicture: String?
        let lines: [TextDifference.Line]
        let hasText: Bool
        let canAccept: Bool
    }

    private struct Cause {
        let summary: String
        let consequences: [String]
        let count: Int
        let hasConsequences: Bool
    }

    private struct Pass {
        let test: String
        let name: String
        let time: String
        let size: String
    }

    /// - Returns: the file's text. Pictures that are gone or no PNG files are left out.
    package static func make(of results: SnapshotResults) throws -> String {
        let summary = ReportSummary(of: results)
        var byReference: [String: StoredFailure] = [:]
        for stored in results.failures { byReference[stored.failure.reference] = stored }
        var items: [Item] = []
        var budget = ResultLimits.pageBytes
        let groups = summary.groups.map { group in
            let members = group.references.compactMap { byReference[$0] }
            let own = members.enumerated().map { item(of: $1, number: items.count + $0 + 1, &budget) }
            items += own
            return Group(title: group.title, count: own.count, kind: own.first?.kind ?? "", items: own)
        }
        let page = Page(
            failedCount: summary.failed,
            passedCount: summary.passed,
            causes: ReportSummary.number(groups.count, "cause"),
            duration: duration(summary.seconds),
            size: size(summary.passes.reduce(0) { $0 + $1.bytes }),
            warnings: summary.warnings,
            failed: summary.failed == 1 ? "1 failed" : "\(summary.failed) failed",
            isGreen: summary.failed == 0 && summary.warnings.isEmpty,
            groups: groups,
            items: items,
            passes: summary.passes.map { pass in
                let name = pass.reference.split(separator: "/").last.map(String.init) ?? ""
                return Pass(test: pass.test, name: name, time: duration(pass.seconds), size: size(pass.bytes))
            },
            style: String(decoding: PackageResources.report_css, as: UTF8.self),
            script: String(decoding: PackageResources.report_js, as: UTF8.self)
        )
        return try MarkupTemplate(PackageResources.report_mustache).render(page)
    }

    private static func item(of stored: StoredFailure, number: Int, _ budget: inout Int) -> Item {
        let failure = stored.failure
        let parts = failure.test.split(separator: "/", maxSplits: 1).map(String.init)
        let actual = content(stored.actual, &budget)
        let reference = content(stored.reference, &budget)
        let isPicture = [actual, reference].contains { $0.map(PNGDecoder.recognizes) == true }
        let lines =
            isPicture ? [] : TextDifference(reference: reference ?? [], actual: actual ?? [])?.lines ?? []
        return Item(
            number: number,
            kind: failure.kind.rawValue,
            test: failure.test,
            suite: parts.first ?? "",
            function: parts.count == 2 ? parts[1] : failure.test,
            name: stored.referenceName,
            reference: failure.reference,
            place: "\(failure.file):\(failure.line)",
            message: failure.message,
            scale: failure.scale.map { "\($0)" } ?? "1",
            clusters: failure.clusters.map { "\($0.x),\($0.y),\($0.width),\($0.height),\($0.greatest)" }
                .joined(separator: ";"),
            causes: failure.causes.map {
                Cause(
                    summary: $0.summary,
                    consequences: $0.consequences,
                    count: $0.consequences.count,
                    hasConsequences: !$0.consequences.isEmpty
                )
            },
            hasCauses: !failure.causes.isEmpty,
            actual: actual.flatMap(picture),
            referencePicture: reference.flatMap(picture),
            lines: lines,
            hasText: !lines.isEmpty,
            canAccept: failure.actualFile != nil || failure.kind == .recorded
        )
    }

    /// The bytes of a file, unless the page would be too large for a browser with them, or the picture is.
    private static func content(_ bytes: [UInt8]?, _ budget: inout Int) -> [UInt8]? {
        guard let bytes, bytes.count <= budget else { return nil }
        if PNGDecoder.recognizes(bytes) {
            // The header's width and height, which a browser would make room for.
            guard bytes.count >= 24,
                Bitmap.isValid(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
            else { return nil }
        }
        budget -= bytes.count
        return bytes
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func picture(_ bytes: [UInt8]) -> String? {
        guard PNGDecoder.recognizes(bytes) else { return nil }
        return "data:image/png;base64," + Data(bytes).base64EncodedString()
    }

    private static func duration(_ seconds: Double) -> String {
        seconds >= 1 ? String(format: "%.1f s", seconds) : String(format: "%.1f ms", seconds * 1000)
    }

    private static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20
            ? String(format: "%.1f MB", Double(bytes) / Double(1 << 20))
            : String(format: "%.1f kB", Double(bytes) / 1024)
    }
}
