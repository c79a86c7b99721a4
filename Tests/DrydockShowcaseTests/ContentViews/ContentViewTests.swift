import Drydock
import DrydockShowcase
import DrydockTesting
import Testing

struct ContentViewTests {
    @Test("a controller has its content view under the view's own type")
    func ownType() throws {
        let controller = MyViewController()
        #expect(!controller.isViewLoaded)
        let contentView: MyContentView = controller.contentView
        #expect(controller.view === contentView)
        #expect(contentView.label.text == "Hello, World!")
        let screen = Screen { controller }
        let label = try screen.find(UILabel.self, text: "Hello, World!")
        #expect(abs(screen.frame(of: label).midX - 195) <= 0.5)
        #expect(abs(screen.frame(of: label).midY - 422) <= 0.5)
    }

    @Test("a view model gets to the content view when that is made")
    func viewModel() throws {
        var model = MyViewModel()
        model.title = "Title"
        model.color = .systemPurple
        let screen = Screen { MyModelViewController(viewModel: model) }
        #expect(screen.contains(text: "Title"))
        #expect(screen.topViewController?.view.backgroundColor == .systemPurple)
    }

    @Test("a view that is not made of nothing has to be made by an override, which the message says")
    func missingOverride() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ViewController<UILabel>().contentView }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("override loadContentView(), or let UILabel be a ContentViewInterface"))
    }
}
