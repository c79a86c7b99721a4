import Drydock
import DrydockHost
import DrydockRaster
import DrydockSnapshots
import DrydockTesting
import Testing

/// Screens of devices: what they keep free, and their status bars.
@Suite struct DeviceScreenTests {
    @Test("devices have different names") func names() {
        #expect(Set(DeviceModel.all.map(\.identifier)).count == DeviceModel.all.count)
        #expect(DeviceModel.all.allSatisfy { DeviceModel(identifier: $0.identifier) == $0 })
        #expect(Screen.Device(named: "iPhone 16 Pro") == .iPhone16Pro)
        #expect(Screen.Device(named: "ipad pro 12.9")?.size == CGSize(width: 1024, height: 1366))
        #expect(Screen.Device(named: "iPhone 99") == nil)
    }

    /// Phones as swift-snapshot-testing has them, later ones as their simulators report, from memory.
    @Test(
        "a size of a device is kept free as the device does",
        arguments: [
            (CGSize(width: 320, height: 568), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
            (CGSize(width: 375, height: 667), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
            (CGSize(width: 667, height: 375), .zero),
            (CGSize(width: 375, height: 812), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
            (CGSize(width: 390, height: 844), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
            (CGSize(width: 844, height: 390), UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
            (CGSize(width: 393, height: 852), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
            (CGSize(width: 874, height: 402), UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62)),
            (CGSize(width: 768, height: 1024), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
            (CGSize(width: 1194, height: 834), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
            (CGSize(width: 500, height: 700), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
        ]
    )
    func safeArea(size: CGSize, insets: UIEdgeInsets) {
        let screen = Screen(size: size) { UIViewController() }
        #expect(screen.window.safeAreaInsets == insets)
        let frame = screen.window.windowScene?.statusBarManager?.statusBarFrame
        #expect(
            frame == (insets.top == 0 ? .zero : CGRect(x: 0, y: 0, width: size.width, height: insets.top))
        )
    }

    @Test("a phone that is turned hides its status bar, and shows it again") func rotation() {
        let screen = Screen(device: .iPhone16Pro) { UIViewController() }
        let manager = screen.window.windowScene?.statusBarManager
        #expect(manager?.isStatusBarHidden == false)
        screen.rotate()
        #expect(screen.window.bounds.size == CGSize(width: 874, height: 402))
        #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
        #expect(manager?.isStatusBarHidden == true)
        screen.rotate()
        #expect(screen.window.safeAreaInsets == Screen.Device.iPhone16Pro.safeAreaInsets())
        #expect(manager?.isStatusBarHidden == false)
    }

    @Test("insets that somebody set stay when the size changes") func ownInsets() {
        let screen = Screen { UIViewController() }
        screen.host.scene.safeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        screen.rotate()
        #expect(screen.window.safeAreaInsets.top == 5)
    }

    @Test("a tablet is one") func tablet() {
        let screen = Screen(device: .iPadPro11, isLandscape: true) { UIViewController() }
        #expect(screen.window.bounds.size == CGSize(width: 1194, height: 834))
        #expect(screen.window.traitCollection.userInterfaceIdiom == .pad)
        #expect(screen.window.traitCollection.horizontalSizeClass == .regular)
        #expect(screen.window.traitCollection.displayScale == 2)
        #expect(Screen.Device.iPadPro11.displayCornerRadius == 18)
    }

    @Test("the first device of a size is meant by it") func firstOfSize() {
        // An iPhone X, not a 13 mini.
        #expect(ScreenGeometry(ofScreen: CGSize(width: 375, height: 812)).safeArea.top == 44)
        let mini = Screen(device: .iPhone13Mini) { UIViewController() }
        #expect(mini.window.safeAreaInsets.top == 50)
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rtl
        var testDescription: String { rawValue }
    }

    @Test("status bars of devices", arguments: Look.allCases) func statusBars(look: Look) {
        let devices: [Screen.Device] = [
            .iPhoneSE1, .iPhoneX, .iPhone14, .iPhone16, .iPhone16Pro, .iPad9, .iPadPro11,
        ]
        let pictures = devices.map { device in
            let screen = Screen(
                device: device,
                scale: 2,
                direction: look == .rtl ? .rightToLeft : .leftToRight,
                traits: UITraitCollection(userInterfaceStyle: look == .dark ? .dark : .light)
            ) { PlainController() }
            return UIImage(bitmap: screen.host.render().bitmap, scale: 2)
        }
        let height: CGFloat = 76
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 440, height: height * CGFloat(devices.count))
        )
        let sheet = renderer.image { context in
            UIColor.systemGray.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 440, height: height * CGFloat(devices.count)))
            for (index, picture) in pictures.enumerated() {
                let y = CGFloat(index) * height
                context.cgContext.saveGState()
                context.cgContext.clip(to: CGRect(x: 0, y: y, width: 436, height: height - 4))
                picture.draw(at: CGPoint(x: 0, y: y))
                context.cgContext.restoreGState()
            }
        }
        assertSnapshot(of: sheet, as: .image)
    }

    private final class PlainController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
        }
    }
}
