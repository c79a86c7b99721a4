import Drydock
import Testing

@Suite("Termination by a signal", .timeLimit(.minutes(1)))
struct TerminationTests {
    @Test("SIGTERM is announced, and ends the process once it is asked to")
    func termination() async throws {
        let result = await #expect(processExitsWith: .signal(SIGTERM), observing: [\.standardOutputContent]) {
            let log = FileHandle.standardOutput
            let termination = await TerminationSignal { log.write(Data("told\n".utf8)) }
            kill(getpid(), SIGTERM)
            try await Task.sleep(for: .seconds(1))
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
