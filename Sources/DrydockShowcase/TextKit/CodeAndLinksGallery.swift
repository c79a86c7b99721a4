package import Drydock

/// What text storages and layout managers are for: code that is coloured as it is typed, and a label's link that is tapped.
package final class CodeAndLinksGallery: UIStackView {
    private enum Constant {
        static let code = """
            // Says hello.
            func greet(_ name: String) {
                if name.isEmpty { return }
                let words = "Hello, \\(name)!"
                print(words) // just once
            }

            """
        static let width: CGFloat = 390
        static let codeHeight: CGFloat = 160
    }

    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        fatalError("CodeAndLinksGallery is made in code")
    }

    private func configureView() {
        // View hierarchy
        let code = CodeView(Constant.code)
        for view in [code, LinkSample()] { addArrangedSubview(view) }

        // Style
        backgroundColor = .systemBackground
        axis = .vertical
        spacing = 20

        // Layout
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        widthAnchor.constraint(equalToConstant: Constant.width).isActive = true
        code.heightAnchor.constraint(equalToConstant: Constant.codeHeight).isActive = true
    }
}
