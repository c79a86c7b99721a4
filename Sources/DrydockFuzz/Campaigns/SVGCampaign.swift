import Drydock
import DrydockGraphics
import DrydockRaster

/// SVG files: made up by a grammar, then changed.
struct SVGCampaign: Campaign {
    static let name = "svg"
    static let summary = "SVG files made up by a grammar and changed, read and drawn"
    static let batch = 1000

    private let path = ScratchFolder.make() + "/drawing.svg"
    private let rasterizer = Rasterizer(threads: 1)

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        var random = trial.random.split()
        var writer = SVGWriter()
        var bytes = Array(writer.document(&random).utf8)
        if random.once(in: 3) { TextMutation.change(&bytes, &random) }
        ScratchFolder.write(trial.input(bytes, "svg"), to: path)
        guard let drawing = SVGDocument.drawing(contentsOf: path, name: "fuzz") else { return trial.refuse() }
        try trial.check(
            drawing.size.width.isFinite && drawing.size.height.isFinite && drawing.size.width > 0
                && drawing.size.height > 0,
            "the size is \(drawing.size)"
        )
        let frame = rasterizer.render(
            drawing.list,
            size: PixelSize(width: 40, height: 30),
            background: UIColor.white.components(with: UITraitCollection()).premultiplied
        )
        try trial.check(frame.bitmap.area >= 1200, "the picture is too small")
    }
}

/// A grammar of SVG.
struct SVGWriter {
    private var ids = 0

    mutating func document(_ random: inout Generator) -> String {
        ids = random.below(3)
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\""
        if !random.once(in: 6) { text += " width=\"\(number(&random))\" height=\"\(number(&random))\"" }
        if random.flag() {
            text += " viewBox=\"0 0 \(number(&random)) \(number(&random))\""
            if random.once(in: 3) {
                text +=
                    " preserveAspectRatio=\"\(random.pick(["none", "xMinYMax slice", "xMidYMid meet", "x"]))\""
            }
        }
        text += ">"
        if random.once(in: 4) { text += "<style>.a{fill:red}#i1{stroke:#0f0}rect,circle{opacity:.5}</style>" }
        for _ in 0..<random.pick([1, 2, 3, 5, 9]) { text += element(&random, 0) }
        return text + "</svg>"
    }

