import Drydock
import DrydockCatalogue
import DrydockSnapshots
import Testing

/// A mistake in a test fails that test, and no other.
struct MisuseTests {
    private func message(_ body: () throws -> Void) throws -> String {
        try #require(throws: SnapshotFailure.self) { try body() }.message
    }

    @Test(
        "a size without a width, without end or too large for any picture is refused",
        arguments: [
            (0, 10), (-1, 5), (20, -5), (.nan, 5), (.infinity, 5), (5, .infinity), (100_000, 1), (9000, 9000),
        ]
            as [(
                CGFloat, CGFloat
            )]
    )
    func size(_ width: CGFloat, height: CGFloat) throws {
        let size = CGSize(width: width, height: height)
        let view = try message { _ = try Snapshotting<UIView, UIImage>.image(size: size).take(UIView()) }
        #expect(view.contains("is no size"))
        let controller = try message {
            _ = try Snapshotting<UIViewController, UIImage>.image(size: size).take(UIViewController())
        }
        #expect(controller.contains("is no size"))
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return }
        let screen = try message {
            _ = try Snapshotting<Screen, UIImage>.image.take(Screen(size: size) { UIViewController() })
        }
        #expect(screen.contains("is no size"))
        let entry = ComponentCatalogue { CatalogueScreen("large") { UIViewController() } }.entries[0]
        let matrix = PictureMatrix([PictureMatrix.Cell("large", size: size)])
        for strategy in [String: Snapshotting<CatalogueEntry, UIImage>].image(matrix: matrix).values {
            #expect(try message { _ = try strategy.take(entry) }.contains("is no size"))
        }
    }

    @Test("a view without size and content is refused")
    func empty() throws {
        let sizes = [nil, CGSize(width: 340, height: 0)]
        for size in sizes {
            let message = try message {
                _ = try Snapshotting<UIView, UIImage>.image(size: size).take(UIView())
            }
            #expect(message == "UIView has neither a size nor content: pass .image(size:)")
        }
    }

    @Test("a scale that is none is refused", arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func scale(_ scale: CGFloat) throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let message = try message { _ = try Snapshotting<UIView, UIImage>.image(scale: scale).take(view) }
        #expect(message.contains("has to be a positive number"))
    }

    @Test("a view inside of another stays there")
    func superview() throws {
        let (outer, inner) = (UIStackView(), UILabel())
        outer.addSubview(inner)
        for strategy in [Snapshotting<UIView, UIImage>.image(size: CGSize(width: 9, height: 9)), .image] {
            #expect(try message { _ = try strategy.take(inner) }.contains("UILabel is inside UIStackView"))
        }
        #expect(
            try message { _ = try Snapshotting<UIView, String>.recursiveDescription.take(inner) }.contains(
                "is inside"
            )
        )
        #expect(inner.superview === outer)
    }

    @Test("a window and a controller inside of another are refused")
    func inside() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(
            try message { _ = try Snapshotting<UIView, UIImage>.image.take(window) }.contains("is a window")
        )
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        #expect(
            try message { _ = try Snapshotting<UIViewController, UIImage>.image.take(child) }.contains(
                "is inside"
            )
        )
    }

    @Test("views are snapshotted on the main actor alone")
    func otherThread() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let message = await Task.detached {
            do throws(SnapshotFailure) {
                _ = try Snapshotting<UIView, UIImage>.image.take(view)
                return ""
            } catch {
                return error.message
            }
        }.value
        #expect(message.contains("mark the test @MainActor"))
    }

    @Test("a value that throws is a failure")
    func throwing() throws {
        struct Broken: Error {}
        func value() throws -> String { throw Broken() }
        #expect(
            try message { _ = try Snapshotting<String, String>.lines.take(try value()) }.contains("Broken")
        )
    }

    @Test("a strategy for another kind of value is a failure")
    func wrongValue() throws {
        struct Unencodable: Encodable {
            func encode(to encoder: any Encoder) throws {
                throw EncodingError.invalidValue(0, .init(codingPath: [], debugDescription: "no"))
            }
        }
        let words = "cannot be written as"
        #expect(
            try message { _ = try Snapshotting<Unencodable, String>.json.take(Unencodable()) }.contains(words)
        )
        #expect(try message { _ = try Snapshotting<String, String>.plist.take("a") }.contains(words))
        #expect(try message { _ = try Snapshotting<Any, String>.json.take(UIView.self) }.contains(words))
    }

    @Test("a strategy that never calls back is a failure")
    func silence() throws {
        let strategy = Snapshotting<String, String>(
            pathExtension: "txt",
            diffing: .lines,
            asyncSnapshot: { _ in
                Async { _ in }
            }
        )
        let failure = #expect(throws: SnapshotFailure.self) {
            try SnapshotSession().snapshot(of: { "" }, as: strategy, timeout: 0.02)
        }
        #expect(failure?.message.contains("was not there after 0.02 seconds") == true)
    }
}
