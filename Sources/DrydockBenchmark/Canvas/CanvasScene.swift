import DrydockRaster
import Foundation

/// A scene file as a display list: see `CanvasCommand` for where the format comes from.
struct CanvasScene {
    struct Malformed: Error, CustomStringConvertible {
        let line: Int
        let reason: String

        var description: String { "line \(line): \(reason)" }
    }

    let size: PixelSize
    private(set) var list = DisplayList()

    /// Pixels to a sixteenth of a point.
    private let unit: Double
    private let font: OutlineFont?
    private var paths: [Substring: Path] = [:]
    private var gradients: [Substring: Gradient] = [:]
    private var pictures: [Substring: Bitmap] = [:]
    private var words: ArraySlice<Substring> = []
    private var line = 0

    /// - Parameter font: a file whose glyphs the scene names by number.
    init(_ text: String, scale: Int, font: String) throws {
        size = PixelSize(width: 390 * scale, height: 844 * scale)
        unit = Double(scale) / 16
        self.font = OutlineFont(file: font)
        for line in text.split(separator: "\n") {
            self.line += 1
            words = line.split(separator: " ")[...]
            try read(command: try word())
        }
    }

    private func malformed(_ reason: String) -> Malformed { Malformed(line: line, reason: reason) }

    private mutating func word() throws -> Substring {
        guard let word = words.popFirst() else { throw malformed("a word is missing") }
        return word
    }

    private mutating func number() throws -> Double {
        let word = try word()
        guard let number = Double(word) else { throw malformed("\(word) is no number") }
        return number
    }

    private mutating func pixels() throws -> Double { try number() * unit }

    private mutating func rule() throws -> FillRule { try word() == "eo" ? .evenOdd : .nonZero }

    private mutating func color() throws -> PremultipliedColor {
        let word = try word()
        guard let value = UInt32(word.dropFirst(), radix: 16) else { throw malformed("\(word) is no colour") }
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        return PremultipliedColor(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    }

    private mutating func paint() throws -> Paint {
        guard let first = words.first, first.hasPrefix("@") else { return .color(try color()) }
        words.removeFirst()
        guard let gradient = gradients[first.dropFirst()] else { throw malformed("no gradient \(first)") }
        return .gradient(gradient, .identity)
    }

    /// - Parameter unit: what coordinates are multiplied by.
    private mutating func path(unit: Double) throws -> Path {
        var builder = PathBuilder()
        while let verb = words.popFirst() {
            var points: [Double] = []
            for _ in 0..<(verb == "C" ? 6 : verb == "Z" ? 0 : 2) { points.append(try number() * unit) }
            switch verb {
            case "M": builder.move(toX: points[0], y: points[1])
            case "L": builder.addLine(toX: points[0], y: points[1])
            case "C":
                builder.addCurve(
                    toX: points[4],
                    y: points[5],
                    firstX: points[0],
                    firstY: points[1],
                    secondX: points[2],
                    secondY: points[3]
                )
            case "Z": builder.close()
            default: throw malformed("\(verb) is no part of a path")
            }
        }
        return Path(builder)
    }

    private mutating func read(command: Substring) throws {
        switch command {
        case "fill":
            let (rule, paint) = (try rule(), try paint())
            list.append(.fillPath(try path(unit: unit), .identity, rule, paint))
        case "clip":
            let rule = try rule()
            list.append(.pushPathClip(try path(unit: unit), .identity, rule))
        case "unclip": list.append(.pop)
        case "stroke": try readStroke()
        case "path": paths[try word()] = try path(unit: 1)
        case "use": try readUse()
        case "linear", "radial", "conic": try readGradient(command)
        case "shadow": try readShadow()
        case "image-def": pictures[try word()] = Self.picture(Int(try number()), Int(try number()))
        case "image": try readImage()
        case "glyphs": try readGlyphs()
        default: throw malformed("\(command) is no command")
        }
    }

    private mutating func readStroke() throws {
        let width = try pixels()
        let (cap, join) = (try word(), try word())
        let miter = try number() / 16
        let dashes = try word().split(separator: ",").compactMap { Double($0) }.map { $0 * unit }
        let style = StrokeStyle(
            width: width,
            cap: cap == "round" ? .round : .butt,
            join: join == "round" ? .round : .miter,
            miterLimit: miter,
            dashes: dashes
        )
        let paint = try paint()
        list.append(.strokePath(try path(unit: unit), .identity, style, paint))
    }

    private mutating func matrix(unit: Double) throws -> Affine {
        let linear = try (0..<4).map { _ in try number() / 65_536 * unit }
        return Affine(
            a: linear[0],
            b: linear[1],
            c: linear[2],
            d: linear[3],
            tx: try pixels(),
            ty: try pixels()
        )
    }

    private mutating func readUse() throws {
        let name = try word()
        guard let path = paths[name] else { throw malformed("no path \(name)") }
        let matrix = try matrix(unit: unit)
        let rule = try rule()
        list.append(.fillPath(path, matrix, rule, try paint()))
    }

    private mutating func readGradient(_ kind: Substring) throws {
        let name = try word()
        let (x, y) = (try pixels(), try pixels())
        let geometry: Gradient.Geometry
        switch kind {
        case "linear": geometry = .linear(x0: x, y0: y, x1: try pixels(), y1: try pixels())
        case "radial": geometry = .radial(x0: x, y0: y, r0: 0, x1: x, y1: y, r1: try pixels())
        default: geometry = .conic(x: x, y: y)
        }
        let stops = try (0..<Int(try number())).map { _ in
            Gradient.Stop(position: try number() / 255, color: try color())
        }
        gradients[name] = Gradient(geometry, stops: stops)
    }

    private mutating func readShadow() throws {
        let box = try (0..<8).map { _ in try pixels() }
        let shadow = BoxShadow(
            x: box[0] + box[6],
            y: box[1] + box[7],
            width: box[2],
            height: box[3],
            radius: box[4],
            sigma: box[5]
        )
        list.append(.shadow(shadow, try color()))
    }

    private mutating func readImage() throws {
        let name = try word()
        guard let picture = pictures[name] else { throw malformed("no image \(name)") }
        let matrix = try matrix(unit: unit * 16)
        let (width, height) = (Double(picture.width), Double(picture.height))
        let outline = Path.rect(x: 0, y: 0, width: width, height: height)
        list.append(.fillPath(outline, matrix, .nonZero, .image(Paint.Picture(picture), matrix, tint: nil)))
    }

    private mutating func readGlyphs() throws {
        guard let font else { throw malformed("the font cannot be read") }
        let size = try pixels()
        let color = try color()
        let glyphs = try (0..<Int(try number())).map { _ in
            let index = Int(try number())
            return OutlineRun.Glyph(outline: font.outline(index), x: try pixels(), y: try pixels())
        }
        let scale = size / font.unitsPerEm
        let run = OutlineRun(glyphs, scale: .scale(x: scale, y: scale))
        list.append(.glyphs(run, .identity, .color(color)))
    }

    /// The test picture of the format: two ramps and a board of 20 × 20 pixels a square.
    private static func picture(_ width: Int, _ height: Int) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let color = PremultipliedColor(
                    red: UInt8(x * 255 / (width - 1)),
                    green: UInt8(y * 255 / (height - 1)),
                    blue: (x / 20 + y / 20) & 1 == 1 ? 200 : 40
                )
                bitmap[y * width + x] = color.pixel
            }
        }
        return bitmap
    }
}
