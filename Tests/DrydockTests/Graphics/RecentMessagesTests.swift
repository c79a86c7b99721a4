import Drydock
import Testing

@Suite("Messages that are logged once")
struct RecentMessagesTests {
    @Test("a message is new once while it is remembered")
    func once() {
        var messages = RecentMessages(limit: 10)
        func isNew(_ message: String) -> Bool { messages.insert(message) }
        #expect(isNew("a"))
        #expect(!isNew("a"))
        for number in 0..<9 { #expect(isNew("\(number)")) }
        #expect(!isNew("a"))
    }

    @Test("memory is bounded, and what comes again and again stays known")
    func bounded() {
        var messages = RecentMessages(limit: 10)
        func isNew(_ message: String) -> Bool { messages.insert(message) }
        _ = isNew("often")
        for number in 0..<1000 {
            _ = isNew("\(number)")
            #expect(!isNew("often"))
            #expect(messages.count <= 20)
        }
        #expect(isNew("1"))
    }
}
