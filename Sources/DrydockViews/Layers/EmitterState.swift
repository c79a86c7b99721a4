import DrydockRaster

/// What an emitter layer draws.
nonisolated struct EmitterState: Equatable {
    var sources: [EmitterSource] = []
    var position = CGPoint.zero
    var size = CGSize.zero
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var lifetime: Float = 1
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var seed: UInt32 = 0
    /// The layer's time.
    var time = 0.0

    @MainActor func append(to builder: inout DisplayListBuilder) {
        for (index, source) in sources.enumerated() where source.cell.isEnabled {
            guard let image = source.cell.contents as? CGImage, source.cell.contentsScale > 0 else {
                continue
            }
            let births = source.births(at: time, lifetime: Double(lifetime))
            let isWhite = image.isWhite
            for birth in renderMode == .oldestLast ? births.reversed() : births {
                var chance = Chance(seed, index, birth.number)
                guard let particle = particle(of: source.cell, birth, &chance) else { continue }
                if renderMode == .additive {
                    builder.group(opacity: 255, blendMode: .plusLighter) {
                        particle.append(image, isWhite: isWhite, to: &$0)
                    }
                } else {
                    particle.append(image, isWhite: isWhite, to: &builder)
                }
            }
        }
    }

    /// Nil for what is not to be seen.
    @MainActor private func particle(
        of cell: CAEmitterCell,
        _ birth: EmitterSource.Birth,
        _ chance: inout Chance
    )
        -> EmitterParticle?
    {
        let age = time - birth.time
        let life = (Double(cell.lifetime) + chance.side(Double(cell.lifetimeRange))) * Double(lifetime)
        let start = place(&chance)
        let speed = (Double(cell.velocity) + chance.side(Double(cell.velocityRange))) * Double(velocity)
        let way = Trigonometry.sineAndCosine(
            Double(cell.emissionLongitude) + chance.side(Double(cell.emissionRange))
        )
        let flat = speed * Trigonometry.sineAndCosine(Double(cell.emissionLatitude)).cosine
        let size =
            (Double(cell.scale) + chance.side(Double(cell.scaleRange)) + Double(cell.scaleSpeed) * age)
            * Double(scale) / Double(cell.contentsScale)
        let turn = (Double(cell.spin) + chance.side(Double(cell.spinRange))) * Double(spin) * age
        let parts = cell.color?.channels ?? [1, 1, 1, 1]
        let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
        let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
        let color = (0..<4).map { index in
            let value =
                Double(parts[index]) + chance.side(Double(ranges[index])) + Double(speeds[index]) * age
            return value > 0 ? min(value, 1) : 0
        }
        let x =
            Double(birth.place.x) + start.x + (flat * way.cosine + Double(cell.xAcceleration) * age / 2) * age
        let y =
            Double(birth.place.y) + start.y + (flat * way.sine + Double(cell.yAcceleration) * age / 2) * age
        guard age >= 0, age < life, size > 0, color[3] > 0, (x + y + size + turn) * 0 == 0 else { return nil }
        return EmitterParticle(x: x, y: y, size: size, turn: turn, color: color)
    }

    /// Where a particle begins, from the emitter's position.
    private func place(_ chance: inout Chance) -> (x: Double, y: Double) {
        let (width, height) = (Double(size.width), Double(size.height))
        let (a, b) = (chance.next(), chance.next())
        switch shape {
        case .line: return ((a - 0.5) * width, 0)
        case .rectangle where mode == .outline:
            let way = a * 2 * (width + height)
            if way < width { return (way - width / 2, 0 - height / 2) }
            if way < width + height { return (width / 2, way - width - height / 2) }
            if way < 2 * width + height { return (way - width * 1.5 - height, height / 2) }
            return (0 - width / 2, way - 2 * width - height * 1.5)
        case .rectangle: return ((a - 0.5) * width, (b - 0.5) * height)
        case .circle:
            let radius = mode == .outline ? width : width * b.squareRoot()
            let way = Trigonometry.sineAndCosine(a * 2 * .pi)
            return (radius * way.cosine, radius * way.sine)
        default: return (0, 0)
        }
    }
}

