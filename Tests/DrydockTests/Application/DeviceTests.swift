import Drydock
import DrydockTesting
import Foundation
import Testing

@Suite("What does not depend on the computer")
struct DeviceTests {
    @Test("a device knows nothing of a battery, as a simulator does, and is the same one everywhere")
    func device() {
        let device = UIDevice.current
        #expect(!device.isBatteryMonitoringEnabled)
        device.isBatteryMonitoringEnabled = true
        #expect(device.batteryLevel == -1)
        #expect(device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = false
        #expect(device.identifierForVendor == UUID(uuidString: "D0D0D0D0-0000-4000-8000-000000000000"))
    }

    @Test("touches have no force")
    func force() throws {
        final class Pad: UIView {
            var forces: [CGFloat] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                forces += touches.flatMap { [$0.force, $0.maximumPossibleForce] }
            }
        }
        let pad = Pad(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let screen = Screen {
            let controller = UIViewController()
            controller.view.addSubview(pad)
            return controller
        }
        try screen.tap(pad)
        #expect(pad.forces == [0, 0])
    }

    @Test("the application says of the status bar what its controller wants")
    func statusBar() {
        final class Quiet: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let light = Screen { Light() }
        #expect(light.perform { UIApplication.shared.statusBarStyle } == .lightContent)
        #expect(light.perform { !UIApplication.shared.isStatusBarHidden })
        let quiet = Screen { Quiet() }
        #expect(quiet.perform { UIApplication.shared.isStatusBarHidden })
    }

    @Test("a scene's coordinates are its screen's")
    func coordinateSpace() throws {
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
        let screen = Screen(size: CGSize(width: 300, height: 400)) {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        }
        let space = try #require(screen.perform { view.window?.windowScene?.coordinateSpace })
        #expect(space.bounds.size == CGSize(width: 300, height: 400))
        #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 30, y: 40))
    }

    @Test("a refresh control's subclass may have its own plain initialiser")
    func refreshControl() {
        final class Control: UIRefreshControl {
            let name: String

            override init() {
                name = "own"
                super.init()
                tintColor = .red
            }

            required init?(coder: NSCoder) { nil }
        }
        let control = Control()
        #expect(control.frame.size == UIRefreshControl().frame.size)
        #expect(control.subviews.count == UIRefreshControl().subviews.count)
    }
}
