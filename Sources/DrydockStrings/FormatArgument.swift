import Foundation

/// One argument of a format as text.
enum FormatArgument {
    /// - Parameter kind: what follows the per cent sign and the place, such as `@`, `lld` or `.2f`.
    static func text(_ value: any CVarArg, _ kind: String, _ locale: Locale) -> String {
        guard let type = kind.last else { return "" }
        let flags = flags(kind)
        switch value {
        case let value as any BinaryInteger where "diuxXoc".contains(type):
            if type == "c" {
                return Unicode.Scalar(UInt32(truncatingIfNeeded: value)).map { String($0) } ?? ""
            }
            if let value = Int64(exactly: value), type == "d" || type == "i" || value < 0 {
                return String(format: "%\(flags)ll\(type)", locale: locale, arguments: [value])
            }
            // Flags of signs are for numbers that may have one.
            let isPlain = type == "d" || type == "i"
            return String(
                format: "%\(flags)ll\(isPlain ? "u" : String(type))",
                locale: locale,
                arguments: [UInt64(truncatingIfNeeded: value)]
            )
        case let value as any BinaryFloatingPoint where "fFeEgGaA".contains(type):
            return String(format: "%\(flags)\(type)", locale: locale, arguments: [Double(value)])
        case let value as NSNumber where "diuxXo".contains(type):
            return String(format: "%\(flags)ll\(type)", locale: locale, arguments: [value.int64Value])
        case let value as NSNumber where "fFeEgGaA".contains(type):
            return String(format: "%\(flags)\(type)", locale: locale, arguments: [value.doubleValue])
        default: return "\(value)"
        }
    }

    /// Flags, a width and a precision, of up to three digits each: a larger one would be a page of spaces.
    private static func flags(_ kind: String) -> String {
        var result = ""
        var digits = 0
        for character in kind.dropLast() where "0123456789.-+ #'".contains(character) {
            digits = character.isNumber ? digits + 1 : 0
            if digits <= 3 { result.append(character) }
        }
        return result
    }
}
