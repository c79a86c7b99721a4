import Foundation

/// Puts arguments into texts whose words depend on them.
package enum FormatExpansion {
    /// The text of a format with its variables chosen by the arguments, and the arguments in their places.
    ///
    /// What a translator got wrong is no more than a wrong text: a placeholder of another type shows the argument as it is, one
    /// without an argument shows nothing.
    /// - Parameter language: whose plural rules hold, and whose numbers are written.
    package static func text(
        of format: PluralFormat,
        _ arguments: [any CVarArg],
        in language: String
    ) -> String {
        var writer = Writer(format.variables, arguments, language)
        if let text = format.format {
            writer.write(text, argument: nil, depth: 0)
        } else if let variable = format.variables[""] {
            let argument = variable.argument ?? firstInteger(in: variable.forms["other"] ?? "")
            writer.write(form(of: variable, argument, arguments, language), argument: nil, depth: 0)
        }
        return writer.result
    }

    /// The text of a format without variables.
    package static func text(of format: String, _ arguments: [any CVarArg], in language: String) -> String {
        text(of: PluralFormat(format: format, variables: [:]), arguments, in: language)
    }

    private struct Writer {
        let variables: [String: PluralFormat.Variable]
        let arguments: [any CVarArg]
        let language: String
        var result = ""
        private var next = 1
        private var steps = 0
        private let locale: Locale

        init(_ variables: [String: PluralFormat.Variable], _ arguments: [any CVarArg], _ language: String) {
            (self.variables, self.arguments, self.language) = (variables, arguments, language)
            locale = Locale(identifier: language)
        }

        /// - Parameter argument: what placeholders without a place stand for, in a variable's form.
        mutating func write(_ text: String, argument: Int?, depth: Int) {
            for piece in FormatPieces(text) {
                switch piece {
                case .text(let text): result += text.replacing("%%", with: "%")
                case .placeholder(let place, let kind):
                    let chosen = place ?? argument ?? next
                    if place == nil, argument == nil { next += 1 }
                    if arguments.indices.contains(chosen - 1) {
                        result += FormatArgument.text(arguments[chosen - 1], kind, locale)
                    }
                case .variable(let place, let name):
                    steps += 1
                    guard let variable = variables[name], depth < 8, steps <= 1_000 else {
                        result += "%#@\(name)@"
                        continue
                    }
                    let chosen = place ?? variable.argument ?? next
                    if place == nil, variable.argument == nil { next += 1 }
                    let form = FormatExpansion.form(of: variable, chosen, arguments, language)
                    write(form, argument: chosen, depth: depth + 1)
                }
            }
        }
    }

    private static func form(
        of variable: PluralFormat.Variable,
        _ argument: Int,
        _ arguments: [any CVarArg],
        _ language: String
    ) -> String {
        let other = variable.forms["other"] ?? ""
        guard arguments.indices.contains(argument - 1), let number = operands(arguments[argument - 1]) else {
            return other
        }
        // A form for nothing at all is for every language, as in Foundation.
        if number.isZero, let zero = variable.forms["zero"] { return zero }
        return variable.forms[PluralRules.category(of: number, in: language)] ?? other
    }

    private static func operands(_ value: any CVarArg) -> PluralRules.Operands? {
        switch value {
        case let value as any BinaryInteger:
            if let value = Int64(exactly: value) { return PluralRules.Operands(value) }
            return UInt64(exactly: value).map { PluralRules.Operands($0) }
        case let value as any BinaryFloatingPoint:
            let number = Double(value)
            guard number.isFinite, abs(number) < 1e15 else { return nil }
            let whole = number.rounded()
            return whole == number
                ? PluralRules.Operands(Int64(number)) : PluralRules.Operands(shown: "\(number)")
        case let value as NSNumber: return PluralRules.Operands(shown: value.stringValue)
        default: return nil
        }
    }

    /// The argument of the first placeholder for an integer, from 1.
    private static func firstInteger(in text: String) -> Int {
        var next = 1
        for case .placeholder(let place, let kind) in FormatPieces(text) {
            if let last = kind.last, "diuxXo".contains(last) { return place ?? next }
            if place == nil { next += 1 }
        }
        return 1
    }
}

extension PluralRules.Operands {
    fileprivate var isZero: Bool { n == 0 }
}

/// A format cut into texts, placeholders and variables.
struct FormatPieces: Sequence, IteratorProtocol {
    enum Piece {
        /// As it stands in the format: two per cent signs are one.
        case text(String)
        /// What follows the place, such as `lld` or `.2f`.
        case placeholder(place: Int?, kind: String)
        case variable(place: Int?, name: String)
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func next() -> Piece? {
        guard position < bytes.count else { return nil }
        let start = position
        guard bytes[start] == UInt8(ascii: "%") else {
            while position < bytes.count, bytes[position] != UInt8(ascii: "%") { position += 1 }
            return .text(string(start..<position))
        }
        position += 1
        let place = takePlace()
        if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "#"),
            bytes[position + 1] == UInt8(ascii: "@")
        {
            let name = position + 2
            if let end = bytes[name...].firstIndex(of: UInt8(ascii: "@")) {
                position = end + 1
                return .variable(place: place, name: string(name..<end))
            }
        }
        let kind = position
        while position < bytes.count, Self.modifiers.contains(bytes[position]) { position += 1 }
        guard position < bytes.count else { return .text(string(start..<position)) }
        let last = bytes[position]
        // "%%", and what is no placeholder, stay as they are.
        guard last != UInt8(ascii: "%"), last < 0x80, last > 0x20 else {
            if last == UInt8(ascii: "%") { position += 1 }
            return .text(string(start..<position))
        }
        position += 1
        return .placeholder(place: place, kind: string(kind..<position))
    }

    /// `1` of `%1$@`.
    private mutating func takePlace() -> Int? {
        var end = position
        while end < bytes.count, end < position + 4, (0x30...0x39).contains(bytes[end]) { end += 1 }
        guard end > position, end < bytes.count, bytes[end] == UInt8(ascii: "$"),
            let place = Int(string(position..<end)), place > 0
        else { return nil }
        position = end + 1
        return place
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Flags, widths and lengths before the letter of a type.
    private static let modifiers = Set("0123456789.-+ #'*lhqztLj".utf8)
}
