import Drydock
import Testing

/// Geometry in `NSValue`, as dictionaries of UIKit's hold it.
@Suite("NSValue")
struct NSValueTests {
    private let rect = CGRect(x: 1, y: -2, width: 3, height: 4.5)

    @Test("a rectangle is found as either, whichever was put in")
    func rectangles() {
        for value in [rect, NSValue(cgRect: rect)] as [Any] {
            let info: [AnyHashable: Any] = ["frame": value]
            #expect((info["frame"] as? NSValue)?.cgRectValue == rect)
            #expect(info["frame"] as? CGRect == rect)
        }
    }

    @Test("points and sizes are found as either")
    func pointsAndSizes() {
        #expect((rect.origin as Any as? NSValue)?.cgPointValue == rect.origin)
        #expect(NSValue(cgPoint: rect.origin) as Any as? CGPoint == rect.origin)
        #expect((rect.size as Any as? NSValue)?.cgSizeValue == rect.size)
        #expect(NSValue(cgSize: rect.size) as Any as? CGSize == rect.size)
    }

    @Test("a value that holds something else is nothing")
    func others() {
        #expect(NSValue(cgPoint: .zero) as Any as? CGRect == nil)
        #expect(NSValue(cgSize: .zero) as Any as? CGPoint == nil)
        #expect(NSNumber(value: 3) as Any as? CGSize == nil)
        #expect("text" as Any as? NSValue == nil)
    }

    @Test("equal rectangles are equal values")
    func equality() {
        #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
        #expect(NSValue(cgRect: rect) != NSValue(cgRect: .zero))
    }

    @Test("a number is a length when it is asked for as one, and the other way round")
    func numbers() {
        let (number, length): (Any, Any) = (NSNumber(value: 0.1), CGFloat(2.5))
        #expect(number as? CGFloat == 0.1)
        #expect((length as? NSNumber)?.doubleValue == 2.5)
        #expect(length as? CGFloat == 2.5)
    }
}
