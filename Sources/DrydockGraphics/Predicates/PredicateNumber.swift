import Foundation

/// A number as predicates compare it: exactly, whatever types the two sides have.
enum PredicateNumber {
    /// Any integer that fits 64 bits, with or without a sign.
    case integer(Int128)
    case real(Double)
    case decimal(Decimal)

    /// Nil for what is no number.
    init?(_ value: Any?) {
        guard let value else { return nil }
        // Casting to NSNumber would take numbers of Swift's for objects, and lose what they were.
        if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
            self.init(number)
            return
        }
        switch value {
        case let number as any BinaryInteger: self = .integer(Int128(clamping: number))
        case let number as any BinaryFloatingPoint: self = .real(Double(number))
        case let flag as Bool: self = .integer(flag ? 1 : 0)
        case let number as Decimal: self = .decimal(number)
        default: return nil
        }
    }

    private init(_ number: NSNumber) {
        if let number = number as? NSDecimalNumber {
            self = .decimal(number.decimalValue)
            return
        }
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .real(number.doubleValue)
        case UInt8(ascii: "Q"): self = .integer(Int128(number.uint64Value))
        default: self = .integer(Int128(number.int64Value))
        }
    }

    /// The order that Core Foundation's CFNumber.h promises: what people expect, not what C converts to. Of values that are no
    /// numbers, two are equal; one comes after the negative numbers and before zero and the positive ones.
    func compare(_ other: PredicateNumber) -> ComparisonResult {
        switch (self, other) {
        case (.integer(let first), .integer(let second)): return Self.order(first, second)
        case (.real(let first), .real(let second)): return Self.compare(first, second)
        case (.integer(let first), .real(let second)): return Self.compare(first, second)
        case (.real(let first), .integer(let second)): return Self.compare(second, first).reversed
        default:
            guard let first = decimal, let second = other.decimal else {
                return Self.compare(real, other.real)
            }
            return Self.order(first, second)
        }
    }

    private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
        first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }

    private static func compare(_ first: Double, _ second: Double) -> ComparisonResult {
        switch (first.isNaN, second.isNaN) {
        case (true, true): .orderedSame
        case (true, false): second < 0 ? .orderedDescending : .orderedAscending
        case (false, true): first < 0 ? .orderedAscending : .orderedDescending
        case (false, false): order(first, second)
        }
    }

    /// Without making the integer a `Double`, which has 53 bits.
    private static func compare(_ first: Int128, _ second: Double) -> ComparisonResult {
        guard second.isFinite, let whole = Int128(exactly: second.rounded(.down)) else {
            return compare(Double(first), second)
        }
        let order = order(first, whole)
        return order == .orderedSame && second > second.rounded(.down) ? .orderedAscending : order
    }

    /// Nil for what has no decimal number: infinity, and what is no number.
    private var decimal: Decimal? {
        switch self {
        case .integer(let value):
            if let value = Int64(exactly: value) { return Decimal(value) }
            return UInt64(exactly: value).map { Decimal($0) }
        case .real(let value): return value.isFinite ? Decimal(value) : nil
        case .decimal(let value): return value.isNaN ? nil : value
        }
    }

    private var real: Double {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        }
    }
}

extension ComparisonResult {
    fileprivate var reversed: ComparisonResult {
        switch self {
        case .orderedAscending: .orderedDescending
        case .orderedSame: .orderedSame
        case .orderedDescending: .orderedAscending
        }
    }
}
