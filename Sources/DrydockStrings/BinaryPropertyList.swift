/// Property lists in Apple's binary form, version 00, as Xcode compiles tables of strings.
enum BinaryPropertyList {
    static let magic = Array("bplist00".utf8)

    static func read(_ bytes: [UInt8]) throws(StringsError) -> PropertyValue {
        var reader = try Reader(bytes)
        return try reader.value(reader.top, depth: 1)
    }

    private struct Reader {
        let bytes: [UInt8]
        let offsetSize: Int
        let referenceSize: Int
        let count: Int
        let top: Int
        let table: Int
        var budget = PropertyBudget()

        /// Reads the last 32 bytes: sizes of offsets and references, number of objects, the first one, where the offsets are.
        init(_ bytes: [UInt8]) throws(StringsError) {
            self.bytes = bytes
            guard bytes.count >= BinaryPropertyList.magic.count + 32 else { throw Self.damaged }
            let trailer = bytes.count - 32
            (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
            guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
                let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
                let table = Self.number(bytes, trailer + 24, 8), count <= bytes.count, top < count,
                table <= trailer, count * offsetSize <= trailer - table
            else { throw Self.damaged }
            (self.count, self.top, self.table) = (count, top, table)
        }

        mutating func value(_ reference: Int, depth: Int) throws(StringsError) -> PropertyValue {
            // A list that contains itself is deeper than any limit.
            try budget.take(depth: depth)
            guard reference < count,
                var place = Self.number(bytes, table + reference * offsetSize, offsetSize),
                place < table
            else { throw Self.damaged }
            let marker = bytes[place]
            place += 1
            switch marker >> 4 {
            case 0x5: return .string(try ascii(marker, place))
            case 0x6: return .string(try wide(marker, place))
            case 0xA, 0xC:
                let (count, start) = try length(marker, place)
                return .array(
                    try references(count, start).map { (item) throws(StringsError) in
                        try value(item, depth: depth + 1)
                    }
                )
            case 0xD: return try dictionary(marker, place, depth)
            case 0x0, 0x1, 0x2, 0x3, 0x4, 0x8: return .other
            default: throw Self.damaged
            }
        }

        private mutating func dictionary(_ marker: UInt8, _ place: Int, _ depth: Int) throws(StringsError)
            -> PropertyValue
        {
            let (count, start) = try length(marker, place)
            let keys = try references(count, start)
            let values = try references(count, start + count * referenceSize)
            var result: [String: PropertyValue] = [:]
            for (key, item) in zip(keys, values) {
                guard let key = try value(key, depth: depth + 1).string, result[key] == nil else {
                    throw Self.damaged
                }
                result[key] = try value(item, depth: depth + 1)
            }
            return .dictionary(result)
        }

        private func references(_ count: Int, _ start: Int) throws(StringsError) -> [Int] {
            // Each takes a byte at least.
            guard count <= bytes.count, start + count * referenceSize <= table else { throw Self.damaged }
            var result: [Int] = []
            for index in 0..<count {
                guard let reference = Self.number(bytes, start + index * referenceSize, referenceSize) else {
                    throw Self.damaged
                }
                result.append(reference)
            }
            return result
        }

        private func ascii(_ marker: UInt8, _ place: Int) throws(StringsError) -> String {
            let (count, start) = try length(marker, place)
            guard count <= bytes.count, start + count <= table,
                let text = String(validating: bytes[start..<(start + count)], as: UTF8.self)
            else { throw Self.damaged }
            return text
        }

        private func wide(_ marker: UInt8, _ place: Int) throws(StringsError) -> String {
            let (count, start) = try length(marker, place)
            guard count <= bytes.count, start + count * 2 <= table else { throw Self.damaged }
            let units = (0..<count).map {
                UInt16(bytes[start + $0 * 2]) << 8 | UInt16(bytes[start + $0 * 2 + 1])
            }
            return String(decoding: units, as: UTF16.self)
        }

        /// A count in the marker's lower half, or after it as a number where that is 15.
        private func length(_ marker: UInt8, _ place: Int) throws(StringsError) -> (count: Int, start: Int) {
            let short = Int(marker & 0xF)
            guard short == 0xF else { return (short, place) }
            guard place < table, bytes[place] >> 4 == 1, bytes[place] & 0xF <= 3 else { throw Self.damaged }
            let size = 1 << Int(bytes[place] & 0xF)
            guard place + 1 + size <= table, let count = Self.number(bytes, place + 1, size) else {
                throw Self.damaged
            }
            return (count, place + 1 + size)
        }

        /// A number of big-endian bytes; nil for what is greater than any file.
        private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
            guard place >= 0, place + size <= bytes.count else { return nil }
            var result: UInt64 = 0
            for byte in bytes[place..<(place + size)] { result = result << 8 | UInt64(byte) }
            return result <= UInt64(Int32.max) ? Int(result) : nil
        }

        private static let damaged = StringsError("the binary property list is damaged")
    }
}
