import Drydock
import Foundation

/// Predicates by their grammar, asked about objects.
struct PredicateCampaign: Campaign {
    static let name = "predicates"
    static let summary = "predicates by their grammar, some of them broken, asked about values"
    static let batch = 20_000
    // A text that is no predicate is a mistake of whoever wrote it.
    static let expectedStops = ["NSPredicate(format:", "is no regular expression", "has no stored property"]

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        var random = trial.random.split()
        let keys =
            random.flag()
            ? ["name", "age", "list.@count", "name.length", "missing", "list", "SELF.age", "inner.age"]
            : ["SELF"]
        var text = condition(&random, 0, keys)
        if random.once(in: 2000) {
            let place = text.index(text.startIndex, offsetBy: random.below(text.count))
            text.insert(
                contentsOf: random.pick(["(", "{", "\"", "%", "AND", "]", "\\", "\u{301}"]),
                at: place
            )
        }
        trial.note(text)
        let predicate = NSPredicate(format: text, argumentArray: nil)
        let negated = NSPredicate(format: "NOT (\(text))", argumentArray: nil)
        for _ in 0..<3 {
            let value = value(&random, isKeyed: keys.count > 1)
            let words = String(describing: value)
            trial.note("of \(words)")
            let holds = predicate.evaluate(with: value)
            try trial.check(
                holds != negated.evaluate(with: value),
                "\(text) and its negation are both \(holds) of \(words)"
            )
            try trial.check(
                holds == predicate.evaluate(with: value),
                "\(text) changes its mind about \(words)"
            )
        }
    }

    private func condition(_ random: inout Generator, _ depth: Int, _ keys: [String]) -> String {
        switch random.below(depth > 5 ? 5 : 10) {
        case 0: return random.pick(["TRUEPREDICATE", "FALSEPREDICATE"])
        case 1...4: return comparison(&random, keys)
        case 5: return "NOT \(condition(&random, depth + 1, keys))"
        case 6: return "(\(condition(&random, depth + 1, keys)))"
        case 7: return "(\(condition(&random, depth + 1, keys)) OR \(condition(&random, depth + 1, keys)))"
        case 8: return "(\(condition(&random, depth + 1, keys)) || \(condition(&random, depth + 1, keys)))"
        default:
            return
                "(\(condition(&random, depth + 1, keys)) AND \(condition(&random, depth + 1, keys)) && \(condition(&random, depth + 1, keys)))"
        }
    }

    private func comparison(_ random: inout Generator, _ keys: [String]) -> String {
        let quantity = random.pick(["", "", "", "", "ANY ", "ALL ", "NONE ", "SOME "])
        let options = random.pick(["", "", "", "[c]", "[d]", "[cd]"])
        switch random.below(8) {
        case 0:
            return
                "\(quantity)\(operand(&random, keys)) IN {\(operand(&random, keys)), \(operand(&random, keys))}"
        case 1:
            return
                "\(quantity)\(operand(&random, keys)) BETWEEN {\(operand(&random, keys)), \(operand(&random, keys))}"
        case 2...4:
            let word = random.pick(["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES"])
            return
                "\(quantity)\(operand(&random, keys)) \(word)\(options) \(pattern(&random, word == "MATCHES"))"
        default:
            let sign = random.pick(["=", "==", "!=", "<>", "<", "<=", ">", ">=", "=<", "=>"])
            return "\(quantity)\(operand(&random, keys)) \(sign)\(options) \(operand(&random, keys))"
        }
    }

    private func pattern(_ random: inout Generator, _ isExpression: Bool) -> String {
        var texts = [
            "\"\"", "\"a\"", "'a*b?'", "\"[A-Z]+\"", "\"(a|b)*c\"", "\"é\"", "\"\\\\d{2,}\"", "\"(a+)+$\"",
        ]
        // No regular expressions.
        if !isExpression { texts += ["\"*\"", "\"[\"", "\"?\"", "\"\\\\\""] }
        return random.pick(texts)
    }

    private func operand(_ random: inout Generator, _ keys: [String]) -> String {
        switch random.below(9) {
        case 0...2: random.pick(keys)
        case 3: random.pick(["0", "1", "-1", "1.5", "1e9", "9007199254740993", "9223372036854775807", "0.1"])
        case 4...5: random.pick(["\"\"", "'a'", "\"Äpfel\"", "\"aab\"", "\"\\\"\""])
        case 6: random.pick(["nil", "NULL", "TRUE", "NO", "yes"])
        case 7: "(\(operand(&random, keys)))"
        default: "{\(operand(&random, keys)), \(operand(&random, keys))}"
        }
    }

    private func value(_ random: inout Generator, isKeyed: Bool) -> Any? {
        switch isKeyed ? 9 : random.below(6) {
        case 0: random.pick(["", "a", "aab", "Äpfel", "e\u{301}", "AAAAAAAAAAAAAAAAAAAA"])
        case 1: random.pick([0, 1, -1, Int.max, Int.min, 9_007_199_254_740_993])
        case 2: random.pick([0.1, .nan, .infinity, -0.0, 1e300])
        case 3: nil as Any?
        case 4: ["a", "b", "aab"]
        case 5: [1, 2.5, "x", true] as [Any]
        default:
            [
                "name": random.pick(["", "a", "Äpfel", "aab"]), "age": random.pick([0, 17, 99]),
                "list": random.pick([[], [1], [1, 2, 3]]), "inner": ["age": 5],
            ] as [String: Any]
        }
    }
}
