import Drydock
import DrydockTesting
import Testing

@Suite("Where bars stand")
struct BarPositionTests {
    private final class Delegate: NSObject, UINavigationBarDelegate, UIToolbarDelegate, UISearchBarDelegate {
        let answer: UIBarPosition
        private(set) var asked = 0

        init(_ answer: UIBarPosition) {
            self.answer = answer
        }

        func position(for bar: any UIBarPositioning) -> UIBarPosition {
            asked += 1
            return answer
        }
    }

    /// A screen with a bar 47 points below its top, where its safe area begins.
    private func show(_ bar: UIView) -> Screen {
        let screen = Screen { UIViewController() }
        bar.frame = CGRect(x: 0, y: 47, width: 390, height: 44)
        screen.perform {
            screen.window.rootViewController?.additionalSafeAreaInsets.top =
                47 - screen.window.safeAreaInsets.top
            screen.window.rootViewController?.view.addSubview(bar)
        }
        screen.settle()
        return screen
    }

    /// Of the bar's ground, and of the line at its edge within it.
    private func ground(of bar: UIView) throws -> (frame: CGRect, line: CGRect) {
        bar.layoutIfNeeded()
        let ground = try #require(bar.subviews.first)
        ground.layoutIfNeeded()
        return (ground.frame, try #require(ground.subviews.last).frame)
    }

    @Test(
        "navigation and search bars stand at the top, toolbars at the bottom, the bars of controllers at the edges"
    )
    func usual() {
        #expect(UINavigationBar().barPosition == .top)
        #expect(UISearchBar().barPosition == .top)
        #expect(UIToolbar().barPosition == .bottom)
        let navigation = UINavigationController(rootViewController: UIViewController())
        #expect(navigation.navigationBar.barPosition == .topAttached)
        #expect(navigation.toolbar.barPosition == .bottom)
        final class Silent: NSObject, UINavigationBarDelegate, UIToolbarDelegate {}
        #expect(Silent().position(for: UINavigationBar()) == .top)
        #expect(Silent().position(for: UIToolbar()) == .bottom)
    }

    @Test("the delegate is asked when the bar comes into a window")
    func asking() {
        let delegate = Delegate(.topAttached)
        let (navigation, tools, search) = (UINavigationBar(), UIToolbar(), UISearchBar())
        navigation.delegate = delegate
        tools.delegate = delegate
        search.delegate = delegate
        #expect(delegate.asked == 0)
        let screens = [navigation, tools, search].map { show($0) }
        #expect(delegate.asked == 3)
        #expect(
            [navigation.barPosition, tools.barPosition, search.barPosition].allSatisfy { $0 == .topAttached }
        )
        screens[0].perform { navigation.removeFromSuperview() }
        #expect(delegate.asked == 3)
        screens[0].perform { screens[0].window.rootViewController?.view.addSubview(navigation) }
        #expect(delegate.asked == 4)
    }

    @Test("the ground of a bar that is attached to the top goes on to the screen's edge")
    func attached() throws {
        let delegate = Delegate(.topAttached)
        let (navigation, tools, search) = (UINavigationBar(), UIToolbar(), UISearchBar())
        navigation.delegate = delegate
        tools.delegate = delegate
        search.delegate = delegate
        for bar in [navigation, tools, search] {
            let screen = show(bar)
            let (frame, line) = try ground(of: bar)
            #expect(frame == CGRect(x: 0, y: -47, width: 390, height: 91))
            #expect(line.minY == 91)
            screen.perform { bar.removeFromSuperview() }
        }
    }

    @Test(
        "elsewhere it ends with the bar, and the line stands towards the content",
        arguments: [true, false]
    )
    func shadows(isAtTop: Bool) throws {
        let delegate = Delegate(isAtTop ? .top : .bottom)
        let (navigation, tools) = (UINavigationBar(), UIToolbar())
        navigation.delegate = delegate
        tools.delegate = delegate
        for bar in [navigation, tools] {
            let screen = show(bar)
            let (frame, line) = try ground(of: bar)
            #expect(frame == CGRect(x: 0, y: 0, width: 390, height: 44))
            #expect(isAtTop ? line.minY == 44 : line.maxY == 0)
            screen.perform { bar.removeFromSuperview() }
        }
    }

    @Test("a toolbar at the top has the images for there")
    func images() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let delegate = Delegate(.top)
        let bar = UIToolbar()
        bar.delegate = delegate
        bar.setBackgroundImage(image, forToolbarPosition: .top, barMetrics: .default)
        func shown() throws -> UIImage? {
            bar.layoutIfNeeded()
            return try #require(bar.subviews.first).subviews.lazy.compactMap { $0 as? UIImageView }.first?
                .image
        }
        #expect(try shown() == nil)
        let screen = show(bar)
        #expect(try shown() === image)
        screen.perform { bar.removeFromSuperview() }
    }

    @Test("the toolbar of a navigation controller takes no delegate")
    func owned() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Other: NSObject, UIToolbarDelegate {}
                let other = Other()
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.toolbar.delegate = other
            }
        }
        #expect(
            errorText(of: result).contains(
                "UIToolbar.delegate: the toolbar of a navigation controller has no delegate"
            )
        )
    }
}
