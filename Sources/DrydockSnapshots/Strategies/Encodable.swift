public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON, one line for each part, keys sorted.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// The value as JSON, as `encoder` writes it.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded(pathExtension: "json") { try encoder.encode($0) }
    }

    /// The value as a property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// The value as a property list, as `encoder` writes it.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded(pathExtension: "plist") { try encoder.encode($0) }
    }
}

extension Snapshotting where Format == String {
    /// A tree of dictionaries, arrays, strings, numbers and `NSNull` as JSON, keys sorted.
    public static var json: Snapshotting {
        encoded(pathExtension: "json") { value in
            guard JSONSerialization.isValidJSONObject(value) else { throw NotJSON() }
            return try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        }
    }

    fileprivate static func encoded(
        pathExtension: String,
        _ encode: @escaping (Value) throws -> Data
    ) -> Snapshotting {
        var result = SimplySnapshotting.lines.pullback { (value: Value) in
            do {
                return String(decoding: try encode(value), as: UTF8.self)
            } catch {
                SnapshotSession.fail(
                    "A value of type \(Value.self) cannot be written as \(pathExtension): \(error)"
                )
                return ""
            }
        }
        result.pathExtension = pathExtension
        return result
    }
}

private struct NotJSON: Error, CustomStringConvertible {
    var description: String { "it is no tree of dictionaries and arrays" }
}
