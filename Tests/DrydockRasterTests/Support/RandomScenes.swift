import DrydockRaster

/// Random display lists over a small frame, with images, masks, nested clips, groups and blurs.
struct RandomScenes {
    private var random: RandomSource
    private let size: PixelSize
    private let bitmaps: [Bitmap]
    private let masks: [CoverageMask]
    private let hasShadows: Bool

    /// - Parameter hasShadows: whether there are shadows and glyphs, which the slow renderer does not know.
    init(seed: UInt64, size: PixelSize, hasShadows: Bool = false) {
        self.hasShadows = hasShadows
        var random = RandomSource(seed: seed)
        self.size = size
        bitmaps = [(9, 7), (30, 20), (1, 1)].map { width, height in
            Bitmap.random(width: width, height: height, using: &random)
        }
        masks = [(12, 9), (25, 3)].map { width, height in
            CoverageMask(width: width, height: height) { bytes in
                for index in 0..<(width * height) { bytes[index] = random.byte() }
            }
        }
        self.random = random
    }

    mutating func list() -> DisplayList {
        DisplayList(commands(count: random.int(3...9), depth: 0))
    }

    /// The list with a few of its commands changed, added or taken away.
    mutating func variation(of list: DisplayList) -> DisplayList {
        var result = list
        for _ in 0..<random.int(0...2) {
            let leaves = result.commands.indices.filter { !result.commands[$0].isBracket }
            guard !leaves.isEmpty else { break }
            let index = leaves[random.int(0...(leaves.count - 1))]
            switch random.int(0...4) {
            case 0: result.commands.insert(leaf(), at: index)
            case 1: result.commands.remove(at: index)
            case 2: result.commands[index] = leaf()
            default: result.commands[index] = result.commands[index].moved(by: random.int(-4...4))
            }
        }
        if random.int(0...2) == 0 {
            result.commands = result.commands.map { command in
                switch command {
                case .pushClip, .pushPathClip: command.moved(by: random.int(-3...3))
                default: command
                }
            }
        }
        return result
    }

    private mutating func commands(count: Int, depth: Int) -> [DisplayCommand] {
        var result: [DisplayCommand] = []
        for _ in 0..<count {
            let kind = random.int(0...9)
            if kind < 2, depth < 3 {
                let push: DisplayCommand
                switch (kind, random.int(0...1)) {
                case (0, 0): push = .pushClip(shape())
                case (0, _): push = .pushPathClip(path(), transform(), rule())
                case (_, 0): push = .pushGroup(opacity: [0, 90, 200, 255][random.int(0...3)], bounds: rect())
                default:
                    let mode = BlendMode.allCases[random.int(0...(BlendMode.allCases.count - 1))]
                    let isCast = hasShadows && random.int(0...1) == 0
                    let shadow = LayerStyle.Shadow(sigma: 2.5, dx: 1.5, dy: 3, color: color())
                    let style = LayerStyle(
                        opacity: [90, 255][random.int(0...1)],
                        blendMode: mode,
                        shadow: isCast ? shadow : nil
                    )
                    push = .pushLayer(style, bounds: rect())
                }
                result.append(push)
                result += commands(count: random.int(0...3), depth: depth + 1)
                result.append(.pop)
            } else {
                result.append(leaf())
            }
        }
        return result
    }

    private mutating func shadowOrGlyphs() -> DisplayCommand {
        if random.int(0...1) == 0 {
            let shadow = BoxShadow(
                x: coordinate(),
                y: coordinate(),
                width: 30.5,
                height: 20,
                radius: 4,
                sigma: [0.5, 3, 9][random.int(0...2)]
            )
            return .shadow(shadow, color())
        }
        let outline = path()
        let glyphs = (0..<4).map { OutlineRun.Glyph(outline: outline, x: Double($0) * 9.3, y: coordinate()) }
        return .glyphs(OutlineRun(glyphs, scale: .scale(x: 0.125, y: 0.125)), transform(), paint())
    }