/// A cell, and when it sends out what.
nonisolated struct EmitterSource: Equatable {
    let cell: CAEmitterCell
    /// From the oldest of which particles may be left.
    var stretches: [Stretch]

    /// A time of one rate. Particle n is born when the count comes to n.
    struct Stretch: Equatable {
        let start: Double
        let rate: Double
        let place: CGPoint
        let count: Double
    }

    struct Birth {
        let number: Int
        let time: Double
        let place: CGPoint
    }

    static let maximumCount = 4096.0

    static func == (left: EmitterSource, right: EmitterSource) -> Bool {
        left.cell === right.cell && left.stretches == right.stretches
    }

    @MainActor mutating func change(at now: Double, rate: Double, place: CGPoint, lifetime: Double) {
        let rate = rate.isFinite ? min(max(rate, 0), 1e6) : 0
        guard let last = stretches.last, now > last.start else {
            let count = stretches.popLast()?.count ?? 0
            let start = stretches.isEmpty ? 0 : now
            stretches.append(Stretch(start: start, rate: rate, place: place, count: count))
            return
        }
        if last.rate == rate, last.place == place { return }
        let count = last.count + (now - last.start) * last.rate
        stretches.append(Stretch(start: now, rate: rate, place: place, count: count))
        let oldest = now - longestLife(lifetime)
        while stretches.count > 1, stretches[1].start < oldest || stretches.count > 512 {
            stretches.removeFirst()
        }
    }

    @MainActor func isSending(at now: Double, lifetime: Double) -> Bool {
        guard cell.isEnabled, cell.contents is CGImage, let last = stretches.last else { return false }
        if last.rate > 0 { return longestLife(lifetime) > 0 }
        return stretches.count > 1 && now < last.start + longestLife(lifetime)
    }

    /// Particles that may still be seen, the oldest first.
    @MainActor func births(at time: Double, lifetime: Double) -> [Birth] {
        var births: [Birth] = []
        let oldest = time - longestLife(lifetime)
        for (index, stretch) in stretches.enumerated() where stretch.rate > 0 {
            let end = index + 1 < stretches.count ? min(stretches[index + 1].start, time) : time
            let (from, to) = (max(oldest, stretch.start), end)
            guard from <= to, to.isFinite, from.isFinite else { continue }
            let first = (stretch.count + (from - stretch.start) * stretch.rate).rounded(.up)
            let last = (stretch.count + (to - stretch.start) * stretch.rate).rounded(.down)
            guard last - first >= 0, last < 1e15 else { continue }
            for number in stride(from: max(first, last - Self.maximumCount), through: last, by: 1) {
                let time = stretch.start + (number - stretch.count) / stretch.rate
                births.append(Birth(number: Int(number), time: time, place: stretch.place))
            }
        }
        return births.suffix(Int(Self.maximumCount))
    }

    @MainActor private func longestLife(_ factor: Double) -> Double {
        max((Double(cell.lifetime) + abs(Double(cell.lifetimeRange)) / 2) * factor, 0)
    }
}

/// A particle at one moment.
private struct EmitterParticle {
    let (x, y): (Double, Double)
    /// Points of a pixel of the contents.
    let size: Double
    let turn: Double
    /// Red, green, blue, alpha.
    let color: [Double]

    func append(_ image: CGImage, isWhite: Bool, to builder: inout DisplayListBuilder) {
        let center = builder.position(of: CGPoint(x: x, y: y))
        let way = Trigonometry.sineAndCosine(turn)
        let factor = size * Double(builder.scale)
        let (a, b) = (factor * way.cosine, factor * way.sine)
        let (width, height) = (Double(image.width), Double(image.height))
        let map = Affine(
            a: a,
            b: b,
            c: 0 - b,
            d: a,
            tx: Double(center.x) - (a * width - b * height) / 2,
            ty: Double(center.y) - (b * width + a * height) / 2
        )
        let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let path = CGPath(rect: rect, transform: nil).path
        func command(_ tint: PremultipliedColor?) -> DisplayCommand {
            .fillPath(path, map, .nonZero, .image(Paint.Picture(image.bitmap), map, tint: tint))
        }
        if isWhite {
            let tint = UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
            return builder.append(command(tint.premultiplied))
        }
        let tint = ReplicatorState.Color(red: color[0], green: color[1], blue: color[2], alpha: 1)
        builder.group(opacity: UInt8((color[3] * 255).rounded())) { builder in
            builder.multiplied(by: tint) { $0.append(command(nil)) }
        }
    }
}

/// Numbers that look like chance and are the same every time (Steele, Lea and Flood's SplitMix64, 2014).
private nonisolated struct Chance {
    private var state: UInt64

    init(_ seed: UInt32, _ source: Int, _ number: Int) {
        state =
            UInt64(seed) << 40 ^ UInt64(truncatingIfNeeded: source) << 52 ^ UInt64(truncatingIfNeeded: number)
        // Neighbours are to have nothing in common.
        _ = next()
        state ^= state >> 29 &* 0x9E37_79B9_7F4A_7C15
    }

    /// From 0 to 1.
    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return Double((word ^ word >> 31) >> 11) / 9_007_199_254_740_992
    }

    /// Half of a range to each side.
    mutating func side(_ range: Double) -> Double { (next() - 0.5) * range }
}

extension CGImage {
    /// Whether the image is a white shape.
    fileprivate var isWhite: Bool {
        (0..<bitmap.area).allSatisfy { index in
            let pixel = bitmap[index]
            return pixel & 0xFF_FFFF == (pixel >> 24) &* 0x01_0101
        }
    }
}
