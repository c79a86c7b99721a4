import Drydock

/// Why a test could not do what it wanted on a screen.
public nonisolated enum ScreenError: Error, CustomStringConvertible {
    /// No visible view matches. The tree is what is on the screen instead.
    case notFound(what: String, tree: String)
    /// Several views match where one is meant.
    case ambiguous(what: String, matches: [String])
    /// The view is in no window, hidden, or outside of the screen.
    case notOnScreen(view: String, reason: String)
    /// A touch at the view's place would go to another view.
    case covered(view: String, by: String)
    /// Text was typed or selected, but there is no first responder that takes it.
    case nothingTakesText(firstResponder: String?, tree: String)
    /// What was to be selected is not in the text.
    case noSuchText(String, in: String)
    /// What was waited for has not come.
    case timedOut(what: String, seconds: Double, tree: String)

    public var description: String {
        switch self {
        case .notFound(let what, let tree):
            "there is no \(what.droppingArticle) on the screen, which shows:\n\(tree)"
        case .ambiguous(let what, let matches):
            """
            \(matches.count) views match \(what); say which by type, text or identifier:
            \(matches.joined(separator: "\n"))
            """
        case .notOnScreen(let view, let reason): "\(view) cannot be touched: \(reason)"
        case .covered(let view, let other): "\(view) cannot be touched: it is covered by \(other)"
        case .nothingTakesText(let responder, let tree):
            "\(responder.map { "the first responder, \($0), takes no text" } ?? "there is no first responder that takes text"): "
                + "tap a field first; the screen shows:\n\(tree)"
        case .noSuchText(let text, let whole): "\"\(text)\" is not in \"\(whole)\""
        case .timedOut(let what, let seconds, let tree):
            "waited \(Self.number(seconds)) s in vain for \(what); the screen shows:\n\(tree)"
        }
    }

    /// Rounded to hundredths, without a fraction where there is none.
    static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

nonisolated extension String {
    /// "a view" becomes "view".
    fileprivate var droppingArticle: Substring { hasPrefix("a ") ? dropFirst(2) : self[...] }
}
