public import Drydock

extension Screen {
    /// The one view on the screen that matches: visible, of the type, with the text (its own, or of a label in it) and the
    /// accessibility identifier where these are given.
    ///
    /// - Throws: `ScreenError.notFound`, which shows what is on the screen instead, or `ScreenError.ambiguous`, which
    ///   lists what matches.
    public func find<View: UIView>(
        _ type: View.Type = UIView.self,
        text: String? = nil,
        identifier: String? = nil
    ) throws -> View {
        let query = ViewQuery<View>(text: text, identifier: identifier)
        let matches = findAll(type, text: text, identifier: identifier)
        guard let match = matches.first else {
            throw ScreenError.notFound(what: query.description, tree: recursiveDescription)
        }
        guard matches.count == 1 else {
            throw ScreenError.ambiguous(what: query.description, matches: matches.map(describe))
        }
        return match
    }

    /// All views on the screen that match, in the order in which they are drawn; none is no error. Where nothing matches in the first
    /// window, those in others count: in one of the code's own, or above the keyboard.
    public func findAll<View: UIView>(
        _ type: View.Type = UIView.self,
        text: String? = nil,
        identifier: String? = nil
    ) -> [View] {
        host.update()
        let query = ViewQuery<View>(text: text, identifier: identifier)
        let matches = query.matches(in: window)
        return matches.isEmpty
            ? host.windows.filter { $0 !== window }.flatMap(query.matches) : matches
    }

    /// Whether a label with exactly this text is on the screen.
    public func contains(text: String) -> Bool {
        !findAll(UILabel.self, text: text).isEmpty
    }

    /// A view's rectangle on the screen, in points.
    public func frame(of view: UIView) -> CGRect {
        host.update()
        return view.convert(view.bounds, to: nil)
    }

    /// A view's class, name and place, for messages.
    func describe(_ view: UIView) -> String {
        let frame = frame(of: view)
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ScreenError.number)
        return "\(view.debugName) at (\(numbers[0]), \(numbers[1])), \(numbers[2]) × \(numbers[3])"
    }
}
