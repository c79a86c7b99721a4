import Drydock
import Testing

@Suite("Messages that are logged once")
struct RecentMessagesTests {
    @Test("a message is new once while it is remembered")
    func once() {
        var messages = RecentMessages(limit: 10)
        #expect(messages.insert("a"))
        #expect(!messages.insert("a"))
        for number in 0..<9 { #expect(messages.insert("\(number)")) }
        #expect(!messages.insert("a"))
    }

    @Test("memory is bounded, and what comes again and again stays known")
    func bounded() {
        var messages = RecentMessages(limit: 10)
        _ = messages.insert("often")
        for number in 0..<1000 {
            _ = messages.insert("\(number)")
            #expect(!messages.insert("often"))
            #expect(messages.count <= 20)
        }
        #expect(messages.insert("1"))
    }
}
