import Drydock
import DrydockGraphics
import Synchronization
import Testing

@Suite struct PredicateLimitTests {
    /// As an exception stops a program elsewhere.
    @Test("a text that is nested too deep stops the program by name, and does not overflow its stack")
    func nesting() async {
        let braces = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: String(repeating: "{", count: 100_000))
        }
        #expect(Self.text(braces).contains("parentheses and braces are nested more than 200 deep"))
        let parentheses = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: String(repeating: "(", count: 100_000))
        }
        #expect(Self.text(parentheses).contains("parentheses and braces are nested more than 200 deep"))
        let mixed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: String(repeating: "(SELF = 1 AND NOT (", count: 20_000))
        }
        #expect(Self.text(mixed).contains("nested more than 200 deep"))
        let options = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "SELF ==[z] 'a'")
        }
        #expect(Self.text(options).contains("[z] is no option: c, d and n are"))
    }

    private static func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("negations and sides may be many: they are not nested")
    func many() {
        let nots = String(repeating: "NOT ", count: 10_000)
        #expect(NSPredicate(format: nots + "SELF = 'a'").evaluate(with: "a"))
        #expect(!NSPredicate(format: "!" + nots + "SELF = 'a'").evaluate(with: "a"))
        let sides = Array(repeating: "SELF = 'b'", count: 2_000).joined(separator: " OR ")
        #expect(NSPredicate(format: sides + " OR SELF = 'a'").evaluate(with: "a"))
    }

    @Test("a pattern that tries too many ways is given up, with an error that names it")
    func backtracking() {
        let errors = Mutex<[String]>([])
        Log.recording({ _, message in errors.withLock { $0.append(message) } }) {
            let predicate = NSPredicate(format: "SELF MATCHES '(a+)+'")
            #expect(predicate.evaluate(with: "aaa"))
            #expect(!predicate.evaluate(with: String(repeating: "a", count: 40) + "b"))
        }
        let messages = errors.withLock(\.self)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("matching \"(a+)+\" was given up") == true)
    }

    @Test("wildcards take time in proportion to the text, and a backslash takes their meaning")
    func wildcards() {
        let text = String(repeating: "a", count: 2_000)
        #expect(!NSPredicate(format: "SELF LIKE '*a*a*a*a*a*a*a*a*b'").evaluate(with: text))
        #expect(NSPredicate(format: "SELF LIKE '*a*a*?'").evaluate(with: text))
        #expect(NSPredicate(format: "SELF LIKE %@", "a\\*b").evaluate(with: "a*b"))
        #expect(!NSPredicate(format: "SELF LIKE %@", "a\\*b").evaluate(with: "aXb"))
        #expect(NSPredicate(format: "SELF LIKE[cd] 'É*'").evaluate(with: "elan\n"))
        #expect(NSPredicate(format: "SELF LIKE ''").evaluate(with: ""))
    }
}
