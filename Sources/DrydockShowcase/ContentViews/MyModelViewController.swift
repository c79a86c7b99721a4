package import Drydock
import DrydockAnchorage

/// What a `MyModelContentView` shows.
package protocol MyViewModelInterface {
    var title: String { get }
    var color: UIColor { get }
}

package struct MyViewModel: MyViewModelInterface {
    package var title = "Hello, View Model!"
    package var color = UIColor.systemIndigo

    package init() {}
}

/// Hands its view model on to its content view.
package final class MyModelViewController: ViewController<MyModelContentView> {
    private let viewModel: any MyViewModelInterface

    package init(viewModel: any MyViewModelInterface) {
        self.viewModel = viewModel
        super.init()
    }

    package override func loadContentView() -> MyModelContentView {
        MyModelContentView(viewModel: viewModel)
    }
}

/// A title on a colour, both from a view model.
package final class MyModelContentView: UIView {
    private let label = UILabel()

    package init(viewModel: any MyViewModelInterface) {
        super.init(frame: .zero)
        label.text = viewModel.title
        backgroundColor = viewModel.color
        setupViewsAndConstraints()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("MyModelContentView is made of a view model")
    }

    private func setupViewsAndConstraints() {
        // Hierarchy
        addSubview(label)

        // Style
        label.font = .preferredFont(forTextStyle: .title1)
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .white

        // Layout
        label.centerYAnchor == centerYAnchor
        label.horizontalAnchors == layoutMarginsGuide.horizontalAnchors
    }
}
