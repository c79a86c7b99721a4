import Foundation

/// Reads numbers as SVG writes them, one after another: "1.5.5-2e3,4" are 1.5, 0.5, -2000 and 4.
struct SVGNumbers {
    private let bytes: [UInt8]
    private var place = 0

    init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { place >= bytes.count }

    /// The byte that comes next, after spaces and commas.
    mutating func peek() -> UInt8? {
        skipSeparators()
        return place < bytes.count ? bytes[place] : nil
    }

    mutating func skipByte() { place += 1 }

    /// Nil where no number begins.
    mutating func number() -> Double? {
        skipSeparators()
        let start = place
        func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
        var end = place
        if at(end) == UInt8(ascii: "+") || at(end) == UInt8(ascii: "-") { end += 1 }
        let digits = end
        while isDigit(at(end)) { end += 1 }
        var hasDigits = end > digits
        if at(end) == UInt8(ascii: "."), hasDigits || isDigit(at(end + 1)) {
            end += 1
            let fraction = end
            while isDigit(at(end)) { end += 1 }
            hasDigits = hasDigits || end > fraction
        }
        guard hasDigits else { return nil }
        if at(end) == UInt8(ascii: "e") || at(end) == UInt8(ascii: "E") {
            var exponent = end + 1
            if at(exponent) == UInt8(ascii: "+") || at(exponent) == UInt8(ascii: "-") { exponent += 1 }
            if isDigit(at(exponent)) {
                while isDigit(at(exponent)) { exponent += 1 }
                end = exponent
            }
        }
        place = end
        guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), value.isFinite else {
            return nil
        }
        return value
    }

    /// One digit, 0 or 1, which may stand right before the next number.
    mutating func flag() -> Bool? {
        guard let byte = peek(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        place += 1
        return byte == UInt8(ascii: "1")
    }

    private mutating func skipSeparators() {
        while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ",") { place += 1 }
    }

    /// All numbers of a text, up to what is none.
    static func all(_ text: some StringProtocol) -> [Double] {
        var numbers = SVGNumbers(text)
        var result: [Double] = []
        while let number = numbers.number() { result.append(number) }
        return result
    }

    /// A length in user units; percentages are of `whole`. Nil for units that depend on fonts, and for what is no length.
    static func length(_ text: some StringProtocol, whole: Double) -> Double? {
        var numbers = SVGNumbers(text)
        guard let value = numbers.number() else { return nil }
        let unit = String(decoding: numbers.bytes[numbers.place...], as: UTF8.self)
            .trimmingCharacters(in: .whitespaces)
        return switch unit {
        case "", "px": value
        case "%": value / 100 * whole
        case "pt": value * 4 / 3
        case "pc": value * 16
        case "in": value * 96
        case "cm": value * 96 / 2.54
        case "mm": value * 96 / 25.4
        default: nil
        }
    }
}
