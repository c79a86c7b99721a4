import DrydockPlatform
import Foundation

/// Reads one JSON file of results, with what can be wrong with it.
enum ResultFile {
    private static let limit = 64 << 20

    private struct Version: Decodable {
        let version: Int
    }

    static func read<Value: Decodable>(
        _ type: Value.Type,
        version known: Int,
        from path: String
    ) throws(SnapshotReportError) -> Value {
        let data = Data(try bytes(of: path))
        // First the version: a file of another one may have other fields.
        guard let version = try? JSONDecoder().decode(Version.self, from: data).version else {
            throw .damaged(path: path, reason: "it is no JSON object with a version")
        }
        guard version == known else { throw .version(path: path, found: version, known: known) }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw .damaged(path: path, reason: reason(error))
        }
    }

    /// The bytes of a regular file.
    static func bytes(of path: String) throws(SnapshotReportError) -> [UInt8] {
        do {
            return try FileReader.read(path, limit: limit)
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "it has no '\(key.stringValue)'"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' is not what it should be"
        default: "it cannot be decoded"
        }
    }
}
