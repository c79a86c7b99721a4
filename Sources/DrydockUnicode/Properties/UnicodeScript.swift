internal import DrydockCUnicodeData

/// A script of UAX #24.
package struct UnicodeScript: Hashable, Sendable {
    /// Its number in the tables, which may change with Unicode's version.
    let rawValue: UInt8

    /// Used with any script, as spaces and digits are.
    package static let common = UnicodeScript(rawValue: 0)
    /// Of what it combines with.
    package static let inherited = UnicodeScript(rawValue: 1)
    /// Of what is unassigned.
    package static let unknown = UnicodeScript(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// - Parameter tag: four letters of ISO 15924, `Latn` for instance.
    /// - Returns: nil for one that the tables do not have.
    package init?(tag: String) {
        let value = tag.utf8.reduce(UInt32(0)) { $0 &<< 8 | UInt32($1) }
        let count = UInt8(drydock_unicode_data.script_count)
        guard tag.utf8.count == 4, let found = (0..<count).first(where: { Self.tag($0) == value })
        else { return nil }
        self.init(rawValue: found)
    }

    /// Four letters of ISO 15924 as a number, the first in the highest byte: what HarfBuzz calls `hb_script_t`.
    package var tag: UInt32 { Self.tag(rawValue) }

    private static func tag(_ number: UInt8) -> UInt32 {
        Int32(number) < drydock_unicode_data.script_count ? drydock_unicode_data.scripts[Int(number)] : 0
    }
}
