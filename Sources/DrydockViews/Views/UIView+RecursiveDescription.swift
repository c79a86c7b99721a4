extension UIView {
    /// The view and everything in it, one line each, indented by depth: class, frame in the superview's
    /// coordinates, what hides it, and text.
    ///
    /// The same for the same tree on any machine: no addresses. Frames are rounded to hundredths of a point, texts are cut
    /// after 1,000 characters.
    public var recursiveDescription: String {
        var lines: [String] = []
        appendDescription(to: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func appendDescription(to lines: inout [String], depth: Int) {
        guard depth < UIView.maximumDepth else { return }
        lines.append(String(repeating: "   | ", count: depth) + treeLine)
        for subview in subviews { subview.appendDescription(to: &lines, depth: depth + 1) }
    }

    private var treeLine: String {
        let rectangle = [frame.minX, frame.minY, frame.width, frame.height].map(UIView.number)
        var line = "\(debugName) (\(rectangle[0]) \(rectangle[1]); \(rectangle[2]) \(rectangle[3]))"
        if isHidden { line += " hidden" }
        if alpha != 1 { line += " alpha \(UIView.number(alpha))" }
        if let text = shownText {
            let shown = text.prefix(UIView.describedTextLimit)
            let ellipsis = shown.endIndex < text.endIndex ? "…" : ""
            line += " \"\(shown.replacingOccurrences(of: "\n", with: "\\n"))\(ellipsis)\""
        }
        return line
    }

    private nonisolated static let describedTextLimit = 1000

    /// At most two decimals, none where they would be zero.
    private static func number(_ value: CGFloat) -> String {
        let hundredths = (value * 100).rounded()
        // A frame may be too large for an integer of hundredths; then nobody needs them.
        guard abs(hundredths) < 1e15 else { return "\(value)" }
        let whole = Int(hundredths)
        let (quotient, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = whole < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(quotient)" }
        let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(sign)\(quotient).\(decimals)"
    }
}
