import Drydock

/// What a test looks for on the screen. All that is not nil must hold.
struct ViewQuery<View: UIView> {
    var text: String?
    var identifier: String?

    /// The views that match, in the order in which they are drawn. Of views inside one another that match by the same text,
    /// the innermost: a stack that holds a button with a title is not found by the title.
    func matches(in root: UIView) -> [View] {
        var found: [View] = []
        collect(in: root, into: &found)
        return found
    }

    private func collect(in view: UIView, into found: inout [View]) {
        guard !view.isHidden, view.alpha > 0 else { return }
        let before = found.count
        for subview in view.subviews { collect(in: subview, into: &found) }
        guard let candidate = view as? View, identifier == nil || identifier == view.accessibilityIdentifier
        else { return }
        if let text {
            guard found.count == before, view.shows(text) else { return }
            found.append(candidate)
        } else {
            // Parents are drawn first.
            found.insert(candidate, at: before)
        }
    }

    /// As in "a UIButton with the text "OK"".
    var description: String {
        var words = View.self == UIView.self ? "a view" : "a \(View.self)"
        if let text { words += " with the text \"\(text)\"" }
        if let identifier { words += " with the identifier \"\(identifier)\"" }
        return words
    }
}

extension UIView {
    /// Whether this view, or a visible one inside of it, shows exactly this text: a label, or a field or its placeholder.
    fileprivate func shows(_ text: String) -> Bool {
        if let label = self as? UILabel, label.text == text { return true }
        if let field = self as? UITextField, (field.hasText ? field.text : field.placeholder) == text {
            return true
        }
        return subviews.contains { !$0.isHidden && $0.alpha > 0 && $0.shows(text) }
    }
}
