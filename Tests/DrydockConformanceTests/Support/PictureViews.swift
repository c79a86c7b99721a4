import Drydock

/// Views that the pictures show.
enum PictureViews {
    static func label(_ text: String, size: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), lines)
        return label
    }

    static func block(_ color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        return view
    }

    /// Centres a view in another by constraints.
    static func center(_ view: UIView, in superview: UIView, down offset: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: superview.centerYAnchor, constant: offset),
        ])
    }

    /// Wraps `content` in a view of a fixed width that is as high as the content.
    static func pinned(_ content: UIView, width: CGFloat) -> UIView {
        let view = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: width),
        ])
        return view
    }

    /// Draws a red square five points inside of white.
    final class Drawn: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .white
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(bounds.insetBy(dx: 5, dy: 5))
        }
    }

    /// A table with one self-sizing row: a green square next to a text.
    final class TableController: UITableViewController {
        private let text: String

        init(_ text: String) {
            self.text = text
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        var rowHeight: CGFloat { tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.separatorStyle = .none
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let (square, label) = (block(.green), label(text, size: 17, lines: 0))
            for view in [square, label] {
                view.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(view)
            }
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                square.topAnchor.constraint(equalTo: margins.topAnchor),
                square.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
                square.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                square.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor, multiplier: 0.15),
                square.heightAnchor.constraint(greaterThanOrEqualTo: square.widthAnchor),
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 20),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
            return cell
        }
    }
}

extension PictureViews {
    static let longText = """
        Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by adding a \
        joke or something. Alright, it's been fun!
        """

    /// The fitting size of a control within margins of ten points.
    static func size(of control: UIControl, width: CGFloat) -> CGSize {
        let size = control.sizeThatFits(CGSize(width: width - 20, height: 800))
        return control is UISlider ? CGSize(width: width - 20, height: size.height) : size
    }

    /// A view with a shadow on white.
    static func shadow(
        _ ground: UIColor,
        in frame: CGRect,
        corner: CGFloat,
        radius: CGFloat,
        color: UIColor,
        opacity: Float = 1,
        down: CGFloat = 0
    ) -> UIView {
        let (view, shaded) = (block(.white), block(ground))
        shaded.frame = frame
        shaded.layer.cornerRadius = corner
        (shaded.layer.shadowRadius, shaded.layer.shadowOpacity) = (radius, opacity)
        (shaded.layer.shadowColor, shaded.layer.shadowOffset) = (
            color.cgColor, CGSize(width: 0, height: down)
        )
        view.addSubview(shaded)
        return view
    }

    /// Two bold white letters, half as high as a red square and shrunk to fit.
    static func initials(corner: CGFloat) -> UIView {
        let (view, square, label) = (block(.white), block(.red), UILabel())
        square.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        square.layer.cornerRadius = corner
        (label.text, label.textColor, label.textAlignment) = ("MB", .white, .center)
        (label.adjustsFontSizeToFitWidth, label.font) = (true, .systemFont(ofSize: 100, weight: .bold))
        view.addSubview(square)
        center(label, in: square)
        NSLayoutConstraint.activate([
            label.heightAnchor.constraint(equalTo: square.heightAnchor, multiplier: 0.5),
            label.widthAnchor.constraint(lessThanOrEqualTo: square.widthAnchor, multiplier: 0.8),
        ])
        return view
    }

    /// A name, years beside a duration, and a genre, in a stack 28 points from the top.
    static func titles(_ name: String) -> UIView {
        let (view, row) = (block(.white), UIView())
        let (years, duration) = (label("1989 - 1996", size: 17), label("26 min", size: 17))
        for label in [years, duration] {
            label.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(label)
        }
        let rows = [label(name, size: 17), row, label("Sci-Fi & Fantasy", size: 17)]
        let stack = UIStackView(arrangedSubviews: rows)
        (stack.axis, stack.spacing) = (.vertical, 4)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            years.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            years.trailingAnchor.constraint(equalTo: duration.leadingAnchor, constant: -40),
            years.topAnchor.constraint(equalTo: row.topAnchor),
            years.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            duration.topAnchor.constraint(equalTo: row.topAnchor),
            duration.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        return view
    }

