import DrydockXML
import Foundation

/// Why a picture could not be made of an SVG file.
struct SVGError: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

/// One element of an SVG file. What is drawn by is looked up when it is drawn.
final class SVGElement {
    /// Without a namespace's prefix.
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [SVGElement] = []

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    var id: String? { attributes["id"] }

    /// The element that this one refers to.
    var reference: String? {
        let text = attributes["href"] ?? attributes["xlink:href"]
        return text.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
    }

    func length(_ name: String, whole: Double) -> Double? {
        attributes[name].flatMap { SVGNumbers.length($0, whole: whole) }
    }
}

/// The elements of an SVG file, and the rules of its style sheets.
struct SVGTree {
    let root: SVGElement
    private(set) var byID: [String: SVGElement] = [:]
    let rules: [SVGRule]

    /// - Parameter bytes: of the file, UTF-8. Bounded by `SVGLimits`.
    init(_ bytes: [UInt8]) throws(SVGError) {
        var scanner = XMLScanner(bytes)
        var open: [SVGElement] = []
        var root: SVGElement?
        var sheet = ""
        var count = 0
        while let token = try Self.nextToken(&scanner) {
            switch token {
            case .open(let qualified, let attributes, let isEmpty):
                count += 1
                guard count <= SVGLimits.elements else {
                    throw SVGError("it has more than \(SVGLimits.elements) elements")
                }
                guard open.count < SVGLimits.depth else {
                    throw SVGError("its elements are nested more than \(SVGLimits.depth) deep")
                }
                let element = SVGElement(name: Self.localName(qualified), attributes: attributes)
                if let id = element.id, byID[id] == nil { byID[id] = element }
                open.last?.children.append(element)
                if root == nil { root = element }
                if !isEmpty { open.append(element) }
            case .close(let qualified):
                guard let element = open.popLast(), element.name == Self.localName(qualified) else {
                    throw SVGError("</\(qualified)> closes what is not open")
                }
            case .text(let text):
                if open.last?.name == "style" { sheet += text }
            }
        }
        guard open.isEmpty else { throw SVGError("it ends within <\(open[open.count - 1].name)>") }
        guard let root, root.name == "svg" else { throw SVGError("it does not begin with <svg>") }
        self.root = root
        rules = SVGRule.parse(sheet)
    }

    private static func nextToken(_ scanner: inout XMLScanner) throws(SVGError) -> XMLScanner.Token? {
        do { return try scanner.next() } catch { throw SVGError(error.reason) }
    }

    private static func localName(_ name: String) -> String {
        name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

/// A rule of a style sheet with a simple selector: an element, a class or an id.
struct SVGRule {
    enum Selector: Equatable {
        case all
        case element(String)
        case cssClass(String)
        case id(String)
    }

    let selector: Selector
    let declarations: [(name: String, value: String)]

    /// What selectors of one class, id or element say; others, and rules within `@`, are left out. Those of less weight
    /// come first.
    static func parse(_ sheet: String) -> [SVGRule] {
        var rules: [SVGRule] = []
        for block in withoutComments(sheet).split(separator: "}") {
            guard let brace = block.firstIndex(of: "{"), rules.count < SVGLimits.rules else { continue }
            let declarations = SVGStyle.declarations(String(block[block.index(after: brace)...]))
            for selector in block[..<brace].split(separator: ",") {
                let text = selector.trimmingCharacters(in: .whitespacesAndNewlines)
                guard let selector = self.selector(text) else { continue }
                rules.append(SVGRule(selector: selector, declarations: declarations))
            }
        }
        return rules.enumerated().sorted {
            ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
        }.map(\.element)
    }

    func matches(_ element: SVGElement) -> Bool {
        switch selector {
        case .all: true
        case .element(let name): element.name == name
        case .id(let id): element.id == id
        case .cssClass(let name):
            element.attributes["class"]?.split(whereSeparator: \.isWhitespace).contains { $0 == name }
                ?? false
        }
    }

    private var weight: Int {
        switch selector {
        case .all: 0
        case .element: 1
        case .cssClass: 2
        case .id: 3
        }
    }

    private static func selector(_ text: String) -> Selector? {
        let name = text.drop { $0 == "." || $0 == "#" }
        let isSimple = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        if text == "*" { return .all }
        guard isSimple, !name.isEmpty else { return nil }
        if text.hasPrefix(".") { return .cssClass(String(name)) }
        return text.hasPrefix("#") ? .id(String(name)) : .element(String(name))
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest.range(of: "*/", range: start.upperBound..<rest.endIndex) else {
                return result
            }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}

/// What an SVG file may ask for.
enum SVGLimits {
    static let fileSize = 4 << 20
    static let elements = 20_000
    static let depth = 64
    static let rules = 2_000
    /// Shapes drawn, those of `use` counted each time.
    static let drawn = 20_000
    /// Points a side.
    static let side: CGFloat = 16_384
}
