import Drydock
import Testing

/// The order is that of Core Foundation's CFNumber.h: "the conversion and comparison follow human expectations and not C's promotion
/// and comparison rules", and of what is no number, that it equals itself and stands between the negative numbers and the others.
@Suite struct PredicateNumberTests {
    nonisolated struct Case: Sendable, CustomTestStringConvertible {
        let left: any Sendable
        let relation: String
        let right: any Sendable
        let holds: Bool

        init(_ left: any Sendable, _ relation: String, _ right: any Sendable, _ holds: Bool) {
            (self.left, self.relation, self.right, self.holds) = (left, relation, right, holds)
        }

        var testDescription: String { "\(left) \(relation) \(right)" }
    }

    private nonisolated static let edge = Int64(9_007_199_254_740_993)

    @Test(
        "integers of any type and real numbers are compared exactly",
        arguments: [
            Case(edge, "=", Int64(9_007_199_254_740_992), false), Case(edge, "=", Double(edge), false),
            Case(edge, ">", Double(edge), true), Case(Double(edge), "<", edge, true),
            Case(edge, "!=", Double(edge), true), Case(UInt64.max, "=", Int64(-1), false),
            Case(UInt64.max, ">", Int64.max, true), Case(Int64.min, "<", UInt64(0), true),
            Case(UInt64.max, "=", 18_446_744_073_709_551_615.0, false), Case(3, "=", 3.0, true),
            Case(3, "<", 3.5, true), Case(4, ">", 3.5, true), Case(-3, ">", -3.5, true),
            Case(-4, "<", -3.5, true),
            Case(Int8(5), ">=", UInt16(5), true), Case(true, "=", 1, true),
            Case(Int64.max, "<", Double.infinity, true),
            Case(Int64.min, ">", -Double.infinity, true), Case(Float(0.5), "=", 0.5, true),
            Case(1, "<", "2", false), Case(1, "=", "1", false),
        ]
    )
    func numbers(item: Case) {
        let plain = NSPredicate(format: "SELF \(item.relation) %@", item.right)
        #expect(plain.evaluate(with: item.left) == item.holds)
    }

    @Test(
        "what is no number equals itself, and stands between the negative numbers and the others",
        arguments: [
            Case(Double.nan, ">", 1, false), Case(Double.nan, "<", 1, true), Case(Double.nan, ">", -1, true),
            Case(Double.nan, "=", Double.nan, true), Case(Double.nan, "!=", Double.nan, false),
            Case(1, ">", Double.nan, true), Case(-1, "<", Double.nan, true), Case(Double.nan, "<", 0.0, true),
            Case(Double.nan, "=", 0, false),
        ]
    )
    func notANumber(item: Case) {
        #expect(
            NSPredicate(format: "SELF \(item.relation) %@", item.right).evaluate(with: item.left)
                == item.holds
        )
    }

    @Test("literals are whole numbers as far as 64 bits go")
    func literals() {
        #expect(!NSPredicate(format: "9007199254740993 = 9007199254740992").evaluate(with: nil))
        #expect(NSPredicate(format: "SELF = 18446744073709551615").evaluate(with: UInt64.max))
        #expect(NSPredicate(format: "SELF > 9223372036854775807").evaluate(with: UInt64.max))
        #expect(NSPredicate(format: "SELF = -9223372036854775808").evaluate(with: Int64.min))
    }

    @Test("numbers in objects and decimal numbers are the same numbers")
    func objects() throws {
        let exact = NSNumber(value: Self.edge)
        #expect(!NSPredicate(format: "SELF = 9007199254740992").evaluate(with: exact))
        #expect(NSPredicate(format: "SELF = 9007199254740993").evaluate(with: exact))
        #expect(
            NSPredicate(format: "SELF > %@", NSNumber(value: -1)).evaluate(with: NSNumber(value: UInt64.max))
        )
        let decimal = try #require(Decimal(string: "0.1"))
        #expect(NSPredicate(format: "SELF = 0.1").evaluate(with: decimal))
        #expect(NSPredicate(format: "SELF = %@", NSDecimalNumber(string: "0.10")).evaluate(with: decimal))
        #expect(NSPredicate(format: "SELF < 1").evaluate(with: decimal))
        #expect(NSPredicate(format: "SELF < %@", Double.infinity).evaluate(with: decimal))
    }

    @Test("bounds, lists and quantities compare exactly, too")
    func collections() {
        let edge = Self.edge
        #expect(
            !NSPredicate(format: "SELF BETWEEN {9007199254740990, 9007199254740992}").evaluate(with: edge)
        )
        #expect(NSPredicate(format: "SELF BETWEEN {9007199254740993, 9007199254740993}").evaluate(with: edge))
        #expect(!NSPredicate(format: "SELF BETWEEN {2, 1}").evaluate(with: 1.5))
        #expect(!NSPredicate(format: "SELF IN {9007199254740992, 1}").evaluate(with: edge))
        #expect(NSPredicate(format: "SELF IN %@", [1, edge]).evaluate(with: edge))
        #expect(!NSPredicate(format: "ANY SELF = 9007199254740992").evaluate(with: [edge, 5]))
        #expect(NSPredicate(format: "ALL SELF > 9007199254740992").evaluate(with: [edge]))
        let now = Date(timeIntervalSinceReferenceDate: 1)
        #expect(NSPredicate(format: "SELF < %@", Date(timeIntervalSinceReferenceDate: 2)).evaluate(with: now))
        #expect(!NSPredicate(format: "SELF = 1").evaluate(with: now))
        #expect(!NSPredicate(format: "SELF < 1").evaluate(with: nil))
        #expect(NSPredicate(format: "SELF = nil").evaluate(with: nil))
    }
}
