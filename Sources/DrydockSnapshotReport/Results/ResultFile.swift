import DrydockPlatform
import Foundation

/// Reads one JSON file of results, with what can be wrong with it.
enum ResultFile {
    private struct Version: Decodable {
        let version: Int
    }

    static func read<Value: Decodable>(
        _ type: Value.Type,
        version known: Int,
        from path: String,
        limit: Int
    ) throws(SnapshotReportError) -> Value {
        let data = Data(try bytes(of: path, limit: limit))
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

    /// The bytes of a regular file. A link is an error: it may lead to a file that is nobody else's business, and that a
    /// report or a reference would then have.
    static func bytes(
        of path: String,
        limit: Int = ResultLimits.snapshotBytes
    ) throws(SnapshotReportError) -> [UInt8] {
        do {
            return try FileReader.read(path, limit: limit, followsLinks: false)
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "it has no '\(key.stringValue)'"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            "'\(PrintableText.line(context.codingPath.map(\.stringValue).joined(separator: ".")))' is not what it should be"
        default: "it cannot be decoded"
        }
    }
}
