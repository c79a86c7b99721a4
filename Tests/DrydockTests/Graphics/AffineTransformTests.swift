import Drydock
import Foundation
import Testing

@Suite("CGAffineTransform")
struct AffineTransformTests {
    private let some = CGAffineTransform(a: 1.5, b: -0.25, c: 0.5, d: 2, tx: 7, ty: -3)

    @Test("quarter turns are exact")
    func quarterTurns() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(quarter == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(CGPoint(x: 3, y: 4).applying(quarter) == CGPoint(x: -4, y: 3))
        #expect(CGAffineTransform(rotationAngle: .pi).d == -1)
        #expect(CGAffineTransform(rotationAngle: -.pi / 2).b == -1)
        #expect(CGAffineTransform(rotationAngle: 2 * .pi).isIdentity)
        let four = quarter.concatenating(quarter).concatenating(quarter).concatenating(quarter)
        #expect(four.isIdentity)
    }

    @Test("sines and arc tangents agree with the C library's to the last bits")
    func trigonometry() {
        for step in -4000...4000 {
            let angle = Double(step) * 0.0173
            let own = Trigonometry.sineAndCosine(angle)
            #expect(abs(own.sine - sin(angle)) < 4e-16)
            #expect(abs(own.cosine - cos(angle)) < 4e-16)
            let found = Trigonometry.angle(x: own.cosine, y: own.sine)
            #expect(abs(found - atan2(own.sine, own.cosine)) < 1e-15)
        }
        #expect(Trigonometry.sineAndCosine(.nan).cosine == 1)
        #expect(Trigonometry.sineAndCosine(1e300).sine.magnitude <= 1)
    }

    @Test("what is concatenated comes after, what is translated, scaled and rotated by comes before")
    func order() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        let double = CGAffineTransform(scaleX: 2, y: 2)
        let point = CGPoint(x: 1, y: 1)
        #expect(point.applying(move.concatenating(double)) == CGPoint(x: 22, y: 2))
        #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
        #expect(point.applying(double.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
        #expect(point.applying(move.rotated(by: .pi / 2)) == CGPoint(x: 9, y: 1))
    }

    @Test("the inverse leads back, and a map without one is its own")
    func inverse() {
        let point = CGPoint(x: 5, y: -11)
        let back = point.applying(some).applying(some.inverted())
        #expect(abs(back.x - 5) < 1e-12 && abs(back.y + 11) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("sizes map as vectors and rectangles to the box around their corners")
    func shapes() {
        #expect(CGSize(width: 2, height: 4).applying(some) == CGSize(width: 5, height: 7.5))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let corners = [(1, 2), (4, 2), (1, 6), (4, 6)].map { CGPoint(x: $0.0, y: $0.1).applying(some) }
        let box = rect.applying(some)
        #expect(box.minX == corners.map(\.x).min())
        #expect(box.maxX == corners.map(\.x).max())
        #expect(box.minY == corners.map(\.y).min())
        #expect(box.maxY == corners.map(\.y).max())
    }

    @Test("the plain initialiser makes the zero matrix, as in Core Graphics")
    func zero() {
        #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
        #expect(CGAffineTransform.identity.isIdentity)
    }
}
