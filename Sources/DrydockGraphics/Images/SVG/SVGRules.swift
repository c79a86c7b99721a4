import Foundation

/// The rules of an SVG file's style sheets that have a simple selector: an element, a class or an id.
struct SVGRules {
    typealias Declarations = [(name: String, value: String)]

    private enum Selector: Hashable {
        case all
        case element(String)
        case cssClass(String)
        case id(String)

        /// What counts for more comes later.
        var weight: Int {
            switch self {
            case .all: 0
            case .element: 1
            case .cssClass: 2
            case .id: 3
            }
        }
    }

    private var declarations: [Declarations] = []
    /// The rules of a selector, by their places in the sheets. An element is looked up, not compared with all of them.
    private var places: [Selector: [Int]] = [:]

    /// Other selectors, and rules within `@`, are left out.
    init(_ sheet: String) throws(SVGError) {
        var count = 0
        for block in Self.withoutComments(sheet).split(separator: "}") {
            guard let brace = block.firstIndex(of: "{") else { continue }
            let declared = SVGStyle.declarations(String(block[block.index(after: brace)...]))
            for text in block[..<brace].split(separator: ",") {
                guard let selector = Self.selector(text.trimmingCharacters(in: .whitespacesAndNewlines))
                else {
                    continue
                }
                count += 1
                guard count <= SVGLimits.rules else {
                    throw SVGError("its style sheets have more than \(SVGLimits.rules) rules")
                }
                places[selector, default: []].append(declarations.count)
            }
            declarations.append(declared)
        }
    }

    /// What the rules that match an element declare, those of less weight first and else in the sheets' order.
    ///
    /// - Complexity: the rules that match and the element's classes; the budget pays for each.
    func declarations(for element: SVGElement, _ budget: inout SVGBudget) throws(SVGError) -> [Declarations] {
        if places.isEmpty { return [] }
        var selectors: [Selector] = [.all, .element(element.name)]
        if let classes = element.attributes["class"] {
            try budget.spend(parsing: classes)
            selectors += Set(classes.split(whereSeparator: \.isWhitespace)).map { .cssClass(String($0)) }
        }
        if let id = element.id { selectors.append(.id(id)) }
        var found: [(weight: Int, place: Int)] = []
        for selector in selectors {
            guard let places = places[selector] else { continue }
            try budget.spend(places.count)
            found += places.map { (selector.weight, $0) }
        }
        if found.count > 1 { found.sort { $0 < $1 } }
        return found.map { declarations[$0.place] }
    }

    private static func selector(_ text: String) -> Selector? {
        let name = text.drop { $0 == "." || $0 == "#" }
        let isSimple = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        if text == "*" { return .all }
        guard isSimple, !name.isEmpty else { return nil }
        if text.hasPrefix(".") { return .cssClass(String(name)) }
        return text.hasPrefix("#") ? .id(String(name)) : .element(String(name))
    }

    /// What follows a comment that does not end is left out.
    private static func withoutComments(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var (place, isComment) = (0, false)
        func isPair(_ first: Character, _ second: Character) -> Bool {
            place + 1 < bytes.count && bytes[place] == first.asciiValue
                && bytes[place + 1] == second.asciiValue
        }
        while place < bytes.count {
            if isPair(isComment ? "*" : "/", isComment ? "/" : "*") {
                isComment.toggle()
                place += 2
                continue
            }
            if !isComment { result.append(bytes[place]) }
            place += 1
        }
        return String(decoding: result, as: UTF8.self)
    }
}
