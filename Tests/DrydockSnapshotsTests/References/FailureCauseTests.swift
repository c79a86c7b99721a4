import Drydock
import DrydockAnchorage
import DrydockPNG
import DrydockSnapshotResults
import DrydockSnapshotTrees
import DrydockSnapshots
import Testing

/// What a failure says of its cause, from recording to the file that it leaves.
@MainActor final class FailureCauseTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private var location: SnapshotLocation {
        SnapshotLocation(
            directory: folder.path,
            artifacts: folder.appendingPathComponent("failures").path,
            name: "x",
            suffix: "",
            pathExtension: "png"
        )
    }

    private var failureFile: URL { folder.appendingPathComponent("failures/x.failure.json") }

    private func verify<Value>(
        _ value: @autoclosure () -> Value,
        _ strategy: Snapshotting<Value, UIImage>,
        _ record: SnapshotTestingConfiguration.Record = .never
    ) throws(SnapshotFailure) {
        let origin = SnapshotVerification.Origin(test: "Module.Suite/test()", file: "/a/b.swift", line: 7)
        let verification = SnapshotVerification(location: location, record: record, origin: origin)
        let reference = try verification.readReference()
        let session = SnapshotSession(reference: reference)
        let actual = try session.snapshot(of: value, as: strategy)
        let evidence = session.evidence(of: actual)
        try verification.verify(actual, against: reference, with: strategy.diffing, evidence: evidence)
    }

    private func message(_ body: () throws -> Void) throws -> String {
        try #require(throws: SnapshotFailure.self) { try body() }.message
    }

    private func result() throws -> FailedSnapshot {
        try JSONDecoder().decode(FailedSnapshot.self, from: Data(contentsOf: failureFile))
    }

    private final class ProfileCard: UIView {
        let handleLabel = UILabel()
        let profileStack = UIStackView()
        let messageButton = UIButton(type: .system)

        init(size: CGFloat = 13, spacing: CGFloat = 8, title: String = "Message", inset: CGFloat = 10) {
            super.init(frame: .zero)
            backgroundColor = .white
            handleLabel.text = "@handle"
            handleLabel.font = .systemFont(ofSize: size)
            messageButton.setTitle(title, for: .normal)
            profileStack.axis = .vertical
            profileStack.spacing = spacing
            profileStack.addArrangedSubview(handleLabel)
            profileStack.addArrangedSubview(messageButton)
            addSubview(profileStack)
            profileStack.edgeAnchors == edgeAnchors + inset
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    private let strategy = Snapshotting<ProfileCard, UIImage>.image(
        size: CGSize(width: 120, height: 0),
        scale: 2
    )

    @Test("a color of the system that became another one is one cause in light and dark, by their names")
    func systemColors() throws {
        final class Badge: UIView {}
        func badge(_ color: UIColor) -> Badge {
            let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            badge.backgroundColor = color
            return badge
        }
        var tally = CauseTally()
        for style in [UIUserInterfaceStyle.light, .dark] {
            let strategy = Snapshotting<Badge, UIImage>.image(
                traits: UITraitCollection(userInterfaceStyle: style)
            )
            _ = try message { try verify(badge(.systemBlue), strategy, .all) }
            _ = try message { try verify(badge(.systemGreen), strategy) }
            tally.add(try result())
        }
        #expect(tally.lines == ["2 snapshots: Badge backgroundColor systemBlue → systemGreen"])
        // Without a name on one side the values say it.
        _ = try message { try verify(badge(.systemBlue), Snapshotting<Badge, UIImage>.image, .all) }
        let message = try message { try verify(badge(.red), Snapshotting<Badge, UIImage>.image) }
        #expect(message.contains("Badge backgroundColor #007AFF → #FF0000"))
    }

    @Test("a change is said by its cause, and what followed from it stands under it")
    func spacing() throws {
        _ = try message { try verify(ProfileCard(), strategy, .missing) }
        try verify(ProfileCard(), strategy)
        let message = try message { try verify(ProfileCard(spacing: 8.5), strategy) }
        #expect(
            message.contains(
                """
                profileStack spacing 8 → 8.5
                    window, ProfileCard height 74 → 74.5 = 148 → 149 px
                """
            )
        )
        #expect(message.contains("    messageButton moved by (0, 0.5) = (0, 1) px\n"))
        #expect(message.contains("The size is 240 × 149 pixels"))
    }

    @Test(
        "each change names its component",
        arguments: [
            (14, "Message", 10, "handleLabel font 13 → 14", "font"),
            (13, "Mesage", 10, "messageButton.titleLabel \"Message\" → \"Mesage\"", "text"),
            (
                13, "Message", 11,
                "profileStack.leading == ProfileCard.leading + 10 → == ProfileCard.leading + 11, FailureCauseTests.swift",
                "constant"
            ),
        ] as [(CGFloat, String, CGFloat, String, String)]
    )
    func components(size: CGFloat, title: String, inset: CGFloat, words: String, attribute: String) throws {
        _ = try message { try verify(ProfileCard(), strategy, .missing) }
        let message = try message {
            try verify(ProfileCard(size: size, title: title, inset: inset), strategy)
        }
        #expect(message.contains(words))
        let result = try result()
        #expect(result.causes.contains { $0.attribute == attribute && $0.summary.contains(words) })
        #expect(!result.clusters.isEmpty)
    }

    @Test(
        "a failure leaves a file that says all of it, the same each time, and that goes when the test passes"
    )
    func file() throws {
        let recorded = try message { try verify(ProfileCard(), strategy, .missing) }
        var result = try result()
        #expect(result.kind == .recorded)
        #expect(result.message == recorded)
        try verify(ProfileCard(), strategy)
        #expect(!FileManager.default.fileExists(atPath: failureFile.path))

        let words = try message { try verify(ProfileCard(size: 14), strategy) }
        result = try self.result()
        #expect(result.kind == .mismatch)
        #expect(result.test == "Module.Suite/test()")
        #expect(result.file == "/a/b.swift")
        #expect(result.line == 7)
        #expect(result.reference == location.reference)
        #expect(result.scale == 2)
        #expect(result.message == words)
        #expect(result.actualFile == "x.actual.png")
        #expect(result.referenceFile == "x.reference.png")
        #expect(result.differenceFile == "x.difference.png")
        #expect(result.causes.first?.type == "UILabel")
        #expect(result.causes.first?.change == "13 → 14")
        let first = try Data(contentsOf: failureFile)
        _ = try message { try verify(ProfileCard(size: 14), strategy) }
        #expect(try Data(contentsOf: failureFile) == first)
    }

    @Test("the picture of a failure can take the reference's place: it has its tree too")
    func accept() throws {
        _ = try message { try verify(ProfileCard(), strategy, .missing) }
        _ = try message { try verify(ProfileCard(size: 14), strategy) }
        let actual = try Data(contentsOf: URL(fileURLWithPath: location.artifact("actual")))
        try actual.write(to: URL(fileURLWithPath: location.reference))
        try verify(ProfileCard(size: 14), strategy)
        _ = try message { try verify(ProfileCard(size: 15), strategy, .failed) }
        try verify(ProfileCard(size: 15), strategy)
    }

    @Test("a reference without a tree is compared as ever, and the view is named")
    func withoutTree() throws {
        _ = try message { try verify(ProfileCard(), strategy, .missing) }
        let url = URL(fileURLWithPath: location.reference)
        let bytes = [UInt8](try Data(contentsOf: url))
        let bitmap = try PNGDecoder(bytes, limits: PNGLimits(side: 1000, area: 1_000_000)).bitmap
        try Data(PNGEncoder.encode(bitmap)).write(to: url)
        try verify(ProfileCard(), strategy)
        let message = try message { try verify(ProfileCard(title: "Massage"), strategy) }
        #expect(message.contains("messageButton.titleLabel pixels differ at ("))
    }

    /// The screen with its first view on the way to the right for a second.
    private func moving(_ screen: Screen) -> Screen {
        screen.perform {
            let badge = screen.topViewController?.view.subviews.first
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { badge?.frame.origin.x = 16 }
        }
        return screen
    }

    @Test("a filmstrip has the trees of its frames: one cause, though all frames show it")
    func filmstrip() throws {
        func screen(_ color: UIColor, height: CGFloat = 4) -> Screen {
            let screen = Screen(size: CGSize(width: 20, height: 10), showsStatusBar: false) {
                let controller = UIViewController()
                controller.view.backgroundColor = .white
                let badge = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: height))
                badge.accessibilityIdentifier = "badge"
                badge.backgroundColor = color
                controller.view.addSubview(badge)
                return controller
            }
            return moving(screen)
        }
        let film = Snapshotting<Screen, UIImage>.filmstrip(at: [0, 0.5, 1])
        _ = try message { try verify(screen(.red), film, .missing) }
        try verify(screen(.red), film)
        let colors = try message { try verify(screen(.blue), film) }
        #expect(colors.components(separatedBy: "badge backgroundColor").count == 2)
        #expect(!colors.contains("pixels #"))
        let sizes = try message { try verify(screen(.red, height: 5), film) }
        #expect(sizes.contains("badge height 4 → 5"))
        #expect(!sizes.contains("pixels differ"))
        let times = Snapshotting<Screen, UIImage>.filmstrip(at: [0, 1])
        #expect(try message { try verify(screen(.red), times) }.contains("The size is 48 × 10 pixels"))
    }

    @Test("what only pixels of a filmstrip show is said beside what its views say")
    func filmstripPixels() throws {
        func screen(_ color: UIColor, drawing drawn: UIColor) -> Screen {
            let screen = Screen(size: CGSize(width: 60, height: 10), showsStatusBar: false) {
                let controller = UIViewController()
                let badge = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
                badge.accessibilityIdentifier = "badge"
                badge.backgroundColor = color
                controller.view.addSubview(badge)
                let chart = Chart(frame: CGRect(x: 40, y: 0, width: 10, height: 10))
                chart.accessibilityIdentifier = "chart"
                chart.color = drawn
                controller.view.addSubview(chart)
                return controller
            }
            return moving(screen)
        }
        let film = Snapshotting<Screen, UIImage>.filmstrip(at: [0, 0.5, 1])
        _ = try message { try verify(screen(.red, drawing: .green), film, .missing) }
        let message = try message { try verify(screen(.blue, drawing: .black), film) }
        #expect(message.contains("badge backgroundColor #FF0000 → #0000FF\n"))
        #expect(message.contains("chart pixels #00FF00 → #000000\n"))
        #expect(try result().causes.count == 2)
    }

    /// Draws what no property of UIKit's tells.
    private final class Chart: UIView {
        var color = UIColor.black

        override func draw(_ rect: CGRect) {
            color.setFill()
            UIBezierPath(rect: bounds).fill()
        }
    }

    @Test("a tree is made for what is recorded or differs, and for nothing else")
    func onlyWhenNeeded() throws {
        _ = try message { try verify(ProfileCard(), strategy, .missing) }
        let reference = [UInt8](try Data(contentsOf: URL(fileURLWithPath: location.reference)))
        let session = SnapshotSession(reference: reference)
        let image = try session.snapshot(of: { ProfileCard() }, as: strategy)
        #expect(session.evidence(of: image)?.trees == nil)
        #expect(SnapshotTree(text: PNGAnnotation.read(from: reference) ?? "") != nil)
    }

    @Test("two recordings of one value are the same bytes")
    func deterministic() throws {
        _ = try message { try verify(ProfileCard(), strategy, .all) }
        let first = try Data(contentsOf: URL(fileURLWithPath: location.reference))
        _ = try message { try verify(ProfileCard(), strategy, .all) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: location.reference)) == first)
    }
}
