import Drydock
import DrydockHost
import DrydockGraphics
import DrydockTesting
import Foundation
import Synchronization
import Testing

/// Trees of views that are deeper than screens are.
struct NestingTests {
    enum Kind: CaseIterable {
        case plain, fadingAndClipped, round, shadowed, masked, tilted, scrolling
    }

    @Test(
        "two thousand views in each other are drawn as deep as the cap, whatever they take to draw",
        arguments: Kind.allCases
    )
    func deep(kind: Kind) {
        let warnings = Mutex<[String]>([])
        Log.$recorder.withValue({ _, message in warnings.withLock { $0.append(message) } }) {
            let screen = nest(2_000, kind)
            _ = screen.host.render()
        }
        #expect(
            warnings.withLock { $0 }.contains {
                $0.hasPrefix("\(Self.name(kind)) is neither laid out nor drawn")
            }
        )
    }

    @Test("a tree that is too deep for the thread's stack stops the program with the view and its depth")
    func smallStack() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var limit = rlimit(rlim_cur: 1 << 20, rlim_max: rlim_t.max)
                setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
                let screen = NestingTests.nest(400, .round)
                _ = screen.host.render()
            }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("UIView is nested"))
        #expect(output.contains("deep, for which the thread's stack has no room"))
    }

    private func nest(_ count: Int, _ kind: Kind) -> Screen { Self.nest(count, kind) }

    private static func name(_ kind: Kind) -> String { kind == .scrolling ? "UIScrollView" : "UIView" }

    private static func nest(_ count: Int, _ kind: Kind) -> Screen {
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
            return controller
        }
    }

    private static func decorate(_ view: UIView, _ kind: Kind) {
        switch kind {
        case .plain, .scrolling: break
        case .fadingAndClipped: (view.alpha, view.clipsToBounds) = (0.99, true)
        case .round: (view.layer.cornerRadius, view.clipsToBounds) = (4, true)
        case .shadowed: view.layer.shadowOpacity = 0.5
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
