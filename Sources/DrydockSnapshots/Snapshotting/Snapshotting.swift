/// How a value becomes something that can be stored and compared: an image, a text.
///
/// A strategy for a new kind of value is made from one that exists by `pullback`:
/// ```swift
/// extension Snapshotting where Value == Profile, Format == UIImage {
///     @MainActor static var card: Snapshotting {
///         Snapshotting<UIView, UIImage>.image.pullback { ProfileCard($0) }
///     }
/// }
/// ```
public struct Snapshotting<Value, Format> {
    /// The reference's file extension, without the dot; nil for none.
    public var pathExtension: String?
    /// How two of the stored things are compared.
    public var diffing: Diffing<Format>
    /// Makes the thing to be stored from a value.
    public var snapshot: (Value) -> Async<Format>
    /// What tells the references of one name apart, for instance `-rtl@2x`; often empty.
    public var fileSuffix = ""
    /// The scene that the value is made and drawn in; nil for what needs none.
    package var stage: SnapshotStage.Configuration?

    public init(
        pathExtension: String?,
        diffing: Diffing<Format>,
        asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    public init(
        pathExtension: String?,
        diffing: Diffing<Format>,
        snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// The strategy for values that can be turned into what this one takes.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// The strategy for values that can be turned, after a while, into what this one takes.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        var result = Snapshotting<NewValue, Format>(
            pathExtension: pathExtension,
            diffing: diffing,
            asyncSnapshot: { other in
                Async { callback in transform(other).run { snapshot($0).run(callback) } }
            }
        )
        result.fileSuffix = fileSuffix
        result.stage = stage
        return result
    }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}

@available(*, deprecated, renamed: "Snapshotting")
public typealias SnapshotStrategy = Snapshotting
