import Drydock
import DrydockSnapshots
import FoundationNetworking
import Testing
import XCTest

// Call sites of swift-snapshot-testing's public interface, with the import changed: this file proves that they compile,
// and nothing runs them.

private struct Profile: Encodable { let id = 1, name = "Blob" }
private enum Direction: String, CaseIterable { case up, down }

@Suite(.disabled("compiles")) struct CallSites {
    private let controller = UIViewController()
    private let view = UIView()
    private let tall = CGSize(width: 40, height: 80)
    private let big = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)

    @Test func assertions() throws {
        assertSnapshot(of: controller, as: .image)
        assertSnapshot(of: controller, as: .image, named: "name")
        assertSnapshot(of: controller, as: .image, record: .all)
        assertSnapshot(of: controller, as: .image, record: .failed, timeout: 1)
        assertSnapshot(of: controller, as: .image, record: true)
        assertSnapshot(of: controller, as: .image, testName: "other")
        assertSnapshot(of: try profile(), as: .json)
        assertSnapshots(of: controller, as: [.image, .image(on: .iPhone8)])
        assertSnapshots(of: controller, as: ["a": .image, "b": .image(on: .iPhoneX)])
        assertSnapshots(of: controller, as: ["a": .image], record: .missing, timeout: 2)
        let failure = verifySnapshot(of: view, as: .image, snapshotDirectory: "/tmp", timeout: 2)
        #expect(failure == nil)
    }

    private func profile() throws -> Profile { Profile() }

    private func helper(file: StaticString = #filePath, testName: String = #function, line: UInt = #line) {
        assertSnapshot(of: "text", as: .lines, file: file, testName: testName, line: line)
    }

    @Test(.snapshots(record: .failed, diffTool: .ksdiff)) func configuration() async {
        withSnapshotTesting(record: .never) {}
        withSnapshotTesting(diffTool: "meld") {}
        await withSnapshotTesting(record: .missing, diffTool: .default) { await Task.yield() }
        let tool = SnapshotTestingConfiguration.DiffTool { "\($0) \($1)" }
        let configuration = SnapshotTestingConfiguration(record: .all, diffTool: tool)
        #expect(configuration.record == SnapshotTestingConfiguration.Record(rawValue: "all"))
    }

    @Test func views() {
        assertSnapshot(
            of: view,
            as: .image(precision: 0.9, perceptualPrecision: 0.98, size: tall, traits: big)
        )
        assertSnapshot(of: view, as: .image(drawHierarchyInKeyWindow: true, size: tall))
        assertSnapshot(of: view, as: .recursiveDescription)
        assertSnapshot(of: view, as: .recursiveDescription(size: tall, traits: big))
        assertSnapshot(of: UIImage(), as: .image)
        assertSnapshot(of: UIImage(), as: .image(precision: 0.9, perceptualPrecision: 0.9, scale: 2))
        assertSnapshot(of: CALayer(), as: .image)
        assertSnapshot(of: CAGradientLayer(), as: .image(precision: 0.9, traits: big))
        assertSnapshot(of: UIBezierPath(), as: .image)
        assertSnapshot(of: UIBezierPath(), as: .image(precision: 0.9, scale: 2))
        assertSnapshot(of: UIBezierPath(), as: .elementsDescription)
        assertSnapshot(of: UIBezierPath(), as: .elementsDescription(numberFormatter: NumberFormatter()))
        assertSnapshot(of: CGMutablePath() as CGPath, as: .image(drawingMode: .stroke))
        assertSnapshot(of: CGMutablePath() as CGPath, as: .elementsDescription)
        assertSnapshot(
            of: CGMutablePath() as CGPath,
            as: .elementsDescription(numberFormatter: NumberFormatter())
        )
    }

    @Test func controllers() {
        assertSnapshot(of: controller, as: .image(on: .iPhoneSe))
        assertSnapshot(of: controller, as: .image(on: .iPhoneX(.landscape), precision: 0.9))
        assertSnapshot(of: controller, as: .image(on: .iPhone13ProMax, size: tall, traits: big))
        assertSnapshot(of: controller, as: .image(on: .iPadPro11(.landscape(splitView: .oneThird))))
        assertSnapshot(of: controller, as: .image(on: .iPadMini(.portrait(splitView: .twoThirds))))
        assertSnapshot(
            of: controller,
            as: .image(drawHierarchyInKeyWindow: true, size: tall, traits: big)
        )
        assertSnapshot(of: controller, as: .recursiveDescription(on: .iPad9_7, size: tall, traits: big))
        assertSnapshot(of: controller, as: .hierarchy)
        let device = ViewImageConfig(safeArea: .zero, size: tall, traits: .iPhoneX(.portrait))
        assertSnapshot(of: controller, as: .image(on: device))
        assertSnapshot(of: controller, as: .image(on: .init(size: tall)))
        let traits: [UITraitCollection] = [
            .iPhoneSe(.landscape), .iPhone13(.portrait), .iPadPro12_9, .iPadMini_Compact_SplitView,
        ]
        assertSnapshot(of: controller, as: .image(traits: UITraitCollection(traitsFrom: traits)))
    }

    @Test func values() {
        assertSnapshot(of: Profile(), as: .dump)
        assertSnapshot(of: Profile(), as: .json)
        assertSnapshot(of: Profile(), as: .json(JSONEncoder()))
        assertSnapshot(of: Profile(), as: .plist)
        assertSnapshot(of: Profile(), as: .plist(PropertyListEncoder()))
        assertSnapshot(of: Profile(), as: .description)
        assertSnapshot(of: ["a": 1] as Any, as: .json)
        assertSnapshot(of: "text", as: .lines)
        assertSnapshot(of: Data(), as: .data)
        assertSnapshot(
            of: { $0.rawValue.uppercased() },
            as: Snapshotting<Direction, String>.func(into: .description)
        )
        guard let url = URL(string: "https://example.com") else { return }
        assertSnapshot(of: URLRequest(url: url), as: .raw)
        assertSnapshot(of: URLRequest(url: url), as: .raw(pretty: true))
        assertSnapshot(of: URLRequest(url: url), as: .curl)
        assertSnapshot(of: controller, as: .wait(for: 0.1, on: .image))
        assertSnapshot(of: "text", as: .wait(for: 0.1, on: .lines))
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    @MainActor fileprivate static var windowed: Snapshotting { .image(on: .iPhoneX) }

    @MainActor fileprivate static var inside: Snapshotting {
        Snapshotting<UIView, UIImage>.image.pullback { controller in
            MainActor.assumeIsolated { controller.view }
        }
    }
}

