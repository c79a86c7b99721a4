import Drydock
import DrydockAnchorage

/// Where those are who have signed in: each tap leaves a ball.
final class APPlaygroundViewController: UIViewController {
    private let user: SignedInUser
    private let welcomeLabel = UILabel()
    private let hintLabel = UILabel()
    private var ballCount = 0

    init(user: SignedInUser) {
        self.user = user
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("APPlaygroundViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Playground"
        navigationItem.hidesBackButton = true
        let signOut = UIAction(title: "Sign Out") { [weak self] _ in
            self?.navigationController?.popViewController(animated: true)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: signOut)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: APPlaygroundViewController.didTap)
        )
        configureView()
    }

    private func didTap(_ recognizer: UITapGestureRecognizer) {
        let ball = UIView(frame: CGRect(x: 0, y: 0, width: Constant.ballSide, height: Constant.ballSide))
        ball.center = recognizer.location(in: view)
        ball.backgroundColor = Constant.ballColors[ballCount % Constant.ballColors.count]
        ball.layer.cornerRadius = Constant.ballSide / 2
        ball.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        view.addSubview(ball)
        ballCount += 1
        hintLabel.text = ballCount == 1 ? "1 ball" : "\(ballCount) balls"
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            ball.transform = .identity
        }
    }
}

// MARK: - View configuration

extension APPlaygroundViewController {
    private enum Constant {
        static let ballColors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemIndigo,
        ]
        static let ballSide: CGFloat = 44
        static let margin: CGFloat = 24
        static let spacing: CGFloat = 8
    }

    private func configureView() {
        // Hierarchy
        view.addSubview(welcomeLabel)
        view.addSubview(hintLabel)

        // Style
        view.backgroundColor = .systemBackground
        for label in [welcomeLabel, hintLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        welcomeLabel.text = "Welcome, \(user.email)"
        welcomeLabel.font = .preferredFont(forTextStyle: .title2)
        hintLabel.text = "Tap anywhere."
        hintLabel.font = .preferredFont(forTextStyle: .body)
        hintLabel.textColor = .secondaryLabel

        // Layout
        welcomeLabel.topAnchor == view.safeAreaLayoutGuide.topAnchor + Constant.margin
        welcomeLabel.horizontalAnchors == view.horizontalAnchors + Constant.margin
        hintLabel.topAnchor == welcomeLabel.bottomAnchor + Constant.spacing
        hintLabel.horizontalAnchors == welcomeLabel.horizontalAnchors
    }
}
