public import Foundation

extension Diffing where Value == String {
    /// UTF-8 text, compared byte by byte; what differs is shown by lines.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) },
            fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { reference, actual in
                mismatch(Array(reference.utf8), actual).map { ($0.message, $0.attachments) }
            },
            compare: { reference, actual, _ in mismatch(reference, actual) }
        )
    }

    private static func mismatch(_ reference: [UInt8], _ actual: String) -> SnapshotMismatch? {
        guard !actual.utf8.elementsEqual(reference) else { return nil }
        let changes = SnapshotText.changes(from: String(decoding: reference, as: UTF8.self), to: actual)
        let text = changes.joined(separator: "\n")
        return SnapshotMismatch(
            message: "The text differs:\n" + text,
            attachments: [XCTAttachment(name: "difference", data: Data((text + "\n").utf8))]
        )
    }
}

extension Snapshotting where Value == String, Format == String {
    /// The text itself.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
    /// What `String(describing:)` makes of the value, without addresses of objects.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            if let text = value as? String { return text }
            return StableDescription.line(of: value)
                ?? StableDescription.withoutAddresses(String(describing: value))
        }
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// The bytes themselves.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: { $0 }, fromData: { $0 }) { reference, actual in
                guard reference != actual else { return nil }
                guard reference.count == actual.count else {
                    return ("There are \(actual.count) bytes; the reference has \(reference.count).", [])
                }
                let first =
                    zip(reference, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
                return ("The bytes differ, first at offset \(first).", [])
            }
        )
    }
}