    private mutating func leaf() -> DisplayCommand {
        if hasShadows, random.int(0...4) == 0 { return shadowOrGlyphs() }
        switch random.int(0...11) {
        case 0, 1:
            return .fill(shape(), color())
        case 2:
            return .border(shape(), width: SubpixelLength(units: Int32(random.int(0...1500))), color())
        case 3:
            let bitmap = bitmaps[random.int(0...2)]
            return .image(bitmap, source: bitmap.bounds, destination: rect())
        case 4:
            let bitmap = bitmaps[random.int(0...1)]
            return .template(
                bitmap,
                source: bitmap.bounds.insetBy(dx: 1, dy: 1),
                destination: rect(),
                color()
            )
        case 5:
            let mask = masks[random.int(0...1)]
            return .mask(mask, x: random.int(-10...60), y: random.int(-10...60), color())
        case 6, 7:
            return .fillPath(path(), transform(), rule(), paint())
        case 8, 9:
            let style = StrokeStyle(
                width: Double(random.int(0...90)) / 8,
                cap: [.butt, .round, .square][random.int(0...2)],
                join: [.miter, .round, .bevel][random.int(0...2)],
                miterLimit: 4,
                dashes: random.int(0...2) == 0 ? [5, 3.5] : [],
                phase: 1
            )
            return .strokePath(path(), transform(), style, paint())
        default:
            return .blurBackdrop(
                shape(),
                BackdropEffect(
                    sigma: Double(random.int(0...4)),
                    reduction: random.int(1...3),
                    saturation: 1.8,
                    tint: color()
                )
            )
        }
    }

    private mutating func coordinate() -> Double { Double(random.int(-200...700)) / 8 }

    private mutating func path() -> Path {
        var path = PathBuilder()
        for _ in 0..<random.int(1...5) {
            switch random.int(0...5) {
            case 0: path.move(toX: coordinate(), y: coordinate())
            case 1, 2: path.addLine(toX: coordinate(), y: coordinate())
            case 3:
                path.addQuadCurve(
                    toX: coordinate(),
                    y: coordinate(),
                    controlX: coordinate(),
                    controlY: coordinate()
                )
            case 4: path.close()
            default:
                path.addCurve(
                    toX: coordinate(),
                    y: coordinate(),
                    firstX: coordinate(),
                    firstY: coordinate(),
                    secondX: coordinate(),
                    secondY: coordinate()
                )
            }
        }
        return Path(path)
    }

    private mutating func transform() -> Affine {
        switch random.int(0...3) {
        case 0: .identity
        case 1: .translation(x: Double(random.int(-40...40)) / 4, y: Double(random.int(-40...40)) / 4)
        default:
            Affine(
                a: coordinate() / 40,
                b: coordinate() / 80,
                c: coordinate() / 80,
                d: coordinate() / 40,
                tx: coordinate(),
                ty: coordinate()
            )
        }
    }

    private mutating func rule() -> FillRule { random.int(0...1) == 0 ? .nonZero : .evenOdd }

    private mutating func paint() -> Paint {
        let stops = (0..<random.int(1...4)).map { index in
            Gradient.Stop(position: Double(index) / 3, color: color())
        }
        func gradient(_ geometry: Gradient.Geometry) -> Gradient {
            Gradient(geometry, stops: stops, extendsStart: stops.count != 2, extendsEnd: stops.count != 3)
        }
        switch random.int(0...6) {
        case 0, 1: return .color(color())
        case 2: return .gradient(gradient(.linear(x0: 3, y0: 5, x1: coordinate(), y1: 40)), transform())
        case 3:
            let geometry = Gradient.Geometry.radial(x0: 20, y0: 20, r0: 3, x1: 20, y1: 20, r1: 30)
            return .gradient(gradient(geometry), transform())
        case 4:
            let geometry = Gradient.Geometry.radial(x0: 20, y0: 20, r0: 3, x1: coordinate(), y1: 20, r1: 30)
            return .gradient(gradient(geometry), transform())
        case 5: return .gradient(gradient(.conic(x: 20, y: 25)), transform())
        default:
            let tint = random.int(0...1) == 0 ? color() : nil
            let picture = Paint.Picture(bitmaps[random.int(0...1)], isSmooth: random.int(0...2) > 0)
            return .image(picture, transform(), tint: tint)
        }
    }

