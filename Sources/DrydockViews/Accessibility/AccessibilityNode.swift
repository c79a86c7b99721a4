/// An element as assistive tools find it.
package struct AccessibilityNode {
    package let element: UIResponder
    package let label: String?
    package let value: String?
    package let hint: String?
    package let traits: UIAccessibilityTraits
    package let identifier: String?
    /// Points on the screen.
    package let frame: CGRect
    package let customActions: [String]

    init(_ element: UIResponder) {
        self.element = element
        label = element.accessibilityLabel
        value = element.accessibilityValue
        hint = element.accessibilityHint
        traits = element.accessibilityTraits
        identifier =
            (element as? UIView)?.accessibilityIdentifier
            ?? (element as? UIAccessibilityElement)?.accessibilityIdentifier
        frame = element.accessibilityFrame
        customActions = element.accessibilityCustomActions?.map(\.name) ?? []
    }
}

/// Finds elements in the order in which they are read: in rows from top to bottom, along the interface's direction in a row.
package struct AccessibilityReader {
    /// What is read as one: an element, or all those of a group.
    private struct Block {
        let frame: CGRect
        let nodes: [AccessibilityNode]
    }

    private let isRightToLeft: Bool

    package init(isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
    }

    /// All elements in a view, itself included.
    package func nodes(in view: UIView) -> [AccessibilityNode] {
        sorted(blocks(of: view, within: [])).flatMap(\.nodes)
    }

    /// - Parameter path: the views that are being read, which their elements may lead back to: each is read once.
    private func blocks(of view: UIView, within path: Set<ObjectIdentifier>) -> [Block] {
        guard !view.isHidden, view.alpha > 0, path.count < UIView.maximumDepth,
            !path.contains(ObjectIdentifier(view))
        else { return [] }
        let path = path.union([ObjectIdentifier(view)])
        if view.isAccessibilityElement {
            return [block(view)] + view.ownAccessibility.parts.flatMap { blocks(of: $0, within: path) }
        }
        if view.accessibilityElementsHidden { return [] }
        if let elements = view.containedAccessibilityElements {
            let parts = elements.flatMap { part -> [Block] in
                if let view = part as? UIView { return blocks(of: view, within: path) }
                return (part as? UIResponder).map { $0.isAccessibilityElement ? [block($0)] : [] } ?? []
            }
            return grouped(parts, of: view)
        }
        let shown = view.modalSubview.map { [$0] } ?? view.subviews
        let parts = shown.flatMap { blocks(of: $0, within: path) }
        return view.shouldGroupAccessibilityChildren ? grouped(sorted(parts), of: view) : parts
    }

    private func block(_ element: UIResponder) -> Block {
        let node = AccessibilityNode(element)
        return Block(frame: node.frame, nodes: [node])
    }

    private func grouped(_ parts: [Block], of view: UIView) -> [Block] {
        parts.isEmpty ? [] : [Block(frame: view.accessibilityFrame, nodes: parts.flatMap(\.nodes))]
    }

    /// In rows: a row is what begins above the middle of its first element.
    private func sorted(_ blocks: [Block]) -> [Block] {
        var left = blocks.enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }
        .map(\.element)[...]
        var result: [Block] = []
        while let first = left.first {
            let row = left.prefix { $0.frame.minY <= max(first.frame.midY - 0.5, first.frame.minY) }
            left = left.dropFirst(row.count)
            result += row.enumerated().sorted {
                let (a, b) = ($0.element.frame, $1.element.frame)
                let (x, y) = isRightToLeft ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
                return (x, $0.offset) < (y, $1.offset)
            }
            .map(\.element)
        }
        return result
    }
}

extension UIView {
    /// What the view says is in it; nil for its subviews.
    fileprivate var containedAccessibilityElements: [Any]? {
        if let accessibilityElements { return accessibilityElements }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap(accessibilityElement(at:))
    }

    /// The frontmost modal one of its views, which hides its siblings from VoiceOver and the keyboard.
    var modalSubview: UIView? {
        subviewStorage.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0 }
    }
}
