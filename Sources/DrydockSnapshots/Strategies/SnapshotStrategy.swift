/// How a value becomes something that can be stored and compared: an image, a text.
///
/// A strategy for a new kind of value is made from one that exists by `pullback`:
/// ```swift
/// extension SnapshotStrategy where Value == Profile, Format == SnapshotImage {
///     static var card: Self { SnapshotStrategy<UIView, SnapshotImage>.image.pullback(ProfileCard.init) }
/// }
/// ```
public struct SnapshotStrategy<Value, Format> {
    /// The reference's file extension, without the dot.
    public let fileExtension: String
    /// What tells the references of one name apart, for instance `-rtl@2x`; often empty.
    public let fileSuffix: String
    /// How two of the stored things are compared.
    public let comparison: SnapshotComparison<Format>
    /// Makes the thing to be stored from a value.
    public let snapshot: (Value) -> Format

    public init(
        fileExtension: String,
        fileSuffix: String = "",
        comparison: SnapshotComparison<Format>,
        snapshot: @escaping (Value) -> Format
    ) {
        self.fileExtension = fileExtension
        self.fileSuffix = fileSuffix
        self.comparison = comparison
        self.snapshot = snapshot
    }

    /// The strategy for values that can be turned into what this one takes.
    public func pullback<Other>(_ transform: @escaping (Other) -> Value) -> SnapshotStrategy<Other, Format> {
        SnapshotStrategy<Other, Format>(
            fileExtension: fileExtension,
            fileSuffix: fileSuffix,
            comparison: comparison,
            snapshot: { snapshot(transform($0)) }
        )
    }
}
