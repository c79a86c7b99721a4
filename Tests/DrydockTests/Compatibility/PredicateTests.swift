import Drydock
import Testing

@Suite struct PredicateTests {
    @Test(
        "a pattern has to match the whole text",
        arguments: [
            ("name@example.org", true), ("name@example", false), ("a name@example.org", false),
            ("name@example.org\n", false), ("", false),
        ]
    )
    func matches(text: String, expected: Bool) {
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        let predicate = NSPredicate(format: "SELF MATCHES %@", pattern)
        #expect(predicate.evaluate(with: text) == expected)
        #expect(NSPredicate(format: "self matches[c] 'a|ab'").evaluate(with: "AB"))
    }

    struct Text: Sendable {
        let format: String
        let holds: [String]
        let fails: [String]
    }

    @Test(
        "texts are compared as a whole and in part, with and without regard to case and accents",
        arguments: [
            Text(format: "SELF = 'Jupiter'", holds: ["Jupiter"], fails: ["jupiter", "Júpiter"]),
            Text(format: "SELF ==[cd] 'jupiter'", holds: ["Jupiter", "JÚPITER"], fails: ["Jupiter "]),
            Text(format: "SELF != \"a\"", holds: ["b"], fails: ["a"]),
            Text(format: "SELF BEGINSWITH 'Ju'", holds: ["Jupiter", "Ju"], fails: ["juno", "J"]),
            Text(format: "SELF BEGINSWITH[c] 'Ju'", holds: ["juno"], fails: ["no ju"]),
            Text(format: "SELF ENDSWITH 'er'", holds: ["Jupiter"], fails: ["Juno"]),
            Text(format: "SELF CONTAINS[d] 'pi'", holds: ["Jupiter", "Jupíter"], fails: ["JuPiter"]),
            Text(
                format: "SELF LIKE 'J?n*.(x)'",
                holds: ["Juno.(x)", "Jan.(x)"],
                fails: ["Jn.(x)", "JunoX(x)"]
            ),
            Text(format: "SELF IN {'a', 'b'}", holds: ["a", "b"], fails: ["c", "ab"]),
            Text(format: "SELF < 'b'", holds: ["a", "ab"], fails: ["b", "c"]),
            Text(format: "SELF.length > 2 AND length <= 4", holds: ["abc", "abcd"], fails: ["ab", "abcde"]),
            Text(
                format: "NOT (SELF = 'a' OR SELF = 'b') && SELF != 'c'",
                holds: ["d"],
                fails: ["a", "b", "c"]
            ),
            Text(format: "(SELF) = 'a' || !(SELF CONTAINS 'a')", holds: ["a", "b"], fails: ["ab"]),
            Text(format: "TRUEPREDICATE", holds: [""], fails: []),
            Text(format: "FALSEPREDICATE", holds: [], fails: [""]),
        ]
    )
    func texts(text: Text) {
        let predicate = NSPredicate(format: text.format)
        for held in text.holds { #expect(predicate.evaluate(with: held), "\(text.format) of \(held)") }
        for other in text.fails { #expect(!predicate.evaluate(with: other), "\(text.format) of \(other)") }
    }

    class Place {
        let name: String
        var inhabitants: Int?

        init(_ name: String, _ inhabitants: Int?) {
            (self.name, self.inhabitants) = (name, inhabitants)
        }
    }

    final class Town: Place {
        var twins: [Place] = []
    }

    @Test("keys are stored properties, of superclasses, too, and entries of dictionaries")
    func keys() {
        let town = Town("Bonn", 330_000)
        town.twins = [Place("Oxford", 160_000), Place("Nowhere", nil)]
        func holds(_ format: String, _ arguments: Any...) -> Bool {
            NSPredicate(format: format, argumentArray: arguments).evaluate(with: town)
        }
        #expect(holds("name = %@ AND inhabitants > %d", "Bonn", 300_000))
        #expect(holds("%K BETWEEN {300000, 340000}", "inhabitants"))
        #expect(holds("ANY twins.name BEGINSWITH 'Ox'"))
        #expect(holds("NONE twins.inhabitants = 5"))
        #expect(holds("ANY twins.inhabitants = nil"))
        #expect(!holds("ALL twins.inhabitants > 1000"))
        #expect(holds("twins.@count == 2"))
        #expect(holds("name IN %@", ["Köln", "Bonn"]))
        let entry: [String: Any] = ["name": "Bonn", "size": 2.5, "isOpen": true]
        #expect(NSPredicate(format: "size >= 2.5 AND isOpen = YES", []).evaluate(with: entry))
        #expect(!NSPredicate(format: "missing = 1", []).evaluate(with: entry))
        #expect(NSPredicate(format: "missing = nil").evaluate(with: entry))
    }

    @Test("parentheses are of conditions or of operands, however many: none is read twice")
    func parentheses() {
        let (open, close) = (String(repeating: "(", count: 40), String(repeating: ")", count: 40))
        #expect(NSPredicate(format: "\(open)SELF\(close) = \(open)'a'\(close)").evaluate(with: "a"))
        #expect(NSPredicate(format: "\(open)SELF = 'a'\(close) AND NOT (SELF = 'b')").evaluate(with: "a"))
        #expect(!NSPredicate(format: "(SELF = 'a' OR (SELF) = 'b') AND SELF = 'c'").evaluate(with: "a"))
    }

    @Test("arrays are filtered, variables stand for what is told later")
    func filters() {
        let names = ["Anna", "Bert", "Anton"] as NSArray
        let predicate = NSPredicate(format: "SELF beginswith[c] $START")
        #expect(
            names.filter { predicate.evaluate(with: $0, substitutionVariables: ["START": "an"]) }.count == 2
        )
        let filtered = names.filtered(using: NSPredicate(format: "SELF CONTAINS %@", "er"))
        #expect(filtered.compactMap { $0 as? String } == ["Bert"])
    }

    @Test("what cannot be read stops the program with the reason")
    func unreadable() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "SELF MATCHES %@ %@", "a")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("there is no value for placeholder 2, %@"))
    }
}