    private mutating func rect() -> PixelRect {
        PixelRect(
            x: random.int(-20...size.width),
            y: random.int(-20...size.height),
            width: random.int(0...size.width),
            height: random.int(0...size.height)
        )
    }

    private mutating func shape() -> RoundedRect {
        RoundedRect(
            rect(),
            radius: SubpixelLength(units: Int32(random.int(0...4000))),
            corners: RoundedRect.Corners(rawValue: random.byte() & 15)
        )
    }

    private mutating func color() -> PremultipliedColor {
        let alpha: UInt8 = [255, 255, 130, random.byte()][random.int(0...3)]
        return PremultipliedColor(red: random.byte(), green: random.byte(), blue: random.byte(), alpha: alpha)
    }
}

extension DisplayCommand {
    fileprivate var isBracket: Bool {
        switch self {
        case .pushClip, .pushGroup, .pushLayer, .pushPathClip, .pop: true
        default: false
        }
    }

    /// The command some pixels further down.
    func moved(by step: Int) -> DisplayCommand {
        func move(_ shape: RoundedRect) -> RoundedRect {
            RoundedRect(shape.rect.offsetBy(dx: 0, dy: step), radius: shape.radius, corners: shape.corners)
        }
        func move(_ transform: Affine) -> Affine {
            transform.concatenating(.translation(x: 0, y: Double(step)))
        }
        func move(_ paint: Paint) -> Paint {
            switch paint {
            case .color: paint
            case .gradient(let gradient, let transform): .gradient(gradient, move(transform))
            case .image(let picture, let transform, let tint): .image(picture, move(transform), tint: tint)
            }
        }
        func move(_ shadow: BoxShadow) -> BoxShadow {
            BoxShadow(
                x: Double(shadow.x) / 256,
                y: Double(shadow.y) / 256 + Double(step),
                width: Double(shadow.width) / 256,
                height: Double(shadow.height) / 256,
                radius: Double(shadow.radius) / 256,
                sigma: Double(shadow.sigma) / 256
            )
        }
        return switch self {
        case .shadow(let shadow, let color): .shadow(move(shadow), color)
        case .fill(let shape, let color): .fill(move(shape), color)
        case .border(let shape, let width, let color): .border(move(shape), width: width, color)
        case .image(let bitmap, let source, let destination):
            .image(bitmap, source: source, destination: destination.offsetBy(dx: 0, dy: step))
        case .blurBackdrop(let shape, let effect): .blurBackdrop(move(shape), effect)
        case .pushClip(let shape): .pushClip(move(shape))
        case .mask(let mask, let x, let y, let color): .mask(mask, x: x, y: y + step, color)
        case .fillPath(let path, let transform, let rule, let paint):
            .fillPath(path, move(transform), rule, move(paint))
        case .pushPathClip(let path, let transform, let rule): .pushPathClip(path, move(transform), rule)
        case .glyphs(let run, let transform, let paint): .glyphs(run, move(transform), move(paint))
        case .strokePath(let path, let transform, let style, let paint):
            .strokePath(path, move(transform), style, move(paint))
        case .template(let bitmap, let source, let destination, let color):
            .template(bitmap, source: source, destination: destination.offsetBy(dx: 0, dy: step), color)
        case .pushGroup(let opacity, let bounds):
            .pushGroup(opacity: opacity, bounds: bounds.offsetBy(dx: 0, dy: step))
        default: self
        }
    }
}

extension Bitmap {
    /// Random premultiplied pixels, a third of them opaque.
    static func random(width: Int, height: Int, using random: inout RandomSource) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        for index in 0..<bitmap.area {
            let alpha: UInt8 = random.int(0...2) == 0 ? 255 : random.byte()
            let color = PremultipliedColor(
                red: random.byte(),
                green: random.byte(),
                blue: random.byte(),
                alpha: alpha
            )
            bitmap.pixels[index] = color.pixel
        }
        return bitmap
    }
}
