import Foundation

extension NibElement {
    /// "YES" or "NO"; nil for anything else.
    package func flag(_ attribute: String) -> Bool? {
        switch attributes[attribute] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// A finite number within `NibLimits.number`; nil where there is none. What is no normal number (Interface Builder writes the
    /// smallest one for a zero that was set by hand) is zero.
    package func number(_ attribute: String) -> Double? {
        attributes[attribute].flatMap(Self.number)
    }

    /// A whole number that fits 32 bits, those after the point dropped.
    package func integer(_ attribute: String) -> Int? {
        guard let text = attributes[attribute] else { return nil }
        if let number = Int32(text) { return Int(number) }
        return Self.number(text).map { Int($0) }
    }

    /// As `number(_:)`, of a text.
    package static func number(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        if abs(number) <= Double.leastNormalMagnitude { return 0 }
        return min(max(number, -NibLimits.number), NibLimits.number)
    }

    /// A constraint's multiplier: "0.5", "16:9" or "1/3"; nil for what is none, zero included.
    package var multiplier: Double? {
        guard let text = attributes["multiplier"] else { return 1 }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap {
            Self.number(String($0))
        }
        let value =
            switch parts.count {
            case 1: parts[0]
            case 2 where parts[1] != 0: parts[0] / parts[1]
            default: 0.0
            }
        return value == 0 || !value.isFinite || abs(value) > NibLimits.number ? nil : value
    }

    /// Text under a key: an attribute, or a child `string` where it has line breaks, decoded where it is written in base 64.
    package func string(_ key: String) -> String? {
        if let text = attributes[key] { return text }
        guard let child = children.first(where: { $0.key == key && Self.textNames.contains($0.name) })
        else { return nil }
        return child.stringValue
    }

    /// The text of a `string` element.
    package var stringValue: String {
        guard flag("base64-UTF8") == true else { return text }
        let plain = text.filter { !$0.isWhitespace }
        let padding = String(repeating: "=", count: (4 - plain.count % 4) % 4)
        return Data(base64Encoded: plain + padding).flatMap { String(data: $0, encoding: .utf8) } ?? text
    }

    static let textNames: Set = ["string", "mutableString"]
}
