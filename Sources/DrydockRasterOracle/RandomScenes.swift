package import DrydockRaster

/// Random display lists over a frame: every command there is, in nested clips and groups, and lists that differ a little.
package struct RandomScenes {
    var random: RandomSource
    let size: PixelSize
    let bitmaps: [Bitmap]
    let masks: [CoverageMask]
    var outlines: [Path] = []
    /// Slanted images that are open: those in one another are expensive.
    private var projections = 0

    package init(seed: UInt64, size: PixelSize) {
        self.init(RandomSource(seed: seed), size: size)
    }

    package init(_ random: RandomSource, size: PixelSize) {
        var random = random
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
        outlines = (0..<3).map { _ in path() }
    }

    package mutating func list() -> DisplayList {
        DisplayList(commands(count: random.int(3...9), depth: 0))
    }

    /// The list with a few of its commands changed, added or removed.
    package mutating func variation(of list: DisplayList) -> DisplayList {
        var result = list
        for _ in 0..<random.int(0...2) {
            let leaves = result.commands.indices.filter { !result.commands[$0].isBracket }
            guard !leaves.isEmpty else { break }
            let index = random.pick(leaves)
            switch random.int(0...4) {
            case 0: result.commands.insert(leaf(), at: index)
            case 1: result.commands.remove(at: index)
            case 2: result.commands[index] = leaf()
            default:
                let (x, y) = (random.int(-4...4), random.int(-4...4))
                result.commands[index] = result.commands[index].offset(x: x, y: y)
            }
        }
        if random.oneIn(3) {
            result.commands = result.commands.map { command in
                switch command {
                case .pushClip, .pushPathClip, .pushLayer, .pushGroup:
                    random.oneIn(2) ? command : command.offset(x: random.int(-1...1), y: random.int(-3...3))
                default: command
                }
            }
        }
        return result
    }

    /// - Parameter depth: how many pushes are open.
    package mutating func commands(count: Int, depth: Int) -> [DisplayCommand] {
        var result: [DisplayCommand] = []
        for _ in 0..<count {
            guard depth < 3, random.oneIn(5) else {
                result.append(leaf())
                continue
            }
            result.append(push())
            result += commands(count: random.int(0...3), depth: depth + 1)
            result.append(.pop)
        }
        return result
    }

    private mutating func push() -> DisplayCommand {
        switch random.int(0...7) {
        case 0, 1: return .pushClip(shape())
        case 2, 3: return .pushPathClip(path(), transform(), rule())
        case 4, 5: return .pushGroup(opacity: random.pick([0, 1, 90, 200, 254, 255]), bounds: rect())
        default:
            let shadow = LayerStyle.Shadow(
                sigma: random.pick([0, 0.3, 1, 2.5, 4]),
                dx: Double(random.int(-40...40)) / 8,
                dy: Double(random.int(-40...40)) / 8,
                color: color()
            )
            let style = LayerStyle(
                opacity: random.pick([0, 90, 255, 255]),
                blendMode: random.oneIn(3) ? .normal : random.pick(BlendMode.allCases),
                shadow: random.oneIn(2) ? shadow : nil,
                isIsolated: random.oneIn(4)
            )
            return .pushLayer(style, bounds: rect())
        }
    }

    mutating func leaf() -> DisplayCommand {
        switch random.int(0...16) {
        case 0, 1: return .fill(shape(), color())
        case 2: return cover()
        case 3:
            let width = SubpixelLength(units: Int32(random.int(0...1500)))
            return .border(shape(), width: width, color())
        case 4:
            let bitmap = random.pick(bitmaps)
            return .image(bitmap, source: part(of: bitmap), destination: rect())
        case 5:
            let bitmap = random.pick(bitmaps)
            return .template(bitmap, source: part(of: bitmap), destination: rect(), color())
        case 6:
            let (x, y) = (random.int(-12...size.width), random.int(-9...size.height))
            return .mask(random.pick(masks), x: x, y: y, color())
        case 7, 8: return .fillPath(path(), transform(), rule(), paint())
        case 9, 10: return .strokePath(path(), transform(), stroke(), paint())
        case 11, 12: return .glyphs(glyphs(), transform(), paint())
        case 13: return .shadow(shadow(), color())
        case 14: return projections == 0 && random.oneIn(3) ? projected() : .fill(shape(), color())
        default:
            return .blurBackdrop(
                shape(),
                BackdropEffect(
                    sigma: Double(random.int(0...8)) / 2,
                    reduction: random.int(1...3),
                    saturation: random.pick([0, 1, 1.8]),
                    tint: random.oneIn(3) ? .clear : color()
                )
            )
        }
    }

    /// What hides all of the frame, or nearly.
    private mutating func cover() -> DisplayCommand {
        let opaque = PremultipliedColor(red: random.byte(), green: random.byte(), blue: random.byte())
        let inset = random.int(-1...1)
        let rect = size.bounds.insetBy(dx: inset, dy: inset)
        if random.oneIn(2) {
            let radius = SubpixelLength(units: Int32(random.pick([0, 0, 100, 900])))
            return .fill(RoundedRect(rect, radius: radius), opaque)
        }
        let (x, y) = (Double(rect.x) - 0.25, Double(rect.y))
        let path = Path.rect(x: x, y: y, width: Double(rect.width) + 0.5, height: Double(rect.height))
        return .fillPath(path, .identity, rule(), random.oneIn(2) ? .color(opaque) : paint())
    }

    private mutating func projected() -> DisplayCommand {
        projections += 1
        defer { projections -= 1 }
        let content = rect()
        let list = DisplayList(commands(count: random.int(1...3), depth: 2))
        func slant(_ parts: Double) -> Double { Double(random.int(-20...20)) / parts }
        let map = Projection(
            a: 1 + slant(30),
            b: slant(60),
            c: slant(60),
            d: 1 + slant(30),
            tx: coordinate(size.width),
            ty: coordinate(size.height),
            p: slant(4000),
            q: slant(4000),
            r: 1
        )
        return .projected(ProjectedList(list, content: content, map: map))
    }
}
