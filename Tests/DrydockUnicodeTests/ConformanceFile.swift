import DrydockCZlib
import DrydockUnicode
import Foundation
import Testing

/// One of Unicode's conformance files, as Conformance/compact.py writes them.
enum ConformanceFile {
    /// - Returns: lines without their ends.
    static func lines(_ name: String) throws -> [Substring.UTF8View] {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: "gz", subdirectory: "Conformance")
        )
        let file = try #require(gzopen(url.path, "rb"))
        defer { gzclose_r(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while case let count = gzread(file, &buffer, UInt32(buffer.count)), count > 0 {
            bytes += buffer[..<Int(count)]
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.split(separator: UInt8(ascii: "\n")).map { $0 }
    }
}

/// Text and the places where it may be cut, its end among them.
struct BreakCase {
    let text: [UInt16]
    let places: [Int]

    static func all(_ name: String) throws -> [BreakCase] {
        try ConformanceFile.lines(name).map { line in
            var text: [UInt16] = []
            var places: [Int] = []
            var value: UInt32 = 0
            var isOpen = false
            func close() {
                if isOpen { text += utf16(value) }
                value = 0
                isOpen = false
            }
            for byte in line {
                switch byte {
                case UInt8(ascii: " "): close()
                case UInt8(ascii: "/"):
                    close()
                    places.append(text.count)
                default:
                    value = value * 16 + UInt32(digit(byte))
                    isOpen = true
                }
            }
            close()
            return BreakCase(text: text, places: places)
        }
    }
}

/// Of a hexadecimal digit.
private func digit(_ byte: UInt8) -> UInt8 {
    byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : byte - UInt8(ascii: "A") + 10
}

/// Surrogates stand for themselves.
func utf16(_ scalar: UInt32) -> [UInt16] {
    scalar < 0x10000
        ? [UInt16(scalar)]
        : [UInt16(0xD800 + (scalar - 0x10000) >> 10), UInt16(0xDC00 + (scalar & 0x3FF))]
}
