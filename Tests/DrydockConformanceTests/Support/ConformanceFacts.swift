import Drydock

/// Collects the facts of a case.
final class ConformanceFacts {
    private(set) var all: [ConformanceFact] = []

    /// A measured number, in points unless the name says otherwise.
    func expect(
        _ name: String,
        _ expected: CGFloat,
        _ measured: CGFloat,
        within tolerance: CGFloat,
        differs reason: String? = nil
    ) {
        // Values of iOS are written with two decimals.
        let isEqual = expected == measured || abs(expected - measured) <= tolerance + 0.006
        add(name, Self.text(expected), Self.text(measured), isEqual, reason)
    }

    /// A value that has to be equal exactly.
    func expect<Value: Equatable>(
        _ name: String,
        _ expected: Value,
        _ measured: Value,
        differs reason: String? = nil
    ) {
        add(name, Self.text(of: expected), Self.text(of: measured), expected == measured, reason)
    }

    /// The order of callbacks.
    func expect(_ name: String, order expected: [String], _ measured: [String], differs reason: String? = nil)
    {
        let texts = [expected, measured].map { $0.joined(separator: ", ") }
        add(name, texts[0], texts[1], expected == measured, reason)
    }

    /// The four edges of a box, from the picture's left and top.
    func expect(
        _ name: String,
        edges expected: [CGFloat],
        _ measured: CGRect?,
        within tolerance: CGFloat,
        differs reasons: [String?] = [nil, nil, nil, nil]
    ) {
        let box = measured ?? .null
        let values = [box.minX, box.minY, box.maxX, box.maxY]
        for (index, edge) in ["left", "top", "right", "bottom"].enumerated() {
            expect(
                "\(name), \(edge)",
                expected[index],
                values[index],
                within: tolerance,
                differs: reasons[index]
            )
        }
    }

    /// Red, green and blue from 0 to 255.
    func expect(
        _ name: String,
        color expected: [Int],
        _ measured: [Int],
        within tolerance: Int = 0,
        differs reason: String? = nil
    ) {
        let texts = [expected, measured].map { $0.map(String.init).joined(separator: " ") }
        let isEqual = zip(expected, measured).allSatisfy { abs($0 - $1) <= tolerance }
        add(name, texts[0], texts[1], isEqual, reason)
    }

    private func add(
        _ name: String,
        _ expected: String,
        _ measured: String,
        _ isEqual: Bool,
        _ reason: String?
    ) {
        all.append(
            ConformanceFact(
                name: name,
                expected: expected,
                measured: measured,
                isEqual: isEqual,
                knownDifference: reason
            )
        )
    }

    private static func text(of value: some Equatable) -> String {
        switch value {
        case let number as CGFloat: text(number)
        case let number as Double: text(CGFloat(number))
        case let number as Float: text(CGFloat(number))
        case let size as CGSize: "\(text(size.width)) × \(text(size.height))"
        case let option as any OptionSet: "\(option.rawValue)"
        default: "\(value)"
        }
    }

    /// At most two decimals, without trailing zeros.
    private static func text(_ number: CGFloat) -> String {
        guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
        let hundredths = Int((abs(number) * 100).rounded())
        let sign = number < 0 && hundredths > 0 ? "-" : ""
        let (whole, rest) = (hundredths / 100, hundredths % 100)
        if rest == 0 { return "\(sign)\(whole)" }
        if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
        return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
