import Drydock
import DrydockHost
import DrydockTesting
import Foundation
import Testing

@Suite struct OpeningURLsTests {
    @Test("a screen keeps what is opened, and tells whether it could be")
    func recording() throws {
        let (page, settings) = try (
            url("https://example.com/terms"), url(UIApplication.openSettingsURLString)
        )
        let screen = Screen { UIViewController() }
        let answers = Answers()
        screen.perform {
            UIApplication.shared.open(page) { answers.all.append($0) }
            #expect(answers.all == [])
        }
        #expect(answers.all == [true])
        screen.openableURLSchemes = ["HTTPS"]
        let relative = try url("terms")
        screen.perform {
            #expect(UIApplication.shared.canOpenURL(page))
            #expect(!UIApplication.shared.canOpenURL(settings))
            #expect(!UIApplication.shared.canOpenURL(relative))
            UIApplication.shared.open(settings, options: [.universalLinksOnly: true]) {
                answers.all.append($0)
            }
        }
        #expect(answers.all == [true, false])
        #expect(screen.openedURLs == [page, settings])
    }

    @Test("the asynchronous form tells the same")
    func asynchronously() async throws {
        let screen = Screen { UIViewController() }
        let (page, other) = try (url("https://example.com"), url("nobody:knows"))
        let opened = screen.perform {
            Task { await [UIApplication.shared.open(page), UIApplication.shared.open(other)] }
        }
        #expect(await opened.value == [true, false])
    }

    @Test("the desktop opens pages after a touch alone, with one argument, and no files")
    func desktop() async throws {
        var time = 10.0
        let page = try url("https://example.com/?a=b&c='$HOME'")
        let opener = DesktopURLOpener(command: ["test", page.absoluteString, "="], now: { time })
        #expect(opener.canOpen(page))
        #expect(try !opener.canOpen(url("app-settings:")))
        func open(_ url: URL) async -> Bool {
            await withCheckedContinuation { continuation in
                opener.open(url) { continuation.resume(returning: $0) }
            }
        }
        #expect(await !open(page))
        opener.noteUse()
        #expect(await open(page))
        #expect(try await !open(url("https://example.com/other")))
        time = 15.1
        #expect(await !open(page))
        opener.noteUse()
        for text in ["file:///etc/passwd", "javascript:alert(1)", "app-settings:", "no/scheme", "-x"] {
            let always = DesktopURLOpener(command: ["true"], now: { time })
            always.noteUse()
            let url = try url(text)
            let isOpened = await withCheckedContinuation { continuation in
                always.open(url) { continuation.resume(returning: $0) }
            }
            #expect(!isOpened, "\(text)")
        }
    }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }
}

private final class Answers {
    var all: [Bool] = []
}
