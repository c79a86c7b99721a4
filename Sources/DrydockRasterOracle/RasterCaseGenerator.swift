import DrydockRaster

/// Makes cases: most on canvases a few pixels wide, some that scroll, some of many commands, a few as large as a screen.
struct RasterCaseGenerator {
    private enum Kind { case tiny, scrolled, crowded, large, screen }

    private var random: RandomSource
    private let kind: Kind
    private let size: PixelSize
    private var scenes: RandomScenes

    init(_ source: RandomSource) {
        var random = source
        switch random.int(0...9999) {
        case 0: kind = .screen
        case 1...15: kind = .large
        case 16...200: kind = .crowded
        case 201...800: kind = .scrolled
        default: kind = .tiny
        }
        switch kind {
        case .tiny:
            let most = random.pick([8, 16, 24, 64])
            size = PixelSize(width: random.int(1...most), height: random.int(1...most))
        // A clip of fewer pixels is not scrolled.
        case .scrolled: size = PixelSize(width: random.int(66...90), height: random.int(66...90))
        case .crowded: size = PixelSize(width: random.int(16...64), height: random.int(16...64))
        case .large: size = PixelSize(width: 400, height: 530)
        case .screen: size = PixelSize(width: 1170, height: 2532)
        }
        scenes = RandomScenes(RandomSource(seed: random.next()), size: size)
        self.random = random
    }

    mutating func make() -> RasterCase {
        // Now and then the measured cost; else one that some frames of this size reach, or all.
        let wakingCost = random.pick([nil, 0, random.int(0...4000), random.int(0...100_000)])
        let resources = random.int(0...(RasterCase.resources.count - 1))
        let translucent = PremultipliedColor(red: 9, green: 80, blue: 7, alpha: 99)
        var background = random.pick([.white, .clear, translucent])
        var (list, size) = (firstList(), size)
        var frames = [RasterCase.Frame(list: list, size: size, background: background)]
        for _ in 0..<(kind == .screen ? 1 : random.int(0...3)) {
            list = nextList(after: list)
            if random.oneIn(40) { background = .white }
            if random.oneIn(40) { size = PixelSize(width: size.width, height: random.int(1...size.height)) }
            frames.append(RasterCase.Frame(list: list, size: size, background: background))
        }
        return RasterCase(frames: frames, wakingCost: wakingCost, resources: resources)
    }

    private mutating func firstList() -> DisplayList {
        switch kind {
        case .tiny, .large, .screen: return scenes.list()
        case .crowded: return DisplayList(scenes.commands(count: random.int(20...60), depth: 1))
        case .scrolled:
            let clip = size.bounds.insetBy(dx: random.int(0...1), dy: random.int(0...1))
            let opaque = PremultipliedColor(red: random.byte(), green: random.byte(), blue: random.byte())
            return DisplayList(
                (random.oneIn(2) ? [.fill(RoundedRect(size.bounds), opaque)] : [])
                    + [.pushClip(RoundedRect(clip))]
                    + scenes.commands(count: random.int(3...12), depth: 1) + [.pop]
                    + scenes.commands(count: random.int(0...1), depth: 2)
            )
        }
    }

    private mutating func nextList(after list: DisplayList) -> DisplayList {
        switch kind {
        case .tiny, .large, .screen: random.oneIn(5) ? scenes.list() : scenes.variation(of: list)
        case .crowded: scenes.variation(of: list)
        case .scrolled: random.oneIn(3) ? scenes.variation(of: scrolled(list)) : scrolled(list)
        }
    }

    /// The list with what its first clip holds at another place.
    private mutating func scrolled(_ list: DisplayList) -> DisplayList {
        var result = list
        let (x, y) = random.pick([(0, random.int(-30...30)), (random.int(-9...9), 0), (2, -5), (0, 1)])
        var depth = 0
        for index in result.commands.indices {
            let command = result.commands[index]
            if case .pop = command {
                depth -= 1
                if depth == 0 { return result }
                continue
            }
            if depth > 0 { result.commands[index] = command.offset(x: x, y: y) }
            if command.isBracket { depth += 1 }
        }
        return result
    }
}
