import Drydock

final class GreetingViewController: UIViewController {
    private let label = UILabel()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.text = "Hello, Linux"
        label.font = .systemFont(ofSize: 34, weight: .bold)
        button.setTitle("Say it again", for: .normal)
        button.addAction(UIAction { [label] _ in label.text = "Hello again" }, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)

        label.centerAnchors == view.centerAnchors
        button.topAnchor == label.bottomAnchor + 24
        button.centerXAnchor == label.centerXAnchor
    }
}
