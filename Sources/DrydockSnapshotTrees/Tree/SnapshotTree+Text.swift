// The stored form: lines of fields that tabs part. It is short before it is compressed, and people can read it.
//
//     1 2                                           version and scale
//     style=dark                                    attributes of all
//     0 UIWindow  window  0 0 390 844  …            depth, class, name, frame, attributes
//     c 3 leading == 2 safeAreaLayoutGuide.leading  1 16 1000
//
// A field backgroundColor~=systemBlue is the name of a color whose value is in a field of its own.
//
// An exclamation mark after the depth says that constraints place the view. Four more numbers after the frame say where it is
// drawn, if that is elsewhere.

extension SnapshotTree {
    package static let currentVersion = 1

    /// The same for the same tree.
    package var text: String {
        var lines = ["\(Self.currentVersion)\t\(TreeNumber.text(scale))"]
        lines.append(attributes.map(Self.field).joined(separator: "\t"))
        var depths: [Int] = []
        for node in nodes {
            let depth = node.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            let frame = ([node.frame] + (node.drawnFrame.map { [$0] } ?? [])).flatMap {
                [$0.x, $0.y, $0.width, $0.height]
            }
            let fields =
                [
                    "\(depth)\(node.isConstrained ? "!" : "")", Self.escaped(node.type),
                    Self.escaped(node.name ?? ""),
                    frame.map(TreeNumber.text).joined(separator: " "),
                ] + node.attributes.map(Self.field)
                + node.colorNames.map { Self.field(Attribute($0.name + Self.colorMark, $0.value)) }
            lines.append(fields.joined(separator: "\t"))
        }
        for constraint in constraints {
            let numbers = [constraint.multiplier, constraint.constant, constraint.priority]
            let fields = [
                "c", Self.field(constraint.first), constraint.relation,
                constraint.second.map(Self.field) ?? "",
                numbers.map(TreeNumber.text).joined(separator: " "),
            ]
            lines.append(fields.joined(separator: "\t"))
        }
        return lines.joined(separator: "\n")
    }

    /// Nil for what is no tree of this version: files may come from anywhere.
    package init?(text: String) {
        let lines = Self.parts(of: text[...], "\n")
        guard lines.count >= 2, lines.count <= Self.maximumLines else { return nil }
        let head = Self.parts(of: lines[0], "\t")
        guard head.count == 2, head[0] == "\(Self.currentVersion)", let scale = Double(head[1]),
            scale.isFinite, scale > 0,
            let attributes = Self.attributes(lines[1].isEmpty ? [] : Self.parts(of: lines[1], "\t")[...])
        else { return nil }
        self.init(scale: scale, attributes: attributes)
        /// The last node of each depth.
        var path: [Int] = []
        for line in lines.dropFirst(2) {
            let fields = Self.parts(of: line, "\t")
            if fields[0] == "c" {
                guard let constraint = Self.constraint(fields, nodeCount: nodes.count) else { return nil }
                constraints.append(constraint)
                continue
            }
            guard let (depth, node) = Self.node(fields), depth <= path.count else { return nil }
            path.removeLast(path.count - depth)
            nodes.append(node)
            nodes[nodes.count - 1].parent = path.last
            path.append(nodes.count - 1)
        }
    }

    /// What the name of a field has at its end that is a color's name. No attribute ends so.
    private static let colorMark = "~"

    /// Far above what a screen has.
    private static let maximumLines = 200_000

    // MARK: - Fields

    /// By bytes: an accent after a separator would make one character with it.
    private static func parts(of text: Substring, _ separator: Unicode.Scalar) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map {
            Substring($0)
        }
    }

    private static func field(_ attribute: Attribute) -> String {
        "\(escaped(attribute.name))=\(escaped(attribute.value))"
    }

    private static func field(_ item: Constraint.Item) -> String {
        "\(item.node) \(item.attribute)" + (item.guide.isEmpty ? "" : " \(escaped(item.guide))")
    }

    private static func attributes(_ fields: ArraySlice<Substring>) -> [Attribute]? {
        var result: [Attribute] = []
        for field in fields {
            guard let sign = field.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let value = field.utf8[field.utf8.index(after: sign)...]
            result.append(Attribute(unescaped(field[..<sign]), unescaped(Substring(value))))
        }
        return result
    }

    private static func node(_ fields: [Substring]) -> (depth: Int, Node)? {
        guard fields.count >= 4, let depth = Int(fields[0].prefix { $0 != "!" }), depth >= 0,
            let attributes = attributes(fields[4...])
        else { return nil }
        let numbers = fields[3].split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4 || numbers.count == 8 else { return nil }
        var node = Node(
            parent: nil,
            type: unescaped(fields[1]),
            name: fields[2].isEmpty ? nil : unescaped(fields[2]),
            frame: rectangle(numbers[..<4]),
            isConstrained: fields[0].hasSuffix("!"),
            attributes: attributes
        )
        node.colorNames = attributes.filter { $0.name.hasSuffix(Self.colorMark) }.map {
            Attribute(String($0.name.dropLast(Self.colorMark.count)), $0.value)
        }
        if !node.colorNames.isEmpty { node.attributes.removeAll { $0.name.hasSuffix(Self.colorMark) } }
        if numbers.count > 4 { node.drawnFrame = rectangle(numbers[4...]) }
        return (depth, node)
    }

    /// Of four numbers.
    private static func rectangle(_ numbers: ArraySlice<Double>) -> Rectangle {
        let start = numbers.startIndex
        return Rectangle(
            x: numbers[start],
            y: numbers[start + 1],
            width: numbers[start + 2],
            height: numbers[start + 3]
        )
    }

    private static func constraint(_ fields: [Substring], nodeCount: Int) -> Constraint? {
        guard fields.count == 5, let first = item(fields[1], nodeCount) else { return nil }
        let second = item(fields[3], nodeCount)
        let numbers = fields[4].split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 3, second != nil || fields[3].isEmpty else { return nil }
        return Constraint(
            first: first,
            relation: String(fields[2]),
            second: second,
            multiplier: numbers[0],
            constant: numbers[1],
            priority: numbers[2]
        )
    }

    private static func item(_ field: Substring, _ nodeCount: Int) -> Constraint.Item? {
        let parts = field.split(separator: " ", maxSplits: 2)
        guard parts.count >= 2, let node = Int(parts[0]), (0..<nodeCount).contains(node) else { return nil }
        return Constraint.Item(
            node: node,
            guide: parts.count > 2 ? unescaped(parts[2]) : "",
            attribute: String(parts[1])
        )
    }

    // MARK: - Escapes

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x5C }) else { return text }
        var result = ""
        // Scalars, since a carriage return and a line feed are one character.
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func unescaped(_ text: Substring) -> String {
        guard text.utf8.contains(0x5C) else { return String(text) }
        var result = ""
        var isEscape = false
        for scalar in text.unicodeScalars {
            if isEscape {
                switch scalar {
                case "t": result += "\t"
                case "n": result += "\n"
                case "r": result += "\r"
                default: result.unicodeScalars.append(scalar)
                }
                isEscape = false
            } else if scalar == "\\" {
                isEscape = true
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
