import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

/// The mark around an alert's buttons, for keys.
struct AlertFocusTests {
    private let screen = Screen(size: CGSize(width: 300, height: 160), showsStatusBar: false) {
        UIViewController()
    }

    private func show(_ titles: [String]) {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        for title in titles { alert.addAction(UIAlertAction(title: title, style: .default)) }
        screen.perform { screen.window.rootViewController?.present(alert, animated: false) }
        screen.settle()
        screen.press(.tab)
    }

    @Test("a button has the round corners that the alert cuts off it")
    func corners() throws {
        show(["One", "Two"])
        let buttons = try ["One", "Two"].map { try screen.find(UIControl.self, identifier: $0) }
        #expect(buttons.map { $0.cutCorners?.radius } == [14, 14])
        #expect(buttons.map { $0.cutCorners?.corners } == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        let label = try screen.find(UILabel.self, text: "One")
        #expect(label.cutCorners == nil)
    }

    @Test("the mark is round where the alert is", arguments: [1, 2])
    func mark(count: Int) {
        show(Array(["One", "Two"].prefix(count)))
        assertSnapshot(of: screen.host, as: .image)
    }
}
