import Drydock
import DrydockPNG
import DrydockSnapshots
import Testing

/// What a snapshot shows depends on nothing that ran before it.
struct OrderTests {
    /// Asks for the screen when it is made, as layout code of applications does.
    private final class Banner: UIView {
        init(_ index: Int) {
            let screen = UIScreen.main
            super.init(
                frame: CGRect(x: 0, y: 0, width: screen.bounds.width / 2, height: 10 + screen.scale * 3)
            )
            backgroundColor = index % 2 == 0 ? .red : .blue
            let label = UILabel(frame: bounds.insetBy(dx: 1 / screen.scale, dy: 0))
            label.text = "\(index): \(screen.bounds.width) × \(screen.bounds.height)"
            addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Sheet: UIViewController {
        private let index: Int
        private let label = UILabel()

        init(_ index: Int) {
            self.index = index
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var preferredStatusBarStyle: UIStatusBarStyle {
            index % 2 == 0 ? .lightContent : .darkContent
        }

        override func viewDidLoad() {
            view.backgroundColor = .gray
            label.text = "\(UIScreen.main.bounds.width) at \(UIScreen.main.scale)"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 3).isActive =
                true
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10.25).isActive = true
        }

        override func viewDidAppear(_ animated: Bool) {
            UIView.animate(withDuration: 0.3) { self.label.alpha = 0.5 }
        }
    }

    static let count = 50

    /// The `index`th of 50 different snapshots.
    private static func hash(of index: Int) throws -> UInt64 {
        let scale = CGFloat(1 + index % 3)
        let direction: UIUserInterfaceLayoutDirection = index % 4 == 0 ? .rightToLeft : .leftToRight
        let size = CGSize(width: 60 + index, height: 40 + 2 * index)
        switch index % 5 {
        case 0:
            let strategy = Snapshotting<Banner, UIImage>.image(scale: scale, direction: direction)
            return PNGEncoder.pixelChecksum(of: try strategy.take(Banner(index)).bitmap)
        case 1:
            let strategy = Snapshotting<UILabel, UIImage>.image(scale: scale, direction: direction)
            func label() -> UILabel {
                let label = UILabel()
                label.text = "Label \(index)"
                return label
            }
            return PNGEncoder.pixelChecksum(of: try strategy.take(label()).bitmap)
        case 2:
            let strategy = Snapshotting<Sheet, UIImage>.image(size: size, scale: scale, direction: direction)
            return PNGEncoder.pixelChecksum(of: try strategy.take(Sheet(index)).bitmap)
        case 3:
            let config = ViewImageConfig(
                safeArea: UIEdgeInsets(top: CGFloat(index), left: 0, bottom: 0, right: 0),
                size: size
            )
            return try fold(Snapshotting<Sheet, String>.recursiveDescription(on: config).take(Sheet(index)))
        default:
            return try fold(Snapshotting<Banner, String>.recursiveDescription.take(Banner(index)))
        }
    }

    private static func fold(_ text: String) -> UInt64 {
        text.utf8.reduce(0) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    @Test("50 snapshots are the same in 20 shuffled orders, beside scenes that live on")
    func shuffled() throws {
        let expected = try (0..<Self.count).map(Self.hash)
        #expect(Set(expected).count == Self.count)
        var random = SystemRandomNumberGenerator()
        var screens: [Screen] = []
        for _ in 0..<20 {
            let size = CGSize(width: 10 + screens.count, height: 20)
            screens.append(Screen(size: size, scale: 3) { UIViewController() })
            for index in (0..<Self.count).shuffled(using: &random) {
                #expect(try Self.hash(of: index) == expected[index], "\(index)")
            }
        }
    }

    @Test("50 snapshots are the same in tasks that run in turns")
    func parallel() async throws {
        let expected = try (0..<Self.count).map(Self.hash)
        let tasks = (0..<Self.count).map { index in
            Task {
                let other = (index * 7 + 3) % Self.count
                let before = try Self.hash(of: other)
                await Task.yield()
                let hash = try Self.hash(of: index)
                return before == expected[other] && hash == expected[index]
            }
        }
        for (index, task) in tasks.enumerated() { #expect(try await task.value, "\(index)") }
    }

    nonisolated private static let variable = "DRYDOCK_ALONE"

    @Test("each snapshot is the same alone in a process")
    func alone() throws {
        let expected = try (0..<Self.count).map { "\($0) \(try Self.hash(of: $0))" }
        for index in stride(from: 0, to: Self.count, by: 7) {
            let process = try ChildProcess(
                ["--testing-library", "swift-testing", "--filter", "OrderTests/child"],
                environment: [Self.variable: "\(index)"]
            )
            #expect(process.output.contains("hash \(expected[index]) end"), "\(index)")
        }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] != nil)) func child() throws {
        let index = try #require(Int(ProcessInfo.processInfo.environment[Self.variable] ?? ""))
        FileHandle.standardOutput.write(Data("hash \(index) \(try Self.hash(of: index)) end\n".utf8))
    }

    @Test("the screen is that of the snapshot while a value is made, and is left alone")
    func screen() throws {
        let before = (UIScreen.main.bounds, UIScreen.main.scale)
        var inside: [CGFloat] = []
        func view() -> UIView {
            inside = [UIScreen.main.bounds.width, UIScreen.main.scale]
            return UIView()
        }
        _ = try Snapshotting<UIView, UIImage>.image(size: CGSize(width: 70, height: 8), scale: 3).take(view())
        #expect(inside == [70, 3])
        #expect((UIScreen.main.bounds, UIScreen.main.scale) == before)
    }
}
