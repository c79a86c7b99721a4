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
    let rules: SVGRules

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
        rules = try SVGRules(sheet)
    }

    private static func nextToken(_ scanner: inout XMLScanner) throws(SVGError) -> XMLScanner.Token? {
        do { return try scanner.next() } catch { throw SVGError(error.reason) }
    }

    private static func localName(_ name: String) -> String {
        name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }
}
