package import DrydockRaster
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
    private var compare: ((_ reference: [UInt8], _ actual: Value) -> SnapshotMismatch?)?

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
        compare: @escaping (_ reference: [UInt8], _ actual: Value) -> SnapshotMismatch?
    ) {
        self.init(toData: toData, fromData: fromData, diff: diff)
        self.compare = compare
    }

    /// What differs between the bytes of a reference file and a value; nil when nothing does.
    package func mismatch(reference: [UInt8], actual: Value) -> SnapshotMismatch? {
        if let compare { return compare(reference, actual) }
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
    /// Where in the picture the difference is, in pixels.
    package var bounds: PixelRect?
}
