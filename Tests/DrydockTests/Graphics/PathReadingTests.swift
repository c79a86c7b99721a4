import Drydock
import Testing

@Suite("CGPath's questions")
struct PathReadingTests {
    private func lines(_ points: [(CGFloat, CGFloat)], closed: Bool = true) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return path
    }

    @Test("a rectangle is one in whatever direction it is drawn, by a line back or closed")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        for path in [
            CGPath(rect: rect, transform: nil),
            lines([(1, 2), (1, 6), (4, 6), (4, 2)]),
            lines([(4, 6), (1, 6), (1, 2), (4, 2), (4, 6)], closed: false),
            lines([(4, 6), (4, 2), (1, 2), (1, 6), (4, 6)]),
        ] {
            var found = CGRect.zero
            #expect(path.isRect(&found) && found == rect)
            #expect(path.isRect(nil))
        }
    }

    @Test("open, turned, curved and further lines are no rectangle")
    func others() {
        var turn = CGAffineTransform(rotationAngle: 0.1)
        let twice = CGMutablePath()
        twice.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: 1)])
        for path in [
            CGMutablePath(),
            lines([(1, 2), (1, 6), (4, 6), (4, 2)], closed: false),
            lines([(1, 2), (1, 6), (4, 6)]),
            lines([(1, 2), (1, 6), (4, 2), (4, 6)]),
            lines([(1, 2), (1, 6), (4, 6), (4, 2), (2, 2)]),
            CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: &turn),
            CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil),
            twice,
        ] {
            var found = CGRect.zero
            #expect(!path.isRect(&found) && found == .zero)
        }
    }

    @Test("a function is called with each element and what is for it")
    func applying() {
        var count = 0
        withUnsafeMutablePointer(to: &count) { count in
            lines([(1, 2), (1, 6), (4, 6)]).apply(info: count) { info, element in
                let points = element.pointee.type == .closeSubpath ? 0 : 1
                info?.assumingMemoryBound(to: Int.self).pointee += 10 + points
            }
        }
        #expect(count == 43)
    }
}