    /// Four labels at the edges of the safe area.
    final class EdgeController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let styles: [UIFont.TextStyle] = [.headline, .body, .body, .subheadline]
            let labels = zip(["What's", "the", "point", "?"], styles).map { text, style in
                let label = UILabel()
                (label.text, label.font) = (
                    text, .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
                )
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                return label
            }
            let area = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                labels[0].topAnchor.constraint(equalTo: area.topAnchor),
                labels[0].centerXAnchor.constraint(equalTo: area.centerXAnchor),
                labels[1].leadingAnchor.constraint(equalTo: area.leadingAnchor),
                labels[1].trailingAnchor.constraint(lessThanOrEqualTo: area.centerXAnchor),
                labels[1].centerYAnchor.constraint(equalTo: area.centerYAnchor),
                labels[2].leadingAnchor.constraint(greaterThanOrEqualTo: area.centerXAnchor),
                labels[2].trailingAnchor.constraint(equalTo: area.trailingAnchor),
                labels[2].centerYAnchor.constraint(equalTo: area.centerYAnchor),
                labels[3].bottomAnchor.constraint(equalTo: area.bottomAnchor),
                labels[3].centerXAnchor.constraint(equalTo: area.centerXAnchor),
            ])
        }
    }

    /// The labels in a navigation controller with an item to add, in a tab bar controller.
    static func tabs() -> UITabBarController {
        let (controller, tabs) = (EdgeController(), UITabBarController())
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add,
            target: nil,
            action: nil
        )
        tabs.setViewControllers([UINavigationController(rootViewController: controller)], animated: false)
        return tabs
    }

    /// Ten rows with their numbers.
    final class NumberController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    /// Orange items in a row, as high as the view's margins allow.
    final class ItemController: UIViewController, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let layout = UICollectionViewFlowLayout()
            (layout.scrollDirection, layout.minimumLineSpacing) = (.horizontal, 20)
            let items = UICollectionView(frame: .zero, collectionViewLayout: layout)
            items.backgroundColor = .white
            (items.dataSource, items.delegate) = (self, self)
            items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            items.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(items)
            let margins = view.layoutMarginsGuide
            NSLayoutConstraint.activate([
                items.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                items.topAnchor.constraint(equalTo: margins.topAnchor),
                items.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                items.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            20
        }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            cell.contentView.backgroundColor = .orange
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: min(collectionView.frame.width - 50, 300), height: collectionView.frame.height)
        }
    }

    /// Rows of a title and a subtitle next to an image; some have a checkmark.
    final class PairController: UITableViewController {
        private let rows: [(title: String, subtitle: String, isMarked: Bool)] = [
            ("England", "Capital: London", true), ("Brazil", "Capital: Brasilia", true),
            ("France", "Capital: Paris", false), ("Japan", "Capital: Tokyo", false),
            ("Germany", "Capital: Berlin", true),
        ]

        var firstRowHeight: CGFloat { tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let row = rows[indexPath.row]
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = row.isMarked ? .checkmark : .none
            let (image, title) = (UIView(), label(row.title, size: 18, lines: 0))
            let subtitle = label(row.subtitle, size: 16, lines: 0)
            (title.font, subtitle.textColor) = (.systemFont(ofSize: 18, weight: .bold), .darkGray)
            for view in [title, subtitle, image] {
                view.translatesAutoresizingMaskIntoConstraints = false
                cell.addSubview(view)
            }
            NSLayoutConstraint.activate([
                image.topAnchor.constraint(equalTo: cell.topAnchor, constant: 20),
                image.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
                image.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -20),
                image.heightAnchor.constraint(equalToConstant: 50),
                image.widthAnchor.constraint(equalToConstant: 100),
                title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 20),
                title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 16),
                title.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
                subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
                subtitle.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 16),
                subtitle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
                subtitle.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -16),
            ])
            return cell
        }
    }
}

extension ConformancePicture {
    /// The right end of a line of text, in points.
    func right(of bands: [ClosedRange<CGFloat>], _ index: Int) -> CGFloat {
        guard index < bands.count else { return -1 }
        let band = bands[index]
        return box(0, band.lowerBound, size.width, band.upperBound - band.lowerBound)?.maxX ?? -1
    }
}

extension [ClosedRange<CGFloat>] {
    /// The top of a band; -1 if there is no such band.
    func top(_ index: Int) -> CGFloat { index < count ? self[index].lowerBound : -1 }

    func bottom(_ index: Int) -> CGFloat { index < count ? self[index].upperBound : -1 }
}
