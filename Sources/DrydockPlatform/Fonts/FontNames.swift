/// What a font file says of its face: names and style.
package struct FontNames: Hashable, Sendable {
    /// The name that fonts are asked for by, of printable ASCII.
    package let postScript: String
    package let family: String
    /// "Bold Italic" for instance.
    package let style: String
    /// 100 for thin to 900 for black.
    package let weight: Int
    package let isItalic: Bool
    package let isMonospaced: Bool

    /// Reads the tables named `name`, `OS/2`, `head` and `post` of an OpenType or TrueType file, never beyond its end.
    /// Nil when there is no such table of names, or no PostScript name in it.
    /// - Parameters:
    ///   - file: the whole file.
    ///   - index: that of the face, in a collection.
    package init?(_ file: [UInt8], index: Int = 0) {
        guard let tables = SFNTTables(file, index: index), let names = NameTable(tables),
            let postScript = names[6], !postScript.isEmpty,
            postScript.utf8.count <= 127, postScript.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        self.postScript = postScript
        family = names[16] ?? names[1] ?? postScript
        style = names[17] ?? names[2] ?? "Regular"
        let metrics = tables["OS/2"]
        let header = tables["head"]
        let macStyle = header.map { tables.number(at: $0 + 44, count: 2) } ?? 0
        let selection = metrics.map { tables.number(at: $0 + 62, count: 2) } ?? 0
        isItalic = macStyle & 2 != 0 || selection & 1 != 0
        let weight = metrics.map { tables.number(at: $0 + 4, count: 2) } ?? (macStyle & 1 != 0 ? 700 : 400)
        self.weight = min(max(weight, 100), 900)
        isMonospaced = tables["post"].map { tables.number(at: $0 + 12, count: 4) != 0 } ?? false
    }
}

/// Where the tables of a font file begin.
private struct SFNTTables {
    private let file: [UInt8]
    private var offsets: [String: Int] = [:]

    init?(_ file: [UInt8], index: Int) {
        guard let start = FontDirectory(file, index: index)?.start else { return nil }
        self.file = file
        for entry in 0..<min(number(at: start + 4, count: 2), 256) {
            let record = start + 12 + entry * 16
            guard record + 16 <= file.count else { return }
            offsets[String(decoding: file[record..<record + 4], as: UTF8.self)] = number(
                at: record + 8,
                count: 4
            )
        }
    }

    subscript(_ tag: String) -> Int? { offsets[tag] }

    /// Zero behind the file's end.
    func number(at offset: Int, count: Int) -> Int {
        guard offset <= file.count - count else { return 0 }
        return file[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
        offset <= file.count - count ? file[offset..<offset + count] : nil
    }
}

/// The names of a font in English, as far as they are in Unicode or in ASCII.
private struct NameTable {
    private var names: [Int: String] = [:]

    init?(_ tables: SFNTTables) {
        guard let start = tables["name"] else { return nil }
        let storage = start + tables.number(at: start + 4, count: 2)
        for entry in 0..<min(tables.number(at: start + 2, count: 2), 1024) {
            let record = start + 6 + entry * 12
            let platform = tables.number(at: record, count: 2)
            let language = tables.number(at: record + 4, count: 2)
            let name = tables.number(at: record + 6, count: 2)
            let length = tables.number(at: record + 8, count: 2)
            let isWindows = platform == 3 && language == 0x409
            guard name <= 17, length <= 512, isWindows || platform == 0 || platform == 1 && language == 0,
                isWindows || names[name] == nil,
                let bytes = tables.bytes(
                    at: storage + tables.number(at: record + 10, count: 2),
                    count: length
                )
            else { continue }
            names[name] = platform == 1 ? String(decoding: bytes, as: UTF8.self) : Self.utf16(bytes)
        }
    }

    subscript(_ number: Int) -> String? { names[number] }

    private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }
}
