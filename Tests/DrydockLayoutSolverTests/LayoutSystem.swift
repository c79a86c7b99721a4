import Foundation
import Testing

/// One system of views, as a line of `Fixtures/systems.jsonl` holds it. All coordinates are the root's.
///
/// - `views`: `[id, parent]`, or with an intrinsic size `[id, parent, w, h, hugW, hugH, compW, compH]`.
/// - `constraints`: `[item, attribute, relation, other or −1, attribute, multiplier, constant, priority]`; attributes
///   are leading, trailing, centre x, width, top, bottom, centre y, height; relations −1 ≤, 0 =, 1 ≥.
/// - `solution`: `[id, x, y, width, height]`, the only one; empty when required constraints contradict each other.
struct LayoutSystem: Codable, Sendable {
    var name: String
    var nonNegative: Bool
    var root: [Double]
    var views: [[Double]]
    var constraints: [[Double]]
    var solution: [[Double]]

    static func all() throws -> [LayoutSystem] {
        let url = try #require(
            Bundle.module.url(forResource: "systems", withExtension: "jsonl", subdirectory: "Fixtures")
        )
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(LayoutSystem.self, from: Data($0.utf8))
        }
    }
}
