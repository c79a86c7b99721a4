/// The views that a picture shows, as plain values: what a later picture's views are held against.
package struct SnapshotTree: Equatable, Sendable {
    /// Pixels per point.
    package var scale: Double
    /// What all views depend on: style, text size, writing direction, safe area, status bar.
    package var attributes: [Attribute]
    /// Each view after its superview and after the siblings behind it, with all that is in them.
    package var nodes: [Node]
    /// Those that people wrote; what a stack makes follows from the stack's attributes.
    package var constraints: [Constraint]

    package init(
        scale: Double,
        attributes: [Attribute] = [],
        nodes: [Node] = [],
        constraints: [Constraint] = []
    ) {
        self.scale = scale
        self.attributes = attributes
        self.nodes = nodes
        self.constraints = constraints
    }

    /// A property that is not as it is by default, and its value as messages have it.
    package struct Attribute: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package struct Node: Equatable, Sendable {
        /// The superview's index, which is smaller; nil for a window.
        package var parent: Int?
        /// The class.
        package var type: String
        /// The accessibility identifier, or the property that holds the view; nil where there is neither.
        package var name: String?
        /// In the superview's coordinates, in points.
        package var frame: Rectangle
        /// Where the view is drawn in the middle of an animation, in the window's coordinates; nil where its frame says it.
        package var drawnFrame: Rectangle?
        /// Whether constraints place the view, and not its own frame.
        package var isConstrained = false
        package var attributes: [Attribute]
        /// Names of colors by the attributes that have them, `systemBlue`: their values differ between light and dark.
        package var colorNames: [Attribute] = []

        package init(
            parent: Int?,
            type: String,
            name: String? = nil,
            frame: Rectangle,
            isConstrained: Bool = false,
            attributes: [Attribute] = []
        ) {
            self.parent = parent
            self.type = type
            self.name = name
            self.frame = frame
            self.isConstrained = isConstrained
            self.attributes = attributes
        }

        package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
    }

    /// Points, rounded to thousandths: what machines may disagree about is below that.
    package struct Rectangle: Hashable, Sendable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package init(x: Double, y: Double, width: Double, height: Double) {
            self.x = TreeNumber.rounded(x)
            self.y = TreeNumber.rounded(y)
            self.width = TreeNumber.rounded(width)
            self.height = TreeNumber.rounded(height)
        }
    }

    /// `first.attribute relation second.attribute · multiplier + constant`. Where it was written is no part of it: lines
    /// move without pixels' moving.
    package struct Constraint: Equatable, Sendable {
        package var first: Item
        /// `<=`, `==` or `>=`.
        package var relation: String
        /// Nil for a constant.
        package var second: Item?
        package var multiplier: Double
        package var constant: Double
        package var priority: Double

        package init(
            first: Item,
            relation: String,
            second: Item?,
            multiplier: Double = 1,
            constant: Double = 0,
            priority: Double = 1000
        ) {
            self.first = first
            self.relation = relation
            self.second = second
            self.multiplier = TreeNumber.rounded(multiplier)
            self.constant = TreeNumber.rounded(constant)
            self.priority = TreeNumber.rounded(priority)
        }

        /// One end: an attribute of a view, or of a guide of the view's.
        package struct Item: Hashable, Sendable {
            package var node: Int
            /// `safeAreaLayoutGuide`, or another guide's name; empty for the view itself.
            package var guide: String
            package var attribute: String

            package init(node: Int, guide: String = "", attribute: String) {
                self.node = node
                self.guide = guide
                self.attribute = attribute
            }
        }
    }
}

extension SnapshotTree {
    /// Indices of each view's subviews, back to front.
    package var children: [[Int]] {
        var children = [[Int]](repeating: [], count: nodes.count)
        for (index, node) in nodes.enumerated() {
            if let parent = node.parent { children[parent].append(index) }
        }
        return children
    }

    /// Each view's rectangle in the window's coordinates, as it is drawn.
    package var absoluteFrames: [Rectangle] {
        nodes.reduce(into: []) { $0.append($1.drawnFrame ?? absoluteFrame(of: $1, in: $0)) }
    }

    /// Where a view's frame is in the window's coordinates.
    ///
    /// - Parameter frames: the rectangles of the views before it, as `absoluteFrames` has them.
    package func absoluteFrame(of node: Node, in frames: [Rectangle]) -> Rectangle {
        guard let parent = node.parent else { return node.frame }
        let scrolled = nodes[parent].boundsOrigin
        return Rectangle(
            x: node.frame.x + frames[parent].x - scrolled.x,
            y: node.frame.y + frames[parent].y - scrolled.y,
            width: node.frame.width,
            height: node.frame.height
        )
    }
}

extension SnapshotTree.Node {
    /// How far the content is scrolled.
    fileprivate var boundsOrigin: (x: Double, y: Double) {
        guard let parts = self["boundsOrigin"]?.split(separator: " "), parts.count == 2,
            let x = Double(parts[0]), let y = Double(parts[1])
        else { return (0, 0) }
        return (x, y)
    }
}
