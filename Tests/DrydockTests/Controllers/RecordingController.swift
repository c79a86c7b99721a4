import Drydock

/// A controller that writes down what it is told.
final class RecordingController: UIViewController {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal, style: UIModalPresentationStyle = .fullScreen) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = style
        title = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() { journal.note("\(name) didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
    override func viewWillLayoutSubviews() { journal.note("\(name) willLayout") }
    override func viewDidLayoutSubviews() { journal.note("\(name) didLayout") }

    override func willMove(toParent parent: UIViewController?) {
        journal.note("\(name) willMove \(parent?.title ?? "nil")")
    }

    override func didMove(toParent parent: UIViewController?) {
        journal.note("\(name) didMove \(parent?.title ?? "nil")")
    }

    private func note(_ call: String, _ animated: Bool) {
        journal.note("\(name) \(call)\(animated ? " animated" : "")")
    }
}

extension Journal {
    /// What was noted since the last time, without layout.
    func takeAppearances() -> [String] {
        take().filter { !$0.hasSuffix("Layout") }
    }
}
