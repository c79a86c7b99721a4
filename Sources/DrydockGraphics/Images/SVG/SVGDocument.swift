import DrydockPlatform
import DrydockRaster
import Foundation

/// Draws an SVG file as a display list, as far as icons need it.
///
/// Drawn are `svg`, `g`, `a`, `use`, `symbol`, `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon`, with
/// fills and strokes of colours, `linearGradient` and `radialGradient`, clipped by `clipPath`. Other elements are left out and
/// named in a warning. One pixel of the file is a point.
package struct SVGDocument {
    let tree: SVGTree
    var list = DisplayList()
    private var drawn = 0
    /// What is not supported, for a warning.
    var ignored: Set<String> = []
    /// The viewport that percentages are of.
    private(set) var viewport = CGSize.zero
    /// The drawing's own, in points.
    private(set) var size = CGSize.zero
    var budget = SVGBudget()
    var cache = Cache()

    /// What is made of elements once.
    struct Cache {
        struct Colors: Hashable {
            let gradient: ObjectIdentifier
            let opacity: CGFloat
        }

        var shapes: [ObjectIdentifier: SVGShape] = [:]
        var transforms: [ObjectIdentifier: CGAffineTransform] = [:]
        var gradients: [ObjectIdentifier: SVGGradient?] = [:]
        var colors: [Colors: Gradient] = [:]
    }

    /// The drawing of a file; nil, and an error once that names it, when it cannot be drawn.
    package static func drawing(contentsOf path: String, name: String) -> VectorDrawing? {
        do {
            let bytes = try FileReader.read(path, limit: SVGLimits.fileSize)
            return try drawing(bytes, name: name, path: path)
        } catch let error as FileReader.Failure {
            Log.errorOnce("The image \(path) cannot be used: \(error.reason).")
        } catch let error as SVGError {
            Log.errorOnce("The image \(path) cannot be used: \(error.reason).")
        } catch {
            Log.errorOnce("The image \(path) cannot be used: \(error).")
        }
        return nil
    }

    /// - Parameter path: for messages.
    static func drawing(_ bytes: [UInt8], name: String, path: String) throws(SVGError) -> VectorDrawing {
        var document = SVGDocument(tree: try SVGTree(bytes))
        let size = try document.draw()
        if !document.ignored.isEmpty {
            let names = document.ignored.sorted().prefix(8).map { $0.prefix(40) }.joined(separator: ", ")
            Log.warnOnce("The image \(path) is drawn without what is not supported: \(names).")
        }
        return VectorDrawing(name: name, size: size, list: document.list)
    }

    private init(tree: SVGTree) {
        self.tree = tree
    }

    private mutating func draw() throws(SVGError) -> CGSize {
        let root = tree.root
        let box = SVGViewBox(root.attributes["viewBox"])
        let width = root.length("width", whole: box?.width ?? 0) ?? box?.width
        let height = root.length("height", whole: box?.height ?? 0) ?? box?.height
        guard let width, let height, width > 0, height > 0 else {
            throw SVGError("it has neither a size nor a viewBox")
        }
        guard max(width, height) <= SVGLimits.side, min(width, height) >= 1e-3 else {
            throw SVGError("its size of \(width) × \(height) is out of range")
        }
        size = CGSize(width: width, height: height)
        viewport = box.map { CGSize(width: $0.width, height: $0.height) } ?? size
        let matrix =
            box?.transform(to: CGRect(origin: .zero, size: size), root.attributes["preserveAspectRatio"])
            ?? .identity
        let style = try style(of: root, in: SVGStyle())
        if style.isShown { try drawChildren(of: root, matrix, style, 0) }
        clipToViewport()
        return size
    }

    /// The viewport hides what sticks out of it.
    private mutating func clipToViewport() {
        let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
        guard !PixelRect(x: 0, y: 0, width: width, height: height).contains(list.bounds(from: 0)) else {
            return
        }
        let path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil).path
        list.commands.insert(.pushPathClip(path, .identity, .nonZero), at: 0)
        list.append(.pop)
    }

    // MARK: - Elements

    private mutating func drawChildren(
        of element: SVGElement,
        _ matrix: CGAffineTransform,
        _ style: SVGStyle,
        _ depth: Int
    ) throws(SVGError) {
        for child in element.children { try draw(child, matrix, style, depth + 1) }
    }

    private mutating func draw(
        _ element: SVGElement,
        _ outer: CGAffineTransform,
        _ parent: SVGStyle,
        _ depth: Int
    ) throws(SVGError) {
        switch element.name {
        case "defs", "symbol", "linearGradient", "radialGradient", "clipPath", "style", "title", "desc",
            "metadata", "namedview":
            return
        case "g", "a", "svg", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon": break
        default:
            ignored.insert(element.name)
            return
        }
        // A reference may lead back to what it lies in.
        guard depth <= 2 * SVGLimits.depth else { throw SVGError("its references are nested too deeply") }
        drawn += 1
        guard drawn <= SVGLimits.drawn else {
            throw SVGError("it draws more than \(SVGLimits.drawn) elements")
        }
        let style = try style(of: element, in: parent)
        guard style.isShown else { return }
        let matrix = try transform(of: element).concatenating(outer)
        for name in ["mask", "filter", "marker-start", "marker-mid", "marker-end"]
        where element.attributes[name].map({ $0 != "none" }) ?? false { ignored.insert(name) }
        guard matrix.isFinite else { return }
        let clips = try pushClip(style.clip, element, matrix)
        let start = list.commands.count
        switch element.name {
        case "g", "a": try drawChildren(of: element, matrix, style, depth)
        case "svg": try drawNested(element, size: nil, matrix, style, depth)
        case "use": try drawUse(element, matrix, style, depth)
        default: try drawShape(element, matrix, style)
        }
        try group(from: start, opacity: style.opacity)
        if clips { list.append(.pop) }
    }

    private mutating func drawUse(
        _ element: SVGElement,
        _ matrix: CGAffineTransform,
        _ style: SVGStyle,
        _ depth: Int
    ) throws(SVGError) {
        guard let name = element.reference, let target = tree.byID[name] else { return }
        let x = element.length("x", whole: viewport.width) ?? 0
        let y = element.length("y", whole: viewport.height) ?? 0
        let matrix = CGAffineTransform(translationX: x, y: y).concatenating(matrix)
        if target.name == "symbol" {
            let inner = try self.style(of: target, in: style.inherited)
            let size = CGSize(
                width: element.length("width", whole: viewport.width) ?? viewport.width,
                height: element.length("height", whole: viewport.height) ?? viewport.height
            )
            try drawNested(target, size: size, matrix, inner, depth + 1)
        } else {
            try draw(target, matrix, style.inherited, depth + 1)
        }
    }

    /// An inner viewport. What sticks out of it shows.
    private mutating func drawNested(
        _ element: SVGElement,
        size: CGSize?,
        _ matrix: CGAffineTransform,
        _ style: SVGStyle,
        _ depth: Int
    ) throws(SVGError) {
        let x: Double? = element.length("x", whole: viewport.width)
        let y: Double? = element.length("y", whole: viewport.height)
        let width: Double? = element.length("width", whole: viewport.width)
        let height: Double? = element.length("height", whole: viewport.height)
        let own = CGSize(width: width ?? viewport.width, height: height ?? viewport.height)
        let frame = CGRect(origin: CGPoint(x: x ?? 0, y: y ?? 0), size: size ?? own)
        let place =
            SVGViewBox(element.attributes["viewBox"])?
            .transform(to: frame, element.attributes["preserveAspectRatio"])
            ?? CGAffineTransform(translationX: frame.minX, y: frame.minY)
        try drawChildren(of: element, place.concatenating(matrix), style, depth)
    }
}
