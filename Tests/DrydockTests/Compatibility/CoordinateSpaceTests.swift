import Drydock
import DrydockTesting
import Foundation
import Testing

@Suite struct CoordinateSpaceTests {
    @Test("the screen's space is that of its points, and views have their own on it")
    func converting() throws {
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 40))
        let screen = Screen(size: CGSize(width: 300, height: 200), scale: 2) {
            let controller = UIViewController()
            controller.view.addSubview(inner)
            return controller
        }
        screen.perform { screen.window.frame = CGRect(x: 20, y: 10, width: 200, height: 150) }
        let space = screen.window.screen.coordinateSpace
        let point = CGPoint(x: 1, y: 2)

        #expect(inner.convert(point, to: space) == CGPoint(x: 26, y: 18))
        #expect(space.convert(point, from: inner) == CGPoint(x: 26, y: 18))
        #expect(inner.convert(CGPoint(x: 26, y: 18), from: space) == point)
        #expect(inner.convert(inner.bounds, to: space) == CGRect(x: 25, y: 16, width: 50, height: 40))
        #expect(space.convert(CGRect(x: 25, y: 16, width: 50, height: 40), to: inner) == inner.bounds)
        let other: any UICoordinateSpace = screen.window
        #expect(inner.convert(point, to: other) == CGPoint(x: 6, y: 8))
        #expect(space.convert(point, to: space) == point)

        screen.perform { inner.transform = CGAffineTransform(rotationAngle: .pi / 2) }
        let turned = inner.convert(inner.bounds, to: space)
        #expect(abs(turned.width - 40) < 1e-9 && abs(turned.height - 50) < 1e-9)
    }

    @Test("native bounds are pixels, held upright")
    func native() {
        let screen = Screen(size: CGSize(width: 844, height: 390), scale: 3) { UIViewController() }
        #expect(screen.window.screen.nativeScale == 3)
        #expect(screen.window.screen.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    }
}
