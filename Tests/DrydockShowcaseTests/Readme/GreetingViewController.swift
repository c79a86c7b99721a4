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

        label.translatesAutoresizingMaskIntoConstraints = false
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 24),
            button.centerXAnchor.constraint(equalTo: label.centerXAnchor),
        ])
    }
}
