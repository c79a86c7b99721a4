import Drydock
import Foundation
import Testing

@Suite("Older forms of UIKit that public code uses")
struct OlderFormsTests {
    @Test("index paths of Foundation's class have sections, rows and items")
    func indexPaths() {
        let path = NSIndexPath(row: 3, section: 2)
        #expect(path as IndexPath == IndexPath(row: 3, section: 2))
        #expect((path.section, path.row, path.item) == (2, 3, 3))
        #expect(NSIndexPath(item: 4, section: 1).item == 4)
    }

    @Test("Dispatch's constants agree with its intervals")
    func constants() {
        let time = DispatchTime(uptimeNanoseconds: 5)
        #expect(time + .seconds(1) == DispatchTime(uptimeNanoseconds: 5 + NSEC_PER_SEC))
        #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC)
        #expect(NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    }

    @Test("white and grey activity indicators have their sizes, and their colours unless they are given one")
    func indicators() {
        let indicator = UIActivityIndicatorView(style: .whiteLarge)
        #expect(indicator.color == .white)
        #expect(indicator.frame.size == UIActivityIndicatorView(style: .large).frame.size)
        indicator.style = .gray
        #expect(indicator.color == UIActivityIndicatorView(style: .medium).color)
        #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
        indicator.color = .red
        indicator.style = .white
        #expect(indicator.color == .red)
        indicator.color = nil
        #expect(indicator.color == .white)
    }

    @Test("a bar button item's target can be another object")
    func target() {
        final class Counter {
            var count = 0
            func step() { count += 1 }
        }
        let (first, second) = (Counter(), Counter())
        let item = UIBarButtonItem(title: "Add", style: .plain, target: first, action: Counter.step)
        item.target = second
        #expect(item.target === second)
    }

    @Test("geometry goes to text and back, and what is no such text is zero")
    func geometryAsText() {
        let rect = CGRect(x: 0.1, y: -2, width: 3.5, height: 4)
        #expect(NSCoder.string(for: CGPoint(x: 3, y: 2.5)) == "{3, 2.5}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
        #expect(NSCoder.cgPoint(for: "{3.0,2.5}") == CGPoint(x: 3, y: 2.5))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        let transform = CGAffineTransform(rotationAngle: 1)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        for text in ["", "{}", "{1}", "{1,2", "{1,a}", "{1,2,3}", "{{1,2}}"] {
            #expect(NSCoder.cgPoint(for: text) == .zero)
        }
    }

    @Test("a null rectangle, as insets of what is too small give, is a frame without size")
    func nullFrames() {
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
        view.frame = CGRect(x: 0, y: 0, width: 4, height: 4).insetBy(dx: 6, dy: 0)
        #expect(view.frame == CGRect(x: 3, y: 4, width: 0, height: 0))
        let layer = CALayer()
        layer.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
        layer.frame = .null
        #expect(layer.frame == CGRect(x: 3, y: 4, width: 0, height: 0))
        #expect(UIView(frame: .null).frame == .zero)
    }
}
