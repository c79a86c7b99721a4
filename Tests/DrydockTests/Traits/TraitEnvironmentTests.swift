import Drydock
import DrydockTesting
import Testing

@Suite("Traits of views and controllers")
struct TraitEnvironmentTests {
    private let screen = Screen.empty(
        size: CGSize(width: 100, height: 100),
        scale: 2,
        direction: .rightToLeft,
        traits: UITraitCollection(userInterfaceStyle: .dark),
        showsStatusBar: false
    )
    private let journal = Journal()

    // MARK: - Inheriting

    @Test("a view has the traits of its scene")
    func scene() {
        let view = screen.window.adding(UIView()).adding(UIView())
        let traits = view.traitCollection
        #expect(traits === screen.host.scene.traitCollection)
        #expect(screen.host.scene.screen.traitCollection == traits)
        #expect(traits.displayScale == 2)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.userInterfaceLevel == .base)
        #expect(traits.preferredContentSizeCategory == .large)
        #expect(traits.userInterfaceIdiom == .phone)
    }

    @Test("a view in no window has the traits of the scene whose turn it is, else the current ones")
    func detached() {
        let view = UIView()
        #expect(view.traitCollection == .current)
        #expect(view.traitCollection.userInterfaceStyle == .light)
        screen.perform { #expect(view.traitCollection.userInterfaceStyle == .dark) }
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test(
        "size classes follow the screen's size",
        arguments: [
            (390, 844, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
            (844, 390, .compact, .compact), (896, 414, .regular, .compact), (320, 568, .compact, .regular),
            (1024, 768, .regular, .regular), (507, 1024, .compact, .regular),
        ]
    )
    func sizeClasses(
        width: CGFloat,
        height: CGFloat,
        horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass
    ) {
        screen.host.resize(to: CGSize(width: width, height: height), scale: 2)
        #expect(screen.window.traitCollection.horizontalSizeClass == horizontal)
        #expect(screen.window.traitCollection.verticalSizeClass == vertical)
    }

    // MARK: - Overriding

    @Test("an override holds for the view and all in it")
    func override() {
        let outer = screen.window.adding(UIView())
        let inner = outer.adding(UIView())
        let beside = screen.window.adding(UIView())
        outer.overrideUserInterfaceStyle = .light
        #expect(outer.traitCollection.userInterfaceStyle == .light)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(inner.traitCollection === outer.traitCollection)
        #expect(inner.traitCollection.displayScale == 2)
        #expect(beside.traitCollection.userInterfaceStyle == .dark)
        inner.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(outer.traitCollection.userInterfaceStyle == .light)
        outer.overrideUserInterfaceStyle = .unspecified
        inner.overrideUserInterfaceStyle = .unspecified
        #expect(inner.traitCollection === screen.host.scene.traitCollection)
    }

    @Test("overrides can be asked for and removed one by one")
    func overrides() {
        let view = screen.window.adding(UIView())
        #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        view.traitOverrides.userInterfaceStyle = .light
        view.traitOverrides.horizontalSizeClass = .regular
        view.traitOverrides[Depth.self] = 4
        #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(view.traitOverrides.contains(Depth.self))
        #expect(!view.traitOverrides.contains(UITraitVerticalSizeClass.self))
        #expect(view.traitCollection[Depth.self] == 4)
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        view.traitOverrides.remove(Depth.self)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitCollection.horizontalSizeClass == .regular)
        #expect(view.traitCollection[Depth.self] == 1)
    }

    @Test("a window's override holds for its controllers, a controller's for its view")
    func controllers() {
        let root = UIViewController()
        let child = UIViewController()
        screen.window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        screen.window.overrideUserInterfaceStyle = .light
        #expect(root.traitCollection.userInterfaceStyle == .light)
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
        child.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(root.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("a view's override says nothing about its controller")
    func viewOfController() {
        let root = UIViewController()
        screen.window.rootViewController = root
        root.view.overrideUserInterfaceStyle = .light
        #expect(root.traitCollection.userInterfaceStyle == .dark)
        root.traitOverrides.userInterfaceLevel = .elevated
        #expect(root.traitCollection.userInterfaceLevel == .elevated)
        #expect(root.view.traitCollection.userInterfaceStyle == .light)
        #expect(root.view.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test("a parent overrides a child's traits as long as it is one, and the child's own override wins")
    func parentOverride() {
        let root = UIViewController()
        let child = UIViewController()
        screen.window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        let compact = UITraitCollection {
            $0.horizontalSizeClass = .regular
            $0.userInterfaceStyle = .light
        }
        root.setOverrideTraitCollection(compact, forChild: child)
        #expect(root.overrideTraitCollection(forChild: child) == compact)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        child.overrideUserInterfaceStyle = .dark
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        child.removeFromParent()
        #expect(root.overrideTraitCollection(forChild: child) == nil)
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("a controller's override waits for its view")
    func beforeLoading() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(!controller.isViewLoaded)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        let other = UIView()
        controller.view = other
        #expect(other.traitCollection.userInterfaceStyle == .dark)
    }

    @Test(
        "a sheet is elevated, what covers the screen is not",
        arguments: [
            (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.fullScreen, .base),
        ]
    )
    func elevated(style: UIModalPresentationStyle, level: UIUserInterfaceLevel) {
        let root = UIViewController()
        screen.window.rootViewController = root
        let modal = UIViewController()
        modal.modalPresentationStyle = style
        root.present(modal, animated: false)
        #expect(modal.traitCollection.userInterfaceLevel == level)
    }

    @Test("leading is where the overridden direction begins")
    func direction() {
        let view = screen.window.adding(UIView())
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let bar = view.adding(UIView())
        bar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 10),
        ])
        screen.host.update()
        #expect(bar.frame.minX == 90)
        view.traitOverrides.layoutDirection = .leftToRight
        screen.host.update()
        #expect(bar.frame.minX == 0)
        #expect(bar.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.traitOverrides.layoutDirection = .unspecified
        screen.host.update()
        #expect(bar.frame.minX == 90)
    }
}

private enum Depth: UITraitDefinition {
    static var defaultValue: Int { 1 }
}
