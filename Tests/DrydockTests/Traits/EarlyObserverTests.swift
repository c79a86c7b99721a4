import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

/// Views and controllers that are older than the scene in which they are shown first.
///
/// Source: Apple's documentation of `traitCollectionDidChange(_:)` and `registerForTraitChanges`, which are called when the traits of
/// the environment change, with the traits that it had before; and the behaviour of swift-snapshot-testing, which puts a finished view
/// into a window with other traits and draws it by those.
@Suite("Observers made before their first scene")
struct EarlyObserverTests {
    nonisolated private static let traits: [UITraitCollection] = [
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
        UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(legibilityWeight: .bold),
        UITraitCollection(accessibilityContrast: .high),
        UITraitCollection(userInterfaceLevel: .elevated),
        UITraitCollection(userInterfaceIdiom: .pad),
        UITraitCollection(Density.self, value: 3),
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        ]),
    ]

    private func screen(
        _ traits: UITraitCollection,
        scale: CGFloat = 1,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> Screen {
        Screen.empty(
            size: CGSize(width: 200, height: 200),
            scale: scale,
            direction: direction,
            traits: traits,
            showsStatusBar: false
        )
    }

    private func expectOneChange(
        _ record: TraitRecord,
        from old: UITraitCollection,
        to new: UITraitCollection,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(record.changes.count == 1, sourceLocation: sourceLocation)
        #expect(record.changes.last?.from == old, sourceLocation: sourceLocation)
        #expect(record.changes.last?.to == new, sourceLocation: sourceLocation)
        #expect(record.registered == 1, sourceLocation: sourceLocation)
    }

    @Test("a view is told once, of what was current when it was made", arguments: traits)
    func view(traits: UITraitCollection) {
        let made = UITraitCollection.current
        let (outer, inner) = (ObservingView(), ObservingView())
        outer.addSubview(inner)
        let screen = screen(traits)
        screen.perform { screen.window.addSubview(outer) }
        let new = screen.host.scene.traitCollection
        expectOneChange(outer.record, from: made, to: new)
        expectOneChange(inner.record, from: made, to: new)
        let isTintDue = new.userInterfaceStyle != .light || new.accessibilityContrast == .high
        #expect(inner.record.tints == (isTintDue ? 1 : 0))
    }

    @Test(
        "a controller and its view are told once, whether the view was loaded before or not",
        arguments: [true, false]
    )
    func controller(isLoaded: Bool) {
        let made = UITraitCollection.current
        let controller = ObservingController()
        if isLoaded { controller.loadViewIfNeeded() }
        let screen = Screen(
            size: CGSize(width: 200, height: 200),
            traits: UITraitCollection(userInterfaceStyle: .dark)
        ) { controller }
        let new = screen.host.scene.traitCollection
        expectOneChange(controller.record, from: made, to: new)
        // A view that is loaded on the screen has the screen's traits from the beginning.
        let record = (controller.view as? ObservingView)?.record
        #expect(record?.changes.count == (isLoaded ? 1 : 0))
        #expect(record?.registered == (isLoaded ? 1 : 0))
    }

    @Test("what was made in the scene is told nothing")
    func inTurn() throws {
        let screen = Screen(traits: UITraitCollection(userInterfaceStyle: .dark)) { ObservingController() }
        let controller = try #require(screen.topViewController as? ObservingController)
        let view = try #require(controller.view as? ObservingView)
        #expect(controller.record.changes.isEmpty)
        #expect(controller.record.registered == 0)
        #expect(view.record.changes.isEmpty)
        #expect(view.record.tints == 0)
    }

    @Test("a younger view in an older one, and an older one in a younger one, are told of their own change")
    func mixedAges() {
        let screen = screen(UITraitCollection(userInterfaceStyle: .dark))
        let old = ObservingView()
        screen.perform {
            let young = ObservingView()
            old.addSubview(young)
            screen.window.addSubview(old)
            #expect(old.record.changes.count == 1)
            #expect(young.record.changes.isEmpty)
        }
        let child = ObservingView()
        screen.perform {
            let parent = ObservingView()
            parent.addSubview(child)
            #expect(child.record.changes.isEmpty)
            screen.window.addSubview(parent)
            #expect(parent.record.changes.isEmpty)
            #expect(child.record.changes.count == 1)
        }
    }

    @Test("display scale and direction are traits as others are")
    func scaleAndDirection() {
        let made = UITraitCollection.current
        let view = ObservingView()
        let screen = screen(UITraitCollection(), scale: 3, direction: .rightToLeft)
        screen.perform { screen.window.addSubview(view) }
        expectOneChange(view.record, from: made, to: screen.host.scene.traitCollection)
    }

    @Test("from one scene to another it is told of the change between the two, however long it was away")
    func twoScenes() {
        let light = screen(UITraitCollection())
        let dark = screen(UITraitCollection(userInterfaceStyle: .dark))
        let view = light.perform { ObservingView() }
        light.perform { light.window.addSubview(view) }
        #expect(view.record.changes.isEmpty)
        view.removeFromSuperview()
        dark.perform { dark.window.addSubview(view) }
        expectOneChange(
            view.record,
            from: light.host.scene.traitCollection,
            to: dark.host.scene.traitCollection
        )
        light.perform { light.window.addSubview(view) }
        #expect(view.record.changes.count == 2)
        #expect(view.record.changes.last?.to == light.host.scene.traitCollection)
    }

    @Test("equal traits of another scene are no change")
    func equalScenes() {
        let (first, second) = (screen(UITraitCollection()), screen(UITraitCollection()))
        let view = first.perform { ObservingView() }
        first.perform { first.window.addSubview(view) }
        second.perform { second.window.addSubview(view) }
        #expect(view.record.changes.isEmpty)
    }

    @Test("a window that was hidden while the scene's traits changed tells its views when it is shown")
    func hiddenWindow() {
        let screen = screen(UITraitCollection())
        let view = screen.perform { ObservingView() }
        let window = screen.perform { UIWindow(windowScene: screen.host.scene) }
        screen.perform { window.addSubview(view) }
        screen.host.style = .dark
        #expect(view.record.changes.isEmpty)
        screen.perform { window.isHidden = false }
        #expect(view.record.changes.count == 1)
        screen.host.style = .light
        #expect(view.record.changes.count == 2)
    }

    @Test("what overrides hide is no change: a view that is light by override stays light on a dark screen")
    func overridden() {
        let outer = UIView()
        outer.overrideUserInterfaceStyle = .light
        let inner = ObservingView()
        outer.addSubview(inner)
        let screen = screen(UITraitCollection(userInterfaceStyle: .dark))
        screen.perform { screen.window.addSubview(outer) }
        #expect(inner.record.changes.isEmpty)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(inner.record.changes.count == 1)
        #expect(inner.record.changes.last?.to.userInterfaceStyle == .dark)
    }

    @Test("a snapshot tells a view and a controller once, of the traits of its strategy")
    func snapshot() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let view = ObservingView()
        Snapshotting<UIView, UIImage>.image(size: CGSize(width: 20, height: 20), traits: dark)
            .snapshot(view).run { _ in }
        #expect(view.record.changes.count == 1)
        #expect(view.record.changes.last?.to.userInterfaceStyle == .dark)
        let controller = ObservingController()
        Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe, traits: dark)
            .snapshot(controller).run { _ in }
        #expect(controller.record.changes.count == 1)
        #expect(controller.record.registered == 1)
        // A second one by the same traits is no change.
        Snapshotting<UIView, UIImage>.image(size: CGSize(width: 20, height: 20), traits: dark)
            .snapshot(view).run { _ in }
        #expect(view.record.changes.count == 1)
    }
}
