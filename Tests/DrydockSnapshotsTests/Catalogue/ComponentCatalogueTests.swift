import Drydock
import DrydockCatalogue
import DrydockSnapshots
import Testing

struct ComponentCatalogueTests {
    @Test("entries come in the order of their declaration, each component's first state first")
    func order() {
        let catalogue = ComponentCatalogue {
            CatalogueScreen("list", UIViewController.init)
                .state("empty") { $0.title = "empty" }
            for name in ["round", "square"] {
                CatalogueComponent(name, state: "normal") { UIView() }
                    .state("hidden") { $0.isHidden = true }
            }
            if Bool(true) { CatalogueComponent("plain") { UIView() } }
        }
        let names = [
            "list", "list-empty", "round-normal", "round-hidden", "square-normal", "square-hidden", "plain",
        ]
        #expect(catalogue.entries.map(\.name) == names)
        #expect(catalogue["list-empty"]?.isScreen == true)
        #expect(catalogue["round-hidden"]?.component == "round")
        #expect(catalogue["round"] == nil)
    }

    @Test("a state is what is done with a new view: states do not see one another")
    func states() throws {
        let catalogue = ComponentCatalogue {
            CatalogueComponent("box", width: 40) { Box() }
                .state("tall") { $0.height.constant = 30 }
                .state("red") { $0.backgroundColor = .red }
        }
        let sizes = try ["box", "box-tall", "box-red"].map {
            try #require(catalogue[$0]).makeHost().screen.bounds.size
        }
        #expect(sizes == [10, 30, 10].map { CGSize(width: 40, height: $0) })
    }

    @Test("a screen's preparation comes before that of its state, after the controller has appeared")
    func screen() throws {
        let catalogue = ComponentCatalogue {
            CatalogueScreen("page", PageViewController.init) { $0.events.append("base") }
                .state("changed") { $0.events.append("changed") }
        }
        let host = try #require(catalogue["page-changed"]).makeHost()
        let page = try #require(host.window.rootViewController as? PageViewController)
        #expect(page.events == ["appeared", "base", "changed"])
    }

    @Test("an entry is made within the scene that shows it")
    func scene() throws {
        let catalogue = ComponentCatalogue {
            CatalogueComponent("scale") { ScaleLabel() }
        }
        let host = try #require(catalogue["scale"]).makeHost(scale: 3)
        let label = try #require(host.window.subviews.first as? UILabel)
        #expect(label.text == "3.0")
    }

    @Test("names that files cannot have, or that are there twice, are the caller's bug")
    func names() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ComponentCatalogue { CatalogueComponent("a/b") { UIView() } }
        }
        let firstText = String(decoding: first?.standardErrorContent ?? [], as: UTF8.self)
        #expect(firstText.contains("ComponentCatalogue: 'a/b' is no name for a file"))
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ComponentCatalogue {
                CatalogueComponent("a") { UIView() }
                CatalogueComponent("a") { UIView() }
            }
        }
        let secondText = String(decoding: second?.standardErrorContent ?? [], as: UTF8.self)
        #expect(secondText.contains("ComponentCatalogue: two entries are named 'a'"))
    }

    private final class Box: UIView {
        let height: NSLayoutConstraint

        init() {
            let view = UIView()
            height = view.heightAnchor.constraint(equalToConstant: 10)
            super.init(frame: .zero)
            addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            view.topAnchor.constraint(equalTo: topAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
            height.isActive = true
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class PageViewController: UIViewController {
        var events: [String] = []

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            events.append("appeared")
        }
    }

    private final class ScaleLabel: UILabel {
        init() {
            super.init(frame: .zero)
            text = "\(UIScreen.main.scale)"
        }

        required init?(coder: NSCoder) { nil }
    }
}