    private mutating func element(_ random: inout Generator, _ depth: Int) -> String {
        let id = random.once(in: 2) ? newID() : ""
        switch random.below(depth > 6 ? 7 : 14) {
        case 0:
            return
                "<rect\(id) x=\"\(number(&random))\" y=\"\(number(&random))\" width=\"\(number(&random))\" height=\"\(number(&random))\" rx=\"\(number(&random))\"\(paint(&random))/>"
        case 1:
            return
                "<circle\(id) cx=\"\(number(&random))\" cy=\"\(number(&random))\" r=\"\(number(&random))\"\(paint(&random))/>"
        case 2:
            return
                "<ellipse\(id) cx=\"\(number(&random))\" cy=\"\(number(&random))\" rx=\"\(number(&random))\" ry=\"\(number(&random))\"\(paint(&random))/>"
        case 3:
            return
                "<line\(id) x1=\"\(number(&random))\" y1=\"\(number(&random))\" x2=\"\(number(&random))\" y2=\"\(number(&random))\"\(paint(&random))/>"
        case 4:
            let points = (0..<random.below(9)).map { _ in "\(number(&random)),\(number(&random))" }.joined(
                separator: " "
            )
            return "<\(random.pick(["polygon", "polyline"]))\(id) points=\"\(points)\"\(paint(&random))/>"
        case 5, 6: return "<path\(id) d=\"\(path(&random))\"\(paint(&random))/>"
        case 7:
            return "<use\(id) href=\"#i\(random.below(ids + 2))\" x=\"\(number(&random))\"\(paint(&random))/>"
        case 8: return "<symbol\(id) viewBox=\"0 0 10 10\">\(children(&random, depth))</symbol>"
        case 9:
            return
                "<clipPath\(id)\(random.flag() ? " clipPathUnits=\"objectBoundingBox\"" : "")>\(children(&random, depth))</clipPath>"
        case 10: return gradient(&random, id)
        case 11:
            return
                "<svg\(id) x=\"\(number(&random))\" width=\"\(number(&random))\" viewBox=\"0 0 \(number(&random)) 9\">\(children(&random, depth))</svg>"
        case 12: return "<defs>\(children(&random, depth))</defs>"
        default: return "<g\(id)\(paint(&random))>\(children(&random, depth))</g>"
        }
    }

    private mutating func newID() -> String {
        ids += 1
        return " id=\"i\(ids)\""
    }

    private mutating func children(_ random: inout Generator, _ depth: Int) -> String {
        var text = ""
        for _ in 0..<random.below(4) { text += element(&random, depth + 1) }
        return text
    }

    private mutating func gradient(_ random: inout Generator, _ id: String) -> String {
        let name = random.pick(["linearGradient", "radialGradient"])
        var text =
            "<\(name)\(id) x1=\"\(number(&random))\" y2=\"\(number(&random))\" r=\"\(number(&random))\" fx=\"\(number(&random))\""
        if random.flag() { text += " gradientUnits=\"userSpaceOnUse\"" }
        if random.once(in: 3) { text += " gradientTransform=\"\(transform(&random))\"" }
        if random.once(in: 3) { text += " href=\"#i\(random.below(ids + 2))\"" }
        text += ">"
        for _ in 0..<random.below(5) {
            text +=
                "<stop offset=\"\(random.pick(["0", "1", "50%", "-1", "0.3", "nan"]))\" stop-color=\"\(color(&random))\"/>"
        }
        return text + "</\(name)>"
    }

    private func number(_ random: inout Generator) -> String {
        switch random.below(14) {
        case 0:
            random.pick([
                "0", "-1", "1e9", "1e-9", "-1e9", "1e400", "100%", "50%", "2em", "3px", "nan", ".5.5", "1e",
            ])
        case 1: "\(random.number(-1000...1000))"
        default: "\(random.below(60))"
        }
    }

    private func color(_ random: inout Generator) -> String {
        random.pick([
            "red", "#0f0", "#12345678", "rgb(1,2,3)", "rgba(10%,20%,30%,.5)", "none", "currentColor",
            "hsl(3,4%,5%)", "x",
        ])
    }

    private func paint(_ random: inout Generator) -> String {
        var text = ""
        if random.flag() {
            text += " fill=\"\(random.once(in: 3) ? "url(#i\(random.below(ids + 2)))" : color(&random))\""
        }
        if random.once(in: 3) {
            text += " stroke=\"\(color(&random))\" stroke-width=\"\(number(&random))\""
            if random.once(in: 3) {
                text +=
                    " stroke-dasharray=\"\(number(&random)),\(number(&random))\" stroke-dashoffset=\"\(number(&random))\""
            }
            if random.flag() {
                text +=
                    " stroke-linecap=\"\(random.pick(["round", "square", "butt"]))\" stroke-linejoin=\"\(random.pick(["round", "bevel", "miter"]))\" stroke-miterlimit=\"\(number(&random))\""
            }
        }
        if random.once(in: 4) { text += " transform=\"\(transform(&random))\"" }
        if random.once(in: 6) { text += " clip-path=\"url(#i\(random.below(ids + 2)))\"" }
        if random.once(in: 6) { text += " opacity=\"\(random.pick(["0", ".5", "2", "-1"]))\"" }
        if random.once(in: 8) { text += " style=\"fill-rule:evenodd;fill:\(color(&random))\"" }
        if random.once(in: 8) { text += " class=\"a\"" }
        return text
    }

    private func transform(_ random: inout Generator) -> String {
        (0..<random.integer(1...3)).map { _ in
            let name = random.pick(["translate", "scale", "rotate", "skewX", "skewY", "matrix"])
            let count = name == "matrix" ? 6 : random.integer(1...3)
            return "\(name)(\((0..<count).map { _ in number(&random) }.joined(separator: " ")))"
        }.joined(separator: " ")
    }

    private func path(_ random: inout Generator) -> String {
        var text = random.once(in: 10) ? "" : "M\(number(&random)) \(number(&random))"
        for _ in 0..<random.pick([1, 2, 4, 8, 20]) {
            let letter = random.pick([
                "M", "L", "l", "H", "h", "V", "v", "C", "c", "S", "s", "Q", "q", "T", "t", "A", "a", "Z", "z",
            ])
            let counts = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0]
            let count = (counts[letter.uppercased()] ?? 0) - (random.once(in: 40) ? 1 : 0)
            let isArc = letter.uppercased() == "A"
            let numbers = (0..<max(count, 0)).map {
                isArc && (3...4).contains($0) ? random.pick(["0", "1"]) : number(&random)
            }
            text += letter + numbers.joined(separator: random.pick([" ", ","]))
        }
        return text
    }
}
