import Drydock
import DrydockSnapshots
import Testing

struct PathStrategyTests {
    private var ring: UIBezierPath {
        let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 20))
        path.append(UIBezierPath(rect: CGRect(x: 15, y: 25, width: 10.5, height: 10)))
        path.move(to: CGPoint(x: 12, y: 22))
        path.addQuadCurve(to: CGPoint(x: 14, y: 24), controlPoint: CGPoint(x: 12.3456, y: 23))
        return path
    }

    @Test("elements are a line each, as swift-snapshot-testing stores them")
    func elements() throws {
        var text: String?
        Snapshotting<UIBezierPath, String>.elementsDescription.snapshot(ring).run { text = $0 }
        #expect(
            text == """
                MoveTo (10.0, 20.0)
                LineTo (40.0, 20.0)
                LineTo (40.0, 40.0)
                LineTo (10.0, 40.0)
                Close \("")

                MoveTo (15.0, 25.0)
                LineTo (25.5, 25.0)
                LineTo (25.5, 35.0)
                LineTo (15.0, 35.0)
                Close \("")

                MoveTo (12.0, 22.0)
                QuadCurveTo (12.346, 23.0) (14.0, 24.0)
                """
        )
    }

    @Test("a formatter writes the numbers")
    func formatter() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.minimumFractionDigits = 2
        var text: String?
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2.5, width: 1, height: 1))
        Snapshotting<UIBezierPath, String>.elementsDescription(numberFormatter: formatter).snapshot(path)
            .run { text = $0 }
        #expect(text?.hasPrefix("MoveTo (1.00, 2.50)\nLineTo (2.00, 2.50)\n") == true)
    }

    @Test("a picture has the size of the path; rules fill the hole or leave it")
    func pictures() throws {
        var images: [UIImage] = []
        Snapshotting<CGPath, UIImage>.image(scale: 2).snapshot(ring.cgPath).run { images.append($0) }
        Snapshotting<UIBezierPath, UIImage>.image.snapshot(ring).run { images.append($0) }
        Snapshotting<CGPath, UIImage>.image.snapshot(CGMutablePath()).run { images.append($0) }
        #expect(
            images.map(\.size) == [
                CGSize(width: 30, height: 20), CGSize(width: 30, height: 20), CGSize(width: 1, height: 1),
            ]
        )
        #expect(images.map(\.scale) == [2, 1, 1])
        assertSnapshot(of: ring.cgPath, as: .image(scale: 2))
    }
}
