import Drydock
import Testing

/// Values before anything is set.
@Suite("Default values")
@MainActor
struct DefaultValueTests {
    /// Source: the documentation of `NSParagraphStyle.tabStops`: "The default value is an array of 12 left-aligned tabs at 28pt
    /// intervals."
    @Test("a paragraph style has twelve tab stops, 28 points apart")
    func tabStops() {
        for style in [NSParagraphStyle.default, NSParagraphStyle(), NSMutableParagraphStyle()] {
            #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat(28 * $0) })
            #expect(style.tabStops.allSatisfy { $0.alignment == .left })
        }
        #expect(NSMutableParagraphStyle() == NSParagraphStyle.default)
        let style = NSMutableParagraphStyle()
        style.addTabStop(NSTextTab(textAlignment: .left, location: 30))
        #expect(style.tabStops.count == 13)
        style.tabStops = []
        #expect(style.tabStops.isEmpty)
    }

    /// Source: the documentation of `UIPanGestureRecognizer.maximumNumberOfTouches`: "The default value is NSUIntegerMax", and
    /// Apple's header, which has `UINT_MAX`.
    @Test("a pan takes UINT_MAX fingers")
    func pans() {
        #expect(UIPanGestureRecognizer().maximumNumberOfTouches == Int(UInt32.max))
        #expect(UIPanGestureRecognizer().minimumNumberOfTouches == 1)
    }

    /// From memory: sizes of nothing are zero, not minus zero.
    @Test("an empty label's size is 0.0")
    func labels() {
        for size in [UILabel().intrinsicContentSize, UILabel().sizeThatFits(CGSize(width: 100, height: 100))]
        {
            #expect("\(size.width) \(size.height)" == "0.0 0.0")
        }
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "")
        #expect("\(label.intrinsicContentSize)" == "\(CGSize.zero)")
    }

    /// Source: the documentation of `UITabBarController.viewControllers`: "The default value of this property is nil."
    @Test("a tab bar controller has no view controllers until it is given some")
    func tabs() {
        let tabs = UITabBarController()
        #expect(tabs.viewControllers == nil)
        tabs.viewControllers = []
        #expect(tabs.viewControllers == [])
        tabs.viewControllers = nil
        #expect(tabs.viewControllers == nil)
    }
}
