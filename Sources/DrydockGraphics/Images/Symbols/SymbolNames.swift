import Foundation

/// What the names of symbols say.
enum SymbolNames {
    /// Whether a name is of the form of symbols' names: small letters and digits, with points between.
    static func isPlausible(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 128 && name.first != "." && name.last != "."
            && !name.contains("..")
            && name.utf8.allSatisfy {
                $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".")
            }
    }

    /// Whether a symbol is mirrored where text runs from right to left: those that go forward or stand for lines of text.
    static func flips(_ name: String) -> Bool {
        let words = Set(name.split(separator: "."))
        let directions: Set<Substring> = ["forward", "backward", "leading", "trailing", "bullet"]
        return !words.isDisjoint(with: directions) && !name.hasSuffix("fill.forward")
    }
}