extension Snapshotting where Value == Profile, Format == String {
    fileprivate static var name: Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: .lines) { $0.name }
    }

    fileprivate static var later: Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: .lines, asyncSnapshot: { Async(value: $0.name) })
    }

    fileprivate static var pulled: Snapshotting { SimplySnapshotting.lines.pullback(\.name) }

    fileprivate static var asynchronous: Snapshotting {
        SimplySnapshotting.lines.asyncPullback { profile in Async { callback in callback(profile.name) }
        }
    }
}

extension Snapshotting where Value == String, Format == String {
    fileprivate static var html: Snapshotting { Snapshotting(pathExtension: "html", diffing: .lines) }

    fileprivate static var own: Snapshotting {
        SimplySnapshotting(
            pathExtension: nil,
            diffing: Diffing(
                toData: { Data($0.utf8) },
                fromData: { String(decoding: $0, as: UTF8.self) },
                diff: { $0 == $1 ? nil : ("differs", [XCTAttachment(string: $1)]) }
            )
        )
    }

    fileprivate static var image: Diffing<UIImage> { Diffing.image(precision: 0.9) }
}

extension Profile: AnySnapshotStringConvertible {
    fileprivate var snapshotDescription: String { name }
    static var renderChildren: Bool { false }
}

nonisolated private final class SuiteOfXCTest: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(record: .failed, diffTool: .ksdiff) { super.invokeTest() }
    }
}
