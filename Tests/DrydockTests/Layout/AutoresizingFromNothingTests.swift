import Drydock
import Testing

@Suite("Views that are autoresized from nothing")
@MainActor
struct AutoresizingFromNothingTests {
    private static let margins: UIView.AutoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]

    @Test(
        "one whose margins give way comes to the middle of a superview that had no size",
        arguments: [0, -10]
    )
    func middle(start: CGFloat) {
        let view = UIView()
        let icon = UIView(frame: CGRect(x: start, y: start, width: 20, height: 20))
        icon.autoresizingMask = Self.margins
        view.addSubview(icon)
        view.frame = CGRect(x: 5, y: 5, width: 78, height: 26)
        #expect(icon.frame == CGRect(x: 29, y: 3, width: 20, height: 20))
        view.frame.size = CGSize(width: 40, height: 60)
        #expect(abs(icon.center.x - 20) < 1e-9 && abs(icon.center.y - 30) < 1e-9)
    }

    @Test("one that is as large as its superview comes to the middle of a larger one")
    func large() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let part = UIView(frame: view.bounds)
        part.autoresizingMask = Self.margins
        view.addSubview(part)
        view.frame.size = CGSize(width: 40, height: 30)
        #expect(part.frame == CGRect(x: 10, y: 5, width: 20, height: 20))
    }
}
