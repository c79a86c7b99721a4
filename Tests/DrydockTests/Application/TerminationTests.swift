import Drydock
import Synchronization
import Testing

// What other tests keep the main actor for counts as well.
@Suite("Termination by a signal", .timeLimit(.minutes(20)))
struct TerminationTests {
    @Test("SIGTERM is announced, and ends the process once it is asked to")
    func termination() async throws {
        let result = await #expect(processExitsWith: .signal(SIGTERM), observing: [\.standardOutputContent]) {
            let log = FileHandle.standardOutput
            let isTold = Mutex(false)
            let termination = await TerminationSignal {
                let isFirst = isTold.withLock { told in
                    defer { told = true }
                    return !told
                }
                if isFirst { log.write(Data("told\n".utf8)) }
            }
            // A signal that comes before the system watches for it is lost.
            while !isTold.withLock({ $0 }) {
                kill(getpid(), SIGTERM)
                try await Task.sleep(for: .milliseconds(20))
            }
            log.write(Data("cleaned up\n".utf8))
            await termination.endProcessIfReceived()
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        #expect(output.contains("told\ncleaned up\n"))
    }

    @Test("without a signal nothing ends")
    func noSignal() async {
        await #expect(processExitsWith: .exitCode(7)) {
            await TerminationSignal {}.endProcessIfReceived()
            exit(7)
        }
    }
}
