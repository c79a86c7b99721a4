package import Drydock

/// Fields and a text view, to be typed into.
package final class FieldsGallery: UIStackView {
    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        fatalError("FieldsGallery is made in code")
    }

    private func configureView() {
        // View hierarchy
        for view in [search, name, email, password, note] { addArrangedSubview(view) }

        // Style
        backgroundColor = .systemBackground
        axis = .vertical
        spacing = 16

        // Layout
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        widthAnchor.constraint(equalToConstant: 390).isActive = true
    }

    private var search: UIView {
        let bar = UISearchBar()
        bar.searchBarStyle = .minimal
        bar.placeholder = "Search"
        return bar
    }

    private var name: UIView {
        let field = makeField()
        field.placeholder = "Name"
        field.clearButtonMode = .whileEditing
        return field
    }

    private var email: UIView {
        let field = makeField()
        field.text = "ada@example.org"
        field.keyboardType = .emailAddress
        field.leftView = icon("envelope")
        field.leftViewMode = .always
        field.clearButtonMode = .always
        return field
    }

    private var password: UIView {
        let field = makeField()
        field.text = "secret"
        field.isSecureTextEntry = true
        field.leftView = icon("lock")
        field.leftViewMode = .always
        return field
    }

    private func makeField() -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        return field
    }

    private var note: UIView {
        let view = UITextView()
        view.text = "Notes may have several lines.\nSelect, copy, drag and undo as in any other program."
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 8
        view.heightAnchor.constraint(equalToConstant: 120).isActive = true
        return view
    }

    /// A symbol with room beside it.
    private func icon(_ systemName: String) -> UIView {
        let view = UIImageView(image: UIImage(systemName: systemName))
        view.tintColor = .secondaryLabel
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        view.contentMode = .center
        let metrics = UIFontMetrics.default
        view.frame = CGRect(
            x: 0,
            y: 0,
            width: metrics.scaledValue(for: 34),
            height: metrics.scaledValue(for: 24)
        )
        return view
    }
}
