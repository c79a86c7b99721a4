import Drydock
import DrydockHost
import DrydockTesting
import Foundation
import Testing

@Suite("Views in one another")
struct NestingTests {
    enum Kind: CaseIterable {
        case plain, fadingAndClipped, round, masked, tilted, scrolling
    }

    @Test("as many views as can lie in one another are drawn, whatever each takes", arguments: Kind.allCases)
    func deep(kind: Kind) {
        var draws = 0
        // In the window and the controller's view.
        let screen = Self.nest(UIView.maximumDepth - 3, kind) { draws += 1 }
        _ = screen.host.render()
        #expect(draws == 1)
    }

    @Test(
        "a view in too many others is named, with those around it and their number",
        arguments: [false, true]
    )
    func tooDeep(drawsAlone: Bool) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [drawsAlone = drawsAlone as Bool] in
            await MainActor.run {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                var last = root
                for level in 1...600 {
                    let view = UIView(frame: root.bounds)
                    view.accessibilityIdentifier = "\(level)"
                    last.addSubview(view)
                    last = view
                }
                if drawsAlone {
                    _ = UIGraphicsImageRenderer(size: root.bounds.size).image {
                        root.layer.render(in: $0.cgContext)
                    }
                } else {
                    root.layoutIfNeeded()
                }
            }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let views =
            #"UIView "512" lies in 512 other views, the last of which are UIView "511" in UIView "510" in"#
        #expect(output.contains(views))
        #expect(output.contains("511 are the most that can be laid out and drawn: use fewer containers."))
    }

    @Test("a layer in too many others is named")
    func tooDeepLayers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = CALayer()
                var last = root
                for level in 1...600 {
                    let layer = CALayer()
                    layer.name = "\(level)"
                    last.addSublayer(layer)
                    last = layer
                }
                let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
                _ = renderer.image { root.render(in: $0.cgContext) }
            }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains(#"CALayer "512" lies in 512 other layers and views"#))
    }

    /// Views in one another, the innermost of which notes that it is drawn.
    private static func nest(_ count: Int, _ kind: Kind, _ draw: @escaping () -> Void) -> Screen {
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        return Screen(size: bounds.size, showsStatusBar: false) {
            let controller = UIViewController()
            var parent: UIView = controller.view
            for _ in 0..<count {
                let view = kind == .scrolling ? UIScrollView(frame: bounds) : UIView(frame: bounds)
                view.backgroundColor = .red
                decorate(view, kind)
                parent.addSubview(view)
                parent = view
            }
            parent.addSubview(Drawn(frame: bounds, draw))
            return controller
        }
    }

    private static func decorate(_ view: UIView, _ kind: Kind) {
        switch kind {
        case .plain, .scrolling: break
        case .fadingAndClipped: (view.alpha, view.clipsToBounds) = (0.99, true)
        case .round: (view.layer.cornerRadius, view.clipsToBounds) = (4, true)
        case .masked:
            let mask = CAShapeLayer()
            mask.path = CGPath(ellipseIn: view.bounds, transform: nil)
            view.layer.mask = mask
        case .tilted:
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 500
            view.layer.transform = CATransform3DRotate(transform, 0.01, 0, 1, 0)
        }
    }
}

private final class Drawn: UIView {
    private let didDraw: () -> Void

    init(frame: CGRect, _ didDraw: @escaping () -> Void) {
        self.didDraw = didDraw
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { didDraw() }
}
