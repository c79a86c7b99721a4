import Drydock
import DrydockTesting
import Foundation
import Testing

@Suite("UIPasteboard")
struct PasteboardTests {
    private let screen = Screen { UIViewController() }

    @Test("addresses are those of the strings that have a scheme")
    func urls() throws {
        let (first, second) = (
            try #require(URL(string: "https://example.com/a")),
            try #require(URL(string: "mailto:a@example.com"))
        )
        screen.perform {
            let board = UIPasteboard.general
            #expect(board.urls == nil)
            board.urls = [first, second]
            #expect(board.strings == ["https://example.com/a", "mailto:a@example.com"])
            #expect(board.url == first)
            board.strings = ["words", "mailto:a@example.com"]
            #expect(board.urls == [second])
            board.urls = nil
            #expect(!board.hasStrings && !board.hasURLs)
        }
    }

    @Test("colours replace what was there, and are replaced")
    func colors() {
        screen.perform {
            let board = UIPasteboard.general
            board.string = "words"
            let count = board.changeCount
            board.colors = [.red, .green]
            #expect(board.changeCount > count)
            #expect(board.hasColors && !board.hasStrings)
            #expect(board.color == .red && board.colors == [.red, .green])
            board.color = .blue
            #expect(board.colors == [.blue])
            board.image = UIImage()
            #expect(!board.hasColors && board.color == nil)
            board.color = .blue
            #expect(board.images == nil)
            board.string = "words"
            #expect(board.colors == nil)
        }
    }
}
