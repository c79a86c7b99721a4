import Drydock
import DrydockTesting
import Testing

@Suite("Toolbars above which content ends")
struct ToolbarEdgeTests {
    private let content = UIScrollView()

    /// A navigation controller with a toolbar, and a page with so many points of content.
    private func show(_ height: CGFloat, size: CGSize = CGSize(width: 390, height: 844)) -> (
        Screen, UIToolbar
    ) {
        let page = UIViewController()
        page.view = content
        content.contentSize = CGSize(width: size.width, height: height)
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        let screen = Screen(size: size) { navigation }
        screen.settle()
        return (screen, navigation.toolbar)
    }

    private func color(of bar: UIToolbar) throws -> UIColor? {
        bar.layoutIfNeeded()
        let ground = try #require(bar.subviews.first)
        return ground.subviews.lazy.filter { !($0 is UIImageView) && !($0 is UIVisualEffectView) }.first?
            .backgroundColor
    }

    private func hasEffect(_ bar: UIToolbar) throws -> Bool {
        bar.layoutIfNeeded()
        let ground = try #require(bar.subviews.first)
        return ground.subviews.contains { $0 is UIVisualEffectView && !$0.isHidden }
    }

    /// As tab bars: NativeScript/NativeScript#9614.
    @Test("over a page without a scroll view the bar has no ground, and one that goes keeps its look")
    func noContent() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        let screen = Screen(size: CGSize(width: 390, height: 844)) { navigation }
        screen.settle()
        #expect(try !hasEffect(navigation.toolbar))

        let (other, bar) = show(2000)
        let shown = try #require(other.topViewController as? UINavigationController)
        #expect(try hasEffect(bar))
        other.perform { shown.setToolbarHidden(true, animated: true) }
        #expect(try hasEffect(bar))
    }

    @Test("content behind the bar has the standard look, content that ends above it that for the edge")
    func scrolling() throws {
        let (screen, bar) = show(2000)
        let (standard, edge) = (UIToolbarAppearance(), UIToolbarAppearance())
        (standard.backgroundColor, edge.backgroundColor) = (.red, .green)
        screen.perform {
            bar.standardAppearance = standard
            bar.scrollEdgeAppearance = edge
        }
        #expect(try color(of: bar) == .red)
        screen.perform {
            content.contentOffset.y =
                2000 + content.adjustedContentInset.bottom - content.bounds.height
        }
        screen.settle()
        #expect(try color(of: bar) == .green)
        screen.perform { content.contentOffset.y -= 10 }
        screen.settle()
        #expect(try color(of: bar) == .red)
        edge.backgroundColor = .blue
        screen.perform { content.contentSize.height = 10 }
        screen.settle()
        // The bar has kept a copy.
        #expect(try color(of: bar) == .green)
    }

    @Test("without a look for the edge the bar loses its ground there")
    func clear() throws {
        let (screen, bar) = show(2000)
        #expect(try hasEffect(bar))
        screen.perform { content.contentSize.height = 10 }
        screen.settle()
        #expect(try !hasEffect(bar))
    }

    @Test("a low bar has the compact look for the edge, else the other one")
    func compact() throws {
        let (screen, bar) = show(10, size: CGSize(width: 844, height: 390))
        let (edge, compact) = (UIToolbarAppearance(), UIToolbarAppearance())
        (edge.backgroundColor, compact.backgroundColor) = (.green, .blue)
        screen.perform { bar.scrollEdgeAppearance = edge }
        #expect(try color(of: bar) == .green)
        screen.perform { bar.compactScrollEdgeAppearance = compact }
        #expect(try color(of: bar) == .blue)
    }
}
