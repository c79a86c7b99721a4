import Drydock
import DrydockShowcase
import DrydockSnapshots
import DrydockTesting
import Testing

/// The stack of folders by a user's verbs.
struct NavigationFlowTests {
    private let screen = Screen { NavigationScene() }

    @Test("rows are taken away while the folders are edited, and open their pages otherwise")
    func editing() throws {
        try screen.tap(text: "Edit")
        screen.settle()
        assertSnapshot(of: screen.host, as: .image)
        try screen.activate(label: "Delete Drafts")
        screen.settle()
        #expect(!screen.contains(text: "Drafts"))
        try screen.tap(text: "Done")
        screen.settle()
        try screen.tap(UIButton.self, text: "Sent")
        screen.settle()
        #expect(screen.contains(text: "Ada Lovelace"))
    }

    @Test("refreshing tells what it does, and is done after a second")
    func refreshing() throws {
        try screen.activate(label: "Refresh")
        #expect(screen.contains(text: "Checking for Mail…") && !screen.contains(text: "Updated Just Now"))
        screen.advance(by: 0.9)
        #expect(screen.contains(text: "Checking for Mail…"))
        screen.advance(by: 0.2)
        #expect(screen.contains(text: "Updated Just Now"))
    }

    @Test("the page of a folder is searched by its button")
    func searching() throws {
        try openInbox()
        try screen.activate(label: "Search")
        screen.settle()
        try screen.type("emmy")
        #expect(screen.contains(text: "Emmy Noether") && !screen.contains(text: "Ada Lovelace"))
        try screen.tap(text: "Cancel")
        screen.settle()
        #expect(screen.contains(text: "Ada Lovelace"))
    }

    @Test("the names on a page are shared by copying them")
    func sharing() throws {
        try openInbox()
        try screen.activate(label: "Share")
        screen.settle()
        try screen.tap(text: "Copy Names")
        screen.settle()
        let copied = screen.perform { UIPasteboard.general.string }
        #expect(copied == "Ada Lovelace\nEmmy Noether\nSofja Kowalewskaja")
    }

    private func openInbox() throws {
        try screen.tap(UIButton.self, text: "Inbox")
        screen.settle()
    }
}
