import Drydock
import DrydockGraphics
import Synchronization
import Testing

@Suite("Messages of os_log")
struct OSLogTests {
    private func written(_ body: () -> Void) -> [String] {
        let messages = Mutex<[String]>([])
        Log.recording(
            { level, text in messages.withLock { $0.append("\(level) \(text)") } },
            operation: body
        )
        return messages.withLock(\.self)
    }

    @Test("messages go to a logger, unless it is disabled")
    func levels() {
        let log = OSLog(subsystem: "com.example", category: "bars")
        let messages = written {
            os_log("a", log: log, type: .debug)
            os_log(.fault, log: log, "b")
            os_log("c")
            os_log("d", log: .disabled, type: .error)
        }
        #expect(messages == ["debug a", "critical b", "notice c"])
        #expect(log.isEnabled(type: .error) && !OSLog.disabled.isEnabled(type: .fault))
    }

    @Test("places are filled by what was given, of whatever kind")
    func formats() {
        let messages = written {
            os_log("plain 100 %%")
            os_log("%{public}@ and %{private}s", "a", UIColor.self)
            os_log("%d %05d %ld %x %u", 1, -42, Int.max, 255, UInt8(7))
            os_log("%.2f|%8.1f|%g", 1.25, Float(2.5), CGFloat(0.5))
            os_log("%d %@ %f", "text", 5, 3)
            os_log("%@ %d", "only")
        }
        #expect(
            messages == [
                "notice plain 100 %", "notice a and UIColor", "notice 1 -0042 9223372036854775807 ff 7",
                "notice 1.25|     2.5|0.5", "notice text 5 3", "notice only %d",
            ]
        )
    }
}
