/// How a stored reference and what a test made are compared: exactly.
public struct SnapshotComparison<Format> {
    /// The bytes of the reference file for what a test made.
    public let encode: (Format) -> [UInt8]
    /// What differs between a reference file's bytes and what a test made; nil when nothing does.
    public let mismatch: (_ reference: [UInt8], _ actual: Format) -> SnapshotMismatch?

    public init(
        encode: @escaping (Format) -> [UInt8],
        mismatch: @escaping (_ reference: [UInt8], _ actual: Format) -> SnapshotMismatch?
    ) {
        self.encode = encode
        self.mismatch = mismatch
    }
}

/// What differs between a reference and what a test made.
public nonisolated struct SnapshotMismatch {
    /// For the person who reads the test's output.
    public let message: String
    /// A file that shows the difference, in the format of the reference; nil when the message says it all.
    public let difference: [UInt8]?

    public init(message: String, difference: [UInt8]? = nil) {
        self.message = message
        self.difference = difference
    }
}
