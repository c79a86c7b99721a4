import Drydock
import DrydockTesting
import Foundation
import Testing

@Suite struct StoryboardTests {
    private let storyboard = UIStoryboard(name: "Samples/Scenes", bundle: .module)

    @Test("the initial controller contains its root, awake and without a view")
    func initial() throws {
        let navigation = try #require(
            storyboard.instantiateInitialViewController() as? UINavigationController
        )
        let home = try #require(navigation.viewControllers.first as? HomeSceneController)

        #expect(home.events == ["awake"])
        #expect(!home.isViewLoaded)
        #expect(home.navigationItem.title == "Home")
        #expect(home.storyboard === storyboard)
        #expect(home.navigationItem.rightBarButtonItem != nil)
        #expect(home.toolbarItems?.map(\.title) == ["Sort", nil])
        #expect((home.toolbarItems?.first as? SortItem)?.wakings == 1)
    }

    @Test("a view connects its controller and embeds before viewDidLoad")
    func view() throws {
        let home: HomeSceneController = storyboard.instantiateViewController(identifier: "home")
        home.loadViewIfNeeded()

        #expect(home.events == ["awake", "embed", "loaded Show detail"])
        #expect(home.children.count == 1)
        #expect(home.children[0].view.superview === home.view.subviews[1])
    }

    @Test("a button shows a controller, prepared by the one it comes from, and unwinding leads back")
    func showing() throws {
        let navigation = try #require(
            storyboard.instantiateInitialViewController() as? UINavigationController
        )
        let screen = Screen(size: CGSize(width: 393, height: 852)) { navigation }
        let home = try #require(navigation.viewControllers.first as? HomeSceneController)

        home.detailButton.sendActions(for: .primaryActionTriggered)
        screen.settle()
        let detail = try #require(navigation.topViewController as? DetailSceneController)
        #expect(detail.message == "from detail")
        #expect(detail.title == "Detail")

        detail.performSegue(withIdentifier: "back", sender: nil)
        screen.settle()
        #expect(navigation.topViewController === home)
        #expect(home.events.last == "returned by back")
    }

    @Test("a segue by name presents, in the style that it has")
    func presenting() throws {
        let home: HomeSceneController = storyboard.instantiateViewController(identifier: "home")
        let screen = Screen(size: CGSize(width: 393, height: 852)) { home }

        home.performSegue(withIdentifier: "manual", sender: nil)
        screen.settle()

        let sheet = try #require(home.presentedViewController as? DetailSceneController)
        #expect(sheet.modalPresentationStyle == .overFullScreen)
        #expect(sheet.message == "from manual")
    }

    @Test("a closure may call an initialiser of its own with the coder")
    func creator() {
        let detail = storyboard.instantiateViewController(identifier: "detail") { coder in
            DetailSceneController(coder: coder, message: "created")
        }
        #expect(detail.message == "created")
        #expect(detail.title == "Detail")
    }

    @Test("a segue's own method makes its controller, by an initialiser of its own")
    func segueAction() throws {
        let home: HomeSceneController = storyboard.instantiateViewController(identifier: "home")
        let navigation = UINavigationController(rootViewController: home)
        let screen = Screen(size: CGSize(width: 393, height: 852)) { navigation }

        screen.perform { home.performSegue(withIdentifier: "made", sender: "here") }
        screen.settle()

        let detail = try #require(navigation.topViewController as? DetailSceneController)
        #expect(detail.firstMessage == "here by made")
        #expect(detail.message == "from made")
        #expect(detail.title == "Detail")
    }

    @Test("scenes that embed each other in a circle are named, before the stack overflows")
    func circle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                func scene(_ id: String, embedding other: String) -> String {
                    """
                    <scene sceneID="s\(id)"><objects><viewController id="\(id)"><view key="view" id="v\(id)"><subviews>
                    <containerView id="c\(id)"><connections><segue destination="\(other)" kind="embed" id="e\(id)"/>
                    </connections></containerView></subviews></view></viewController></objects></scene>
                    """
                }
                let text = """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
                    initialViewController="a"><scenes>\(scene("a", embedding: "b"))\(scene("b", embedding: "a"))</scenes></document>
                    """
                let folder = FileManager.default.temporaryDirectory
                    .appendingPathComponent("circle-\(UUID().uuidString)")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: folder.appendingPathComponent("Circle.storyboard"))
                let storyboard = UIStoryboard(name: "Circle", bundle: Bundle(path: folder.path))
                try FileManager.default.removeItem(at: folder)
                storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let words = "<viewController id=\"b\"> contains itself, through what it embeds"
        #expect(message.contains(words), "\(message)")
    }

    @Test(
        "a controller that nobody keeps goes, whether its view was loaded or not",
        arguments: [false, true]
    )
    func lifetime(loads: Bool) {
        weak var home: UIViewController?
        do {
            let made = storyboard.instantiateViewController(withIdentifier: "home")
            if loads { made.loadViewIfNeeded() }
            home = made
        }
        #expect(home == nil)
    }
}

final class SortItem: UIBarButtonItem {
    private(set) var wakings = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        wakings += 1
    }
}

final class HomeSceneController: UIViewController, NibActionTarget, NibSegueSource {
    @Outlet var detailButton: UIButton
    private(set) var events: [String] = []

    static var nibActions: [String: NibAction] { ["returnHome:": NibAction(HomeSceneController.returnHome)] }

    static var nibSegueActions: [String: NibSegueAction] {
        ["makeDetail(_:sender:segueIdentifier:)": NibSegueAction(HomeSceneController.makeDetail)]
    }

    func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailSceneController? {
        DetailSceneController(coder: coder, message: "\(sender ?? "nobody") by \(segueIdentifier ?? "")")
    }

    func returnHome(_ segue: UIStoryboardSegue) { events.append("returned by \(segue.identifier ?? "")") }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded \(detailButton.title(for: .normal) ?? "")")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == "embed" { events.append("embed") }
        (segue.destination as? DetailSceneController)?.message = "from \(segue.identifier ?? "")"
    }
}

final class DetailSceneController: UIViewController {
    var message = ""
    private(set) var firstMessage = ""

    init?(coder: NSCoder, message: String) {
        self.message = message
        firstMessage = message
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
