import Drydock
import DrydockRaster
import DrydockSnapshotResults
import DrydockSnapshotTrees
import DrydockSnapshots
import Testing

struct ControllerStrategyTests {
    private final class Controller: UIViewController {
        var events: [String] = []
        override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
        override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear") }
    }

    @Test("a controller's screen has its appearance callbacks behind it, and is left again")
    func image() throws {
        let controller = Controller()
        let size = CGSize(width: 30, height: 40)
        let image = try Snapshotting<Controller, UIImage>.image(size: size).take(controller)
        #expect(image.bitmap.size == PixelSize(width: 30, height: 40))
        #expect(controller.events == ["didAppear", "didDisappear"])
        #expect(controller.view.window == nil)
    }

    private final class Guide: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            let safeArea = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: safeArea.topAnchor),
                label.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            ])
        }

        override func viewWillAppear(_ animated: Bool) { label.text = "appeared" }
    }

    @Test(
        "the tree of a controller is that of its screen: it has appeared, in the screen's size and safe area"
    )
    func recursiveDescription() throws {
        #expect(
            try Snapshotting<Guide, String>.recursiveDescription.take(Guide()) == """
                UIView (0 0; 390 844)
                   | UILabel (0 47; 390 763) "appeared"

                """
        )
    }

    @Test("a difference is named by the controller and its property, although the controller is gone")
    func component() throws {
        let session = SnapshotSession()
        let size = CGSize(width: 100, height: 100)
        let strategy = Snapshotting<Guide, UIImage>.image(size: size, showsStatusBar: false)
        let image = try session.snapshot(of: { Guide() }, as: strategy)
        let tree = try #require(session.evidence(of: image)?.trees?.first?.tree)
        let place = PictureCluster(x: 10, y: 10, width: 2, height: 2, greatest: 1)
        #expect(tree.deepestNode(containing: place).map(tree.path) == "Guide.view › UILabel label")
    }

    @Test("a device gives its size and safe area")
    func device() throws {
        let config = ViewImageConfig(
            safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0),
            size: CGSize(width: 100, height: 200)
        )
        #expect(
            try Snapshotting<UIViewController, String>.recursiveDescription(on: config).take(Guide()) == """
                UIView (0 0; 100 200)
                   | UILabel (0 10; 100 170) "appeared"

                """
        )
        let image = try Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe(.landscape)).take(Guide())
        #expect(image.bitmap.size == PixelSize(width: 568, height: 320))
    }

    /// As in swift-snapshot-testing, whose pictures of a layout library on iOS have alpha 0 there.
    @Test("on a device, what no view covers is clear")
    func clearBackground() throws {
        let image = try Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe).take(Controller())
        #expect(image.bitmap.pixel(atX: 100, y: 300) == .clear)
    }

    /// swift-snapshot-testing sets `medium` for its phones, and nothing for its tablets.
    @Test("text on phones is medium, on tablets as large as usual")
    func textSizes() throws {
        final class Reader: UIViewController {
            var size: UIContentSizeCategory?

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                size = traitCollection.preferredContentSizeCategory
            }
        }
        for (config, size) in [
            (ViewImageConfig.iPhoneX, UIContentSizeCategory.medium), (.iPadMini, .large),
        ] {
            let reader = Reader()
            _ = try Snapshotting<UIViewController, UIImage>.image(on: config).take(reader)
            #expect(reader.size == size)
        }
    }

    @Test("the hierarchy has the children of a controller")
    func hierarchy() throws {
        let parent = Controller()
        let child = Controller()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(
            try Snapshotting<UIViewController, String>.hierarchy.take(parent) == """
                <Controller>, state: appeared, view: <UIView>
                   | <Controller>, state: appeared, view: <UIView>

                """
        )
    }

    @Test("tablets beside another app are narrow")
    func tablets() {
        #expect(ViewImageConfig.iPadPro11.size == CGSize(width: 1194, height: 834))
        #expect(
            ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird)).size
                == CGSize(width: 375, height: 834)
        )
        #expect(
            ViewImageConfig.iPadMini(.portrait(splitView: .twoThirds)).size
                == CGSize(width: 438, height: 1024)
        )
        #expect(
            ViewImageConfig.iPhoneX(.landscape).safeArea
                == UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44)
        )
    }
}

/// Devices' traits by themselves.
struct DeviceTraitTests {
    @Test("a phone across is compact, a large one wide; a tablet is regular, beside another app narrow")
    func sizeClasses() {
        #expect(UITraitCollection.iPhoneX(.portrait).verticalSizeClass == .regular)
        #expect(UITraitCollection.iPhoneX(.landscape).horizontalSizeClass == .compact)
        #expect(UITraitCollection.iPhoneXsMax(.landscape).horizontalSizeClass == .regular)
        #expect(UITraitCollection.iPhoneXsMax(.landscape).verticalSizeClass == .compact)
        #expect(UITraitCollection.iPadMini.horizontalSizeClass == .regular)
        #expect(UITraitCollection.iPadMini_Compact_SplitView.horizontalSizeClass == .compact)
        #expect(UITraitCollection.iPadPro11.userInterfaceIdiom == .pad)
    }
}
