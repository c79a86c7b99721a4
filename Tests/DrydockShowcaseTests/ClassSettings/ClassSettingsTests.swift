import Drydock
import DrydockShowcase
import DrydockTesting
import Testing

struct ClassSettingsTests {
    @Test("switches report what is set, and are presented again as it is kept")
    func toggles() throws {
        var coordinator: ClassSettingsCoordinator?
        let screen = Screen {
            let controller = ClassSettingsCoordinator(model: ClassSettingsViewModel())
            coordinator = controller
            return controller
        }
        let switches = screen.findAll(UISwitch.self)
        #expect(switches.map(\.isOn) == [true, true])
        try screen.tap(switches[0])
        screen.settle()
        #expect(coordinator?.model.isPublic == false)
        #expect(coordinator?.model.isOver13 == true)
        #expect(switches.map(\.isOn) == [false, true])
        try screen.activate(label: "Everyone is 13 or older")
        try screen.tap(switches[0])
        screen.settle()
        #expect(coordinator?.model.isPublic == true)
        #expect(coordinator?.model.isOver13 == false)
    }

    @Test("the controller posts results and keeps nothing")
    func results() throws {
        let controller = ClassSettingsViewController()
        var results: [ClassSettingsResult] = []
        controller.resultHandler = { results.append($0) }
        controller.present(model: ClassSettingsViewModel())
        let screen = Screen { controller }
        try screen.tap(screen.findAll(UISwitch.self)[1])
        try screen.tap(screen.findAll(UISwitch.self)[0])
        #expect(results == [.changedOver13(false), .changedPublic(false)])
    }

    @Test("a row is as high as its text, and the message has 3 points between its lines")
    func heights() throws {
        for (width, lines) in [(390.0, 2.0), (844, 1)] {
            let screen = Screen(size: CGSize(width: width, height: 844)) {
                ClassSettingsCoordinator(model: ClassSettingsViewModel())
            }
            let title = try screen.find(UILabel.self, text: "Everyone is 13 or older")
            let row = try #require(title.superview)
            let message = try #require(row.subviews.compactMap { $0 as? UILabel }.last)
            let line = UIFont.systemFont(ofSize: 13).lineHeight
            #expect(abs(message.frame.height - lines * line - (lines - 1) * 3) <= 1)
            #expect(row.frame.height == 12 + title.frame.height + 4 + message.frame.height + 12)
        }
    }
}
