extension SnapshotComparison where Format == String {
    /// UTF-8 text, compared byte by byte.
    public static var text: Self {
        SnapshotComparison(encode: { Array($0.utf8) }, mismatch: textMismatch)
    }

    private static func textMismatch(_ reference: [UInt8], _ actual: String) -> SnapshotMismatch? {
        guard !actual.utf8.elementsEqual(reference) else { return nil }
        let changes = SnapshotText.changes(from: String(decoding: reference, as: UTF8.self), to: actual)
        return SnapshotMismatch(
            message: "The text differs:\n" + changes.joined(separator: "\n"),
            difference: Array((changes.joined(separator: "\n") + "\n").utf8)
        )
    }
}
