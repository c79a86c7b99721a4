internal import DrydockCCallSite

/// The lines of a program's source by address: the section `.debug_line` of DWARF 2 to 5.
///
/// Each file of source is a unit; the addresses of a unit are in sequences, each of which begins with the instruction that
/// sets the address. These are found by the bytes of that instruction, so that only one sequence is run: in a debug build, whose
/// loops are slow, all of a program's would take seconds.
nonisolated final class LineTable {
    private let file: ObjectFile
    private let bytes: UnsafeRawBufferPointer
    private let sequences: [(start: UInt, offset: Int)]

    /// Nil without debug information. Cost: one search through it.
    init?(of file: ObjectFile) {
        guard let bytes = file.section(".debug_line"), let base = bytes.baseAddress else { return nil }
        var sequences: [(start: UInt, offset: Int)] = []
        // An extended instruction of nine bytes, the second, and the address.
        let pattern: [UInt8] = [0, 9, 2]
        var offset = 0
        while let found = drydock_find_bytes(base + offset, bytes.count - offset, pattern, pattern.count) {
            offset = found - base
            var cursor = ByteCursor(bytes, at: offset + pattern.count)
            let start = cursor.number(UInt.self)
            // What the linker left out is at zero.
            if start > 0 { sequences.append((start, offset)) }
            offset += 1
        }
        (self.file, self.bytes, self.sequences) = (file, bytes, sequences)
    }

    /// Where it lies in memory.
    var base: UInt { file.base }

    /// The file, without folders, and the line of an address in memory. Cost: a comparison for each sequence, and one sequence.
    func place(of address: UInt) -> (file: String, line: Int)? {
        let address = address &- file.slide
        var nearest: (start: UInt, offset: Int)?
        for sequence in sequences where sequence.start <= address && sequence.start >= nearest?.start ?? 0 {
            nearest = sequence
        }
        guard let nearest, let unit = LineUnit(bytes, containing: nearest.offset),
            let row = unit.row(of: address, from: nearest.offset)
        else { return nil }
        let path = unit.path(ofFile: row.file) { offset, section in
            file.section(section).map { bytes in
                var cursor = ByteCursor(bytes, at: offset)
                return cursor.text()
            }
        }
        return path.map {
            (String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...]), row.line)
        }
    }
}

/// One unit of a line table.
private nonisolated struct LineUnit {
    private let bytes: UnsafeRawBufferPointer
    private let end: Int
    private let version: Int
    private let isLong: Bool
    private let (minimumLength, lineBase, lineRange, opcodeBase): (Int, Int, Int, Int)
    private let operandCounts: [Int]
    private let tables: Int

    init?(_ bytes: UnsafeRawBufferPointer, containing offset: Int) {
        var cursor = ByteCursor(bytes)
        var (end, isLong) = (0, false)
        repeat {
            cursor.position = end
            var length = cursor.offset(isLong: false)
            isLong = length == 0xffff_ffff
            if isLong { length = cursor.offset(isLong: true) }
            guard length > 0, length < bytes.count else { return nil }
            end = cursor.position + length
        } while end <= offset
        (self.bytes, self.end, self.isLong) = (bytes, min(end, bytes.count), isLong)
        version = Int(cursor.number(UInt16.self))
        guard (2...5).contains(version) else { return nil }
        if version >= 5 { cursor.position += 2 }
        _ = cursor.offset(isLong: isLong)
        minimumLength = cursor.byte()
        // Beside it, instructions in a bundle, and whether lines begin statements.
        cursor.position += version >= 4 ? 2 : 1
        lineBase = Int(cursor.number(Int8.self))
        lineRange = cursor.byte()
        opcodeBase = cursor.byte()
        guard lineRange > 0, opcodeBase > 0 else { return nil }
        var counts = [0]
        for _ in 1..<opcodeBase { counts.append(cursor.byte()) }
        (operandCounts, tables) = (counts, cursor.position)
    }

    struct Row {
        var address: UInt = 0
        var file = 1
        var line = 1
    }

    /// The row that an address is in. Code that the compiler made up has no line: it counts to what is before it.
    func row(of address: UInt, from offset: Int) -> Row? {
        var cursor = ByteCursor(bytes, at: offset)
        var row = Row()
        var previous: Row?
        while cursor.position < end {
            let code = cursor.byte()
            var (isRow, isEnd) = (code == 1 || code >= opcodeBase, false)
            switch code {
            case opcodeBase...:
                row.address &+= UInt((code - opcodeBase) / lineRange * minimumLength)
                row.line += lineBase + (code - opcodeBase) % lineRange
            case 0:
                let next = cursor.variable() + cursor.position
                let extended = cursor.byte()
                if extended == 1 { (isRow, isEnd) = (true, true) }
                if extended == 2 { row.address = cursor.number(UInt.self) }
                cursor.position = max(next, cursor.position)
            case 1: break
            case 2: row.address &+= UInt(truncatingIfNeeded: cursor.variable() &* minimumLength)
            case 3: row.line &+= cursor.variable(isSigned: true)
            case 4: row.file = cursor.variable()
            case 8: row.address &+= UInt((255 - opcodeBase) / lineRange * minimumLength)
            case 9: row.address &+= UInt(cursor.number(UInt16.self))
            default: for _ in 0..<operandCounts[code] { _ = cursor.variable() }
            }
            guard isRow else { continue }
            if row.address > address { return previous }
            if isEnd { return nil }
            if row.line > 0 { previous = row }
        }
        return nil
    }

    // MARK: - Files

    /// - Parameter text: what stands at an offset of another section.
    func path(ofFile number: Int, text: (Int, String) -> String?) -> String? {
        var cursor = ByteCursor(bytes, at: tables)
        if version >= 5 {
            _ = entry(.max, &cursor, text)
            return entry(number, &cursor, text)
        }
        while !cursor.isAtEnd, !cursor.text().isEmpty {}
        for index in 1... {
            let name = cursor.text()
            if name.isEmpty || index == number { return name.isEmpty ? nil : name }
            for _ in 0..<3 { _ = cursor.variable() }
        }
        return nil
    }

    /// The path of an entry of a table of version 5, which is read up to there.
    private func entry(_ number: Int, _ cursor: inout ByteCursor, _ text: (Int, String) -> String?) -> String?
    {
        let formats = (0..<cursor.byte()).map { _ in (content: cursor.variable(), form: cursor.variable()) }
        for index in 0..<max(cursor.variable(), 0) where !cursor.isAtEnd {
            for format in formats {
                let value = value(format.form, &cursor, text)
                if index == number, format.content == 1 { return value }
            }
        }
        return nil
    }

    private func value(_ form: Int, _ cursor: inout ByteCursor, _ text: (Int, String) -> String?) -> String? {
        switch form {
        case 0x08: return cursor.text()
        case 0x0e: return text(cursor.offset(isLong: isLong), ".debug_str")
        case 0x1f: return text(cursor.offset(isLong: isLong), ".debug_line_str")
        case 0x09: cursor.position += max(cursor.variable(), 0)
        case 0x0f: _ = cursor.variable()
        case 0x05: cursor.position += 2
        case 0x06: cursor.position += 4
        case 0x07: cursor.position += 8
        case 0x1e: cursor.position += 16
        default: cursor.position += 1
        }
        return nil
    }
}
