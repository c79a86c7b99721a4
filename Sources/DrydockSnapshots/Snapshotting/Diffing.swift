package import DrydockSnapshotResults
public import Foundation

/// How a value is stored in a file and compared with one that was.
public struct Diffing<Value> {
    /// The bytes of the reference file.
    public var toData: (Value) -> Data
    /// What the bytes of a reference file stand for.
    public var fromData: (Data) -> Value {
        didSet { compare = nil }
    }
    /// What differs, reference first: a message, and files that show it. Nil when nothing does.
    public var diff: (Value, Value) -> (String, [XCTAttachment])? {
        didSet { compare = nil }
    }
    /// Takes the place of `fromData` and `diff` where a reference may be no file of the format, or need not be decoded.
    private var compare: Compare?
    typealias Compare = (_ reference: [UInt8], _ actual: Value, _ evidence: SnapshotEvidence?) ->
        SnapshotMismatch?

    public init(
        toData: @escaping (_ value: Value) -> Data,
        fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }

    init(
        toData: @escaping (_ value: Value) -> Data,
        fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?,
        compare: @escaping Compare
    ) {
        self.init(toData: toData, fromData: fromData, diff: diff)
        self.compare = compare
    }

    /// What differs between the bytes of a reference file and a value; nil when nothing does.
    ///
    /// - Parameter evidence: what is known of the views in the value, if it is a picture.
    package func mismatch(
        reference: [UInt8],
        actual: Value,
        evidence: SnapshotEvidence? = nil
    ) -> SnapshotMismatch? {
        if let compare {
            return evidence?.equalsReference == true ? nil : compare(reference, actual, evidence)
        }
        return diff(fromData(Data(reference)), actual).map { message, attachments in
            SnapshotMismatch(message: message, attachments: attachments)
        }
    }
}

/// What differs between a reference and what a test made.
package struct SnapshotMismatch {
    /// For the person who reads the test's output.
    package let message: String
    /// Files that show the difference, beside the reference and the actual value themselves.
    package var attachments: [XCTAttachment] = []
    /// Why it differs, the weightiest first.
    package var causes: [SnapshotCause] = []
    /// Where in the picture it differs, in pixels.
    package var clusters: [PictureCluster] = []
    /// Whether what is in the reference's place is none.
    package var isUnreadable = false
}
