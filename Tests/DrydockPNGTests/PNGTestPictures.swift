import DrydockRaster

/// Random numbers that are the same in every run (SplitMix64, Steele et al. 2014).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Pictures that exercise one side of the encoder each.
enum PNGTestPicture: CaseIterable, Sendable {
    case clear, flat, opaqueNoise, translucentNoise, fewColours, horizontalRuns, verticalRuns, gradient
    case repeatedRows, alternatingRows, oneOddPixel, shapesOverClear, photograph, softShadow, checkerboard

    func bitmap(width: Int, height: Int, seed: UInt64 = 1) -> Bitmap {
        var random = SeededGenerator(seed: seed)
        let bitmap = Bitmap(width: width, height: height)
        let palette = (0..<4).map { _ in Self.anyPixel(&random) | 0xFF00_0000 }
        var run = palette[0]
        for index in 0..<width * height {
            let x = index % width
            let y = index / width
            bitmap[index] =
                switch self {
                case .clear: 0
                case .flat, .oneOddPixel: palette[1]
                case .opaqueNoise: UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
                case .translucentNoise: Self.anyPixel(&random)
                case .fewColours: palette[Int.random(in: 0..<4, using: &random)]
                case .horizontalRuns:
                    Self.changing(&run, &random)
                case .verticalRuns:
                    y > 0 && Int.random(in: 0..<60, using: &random) > 0
                        ? bitmap[index - width] : Self.anyPixel(&random) | 0xFF00_0000
                case .gradient: 0xFF00_0000 | UInt32(x / 7 + y / 5) & 0xFF | UInt32(x / 3) & 0xFF << 8
                case .repeatedRows:
                    y > 0 && y % 9 != 0 ? bitmap[index - width] : Self.anyPixel(&random) | 0xFF00_0000
                case .alternatingRows:
                    y >= 2 ? bitmap[index - 2 * width] : Self.anyPixel(&random) | 0xFF00_0000
                case .photograph:
                    Self.grey(128 + (x * y / 9) % 64 + Int.random(in: -6...6, using: &random))
                case .softShadow:
                    UInt32(max(0, 250 - x * 2 - y * 3)) << 24
                case .checkerboard: palette[(x + y) % 2]
                case .shapesOverClear:
                    (x / 5 + y / 5) % 2 == 0 ? 0 : Self.premultiplied(palette[2], alpha: UInt32(x * 9 & 0xFF))
                }
        }
        if self == .oneOddPixel {
            bitmap[width * height / 2] ^= 1
        }
        return bitmap
    }

    private static func changing(_ run: inout UInt32, _ random: inout SeededGenerator) -> UInt32 {
        if Int.random(in: 0..<40, using: &random) == 0 {
            run = anyPixel(&random)
        }
        return run
    }

    private static func grey(_ level: Int) -> UInt32 {
        0xFF00_0000 | UInt32(level) * 0x0001_0101
    }

    /// A valid premultiplied pixel: no channel above alpha.
    static func anyPixel(_ random: inout SeededGenerator) -> UInt32 {
        let bits = UInt32(truncatingIfNeeded: random.next())
        return premultiplied(bits, alpha: bits >> 24)
    }

    static func premultiplied(_ colour: UInt32, alpha: UInt32) -> UInt32 {
        [0, 8, 16].reduce(alpha << 24) { result, shift in
            result | (((colour >> shift & 0xFF) * alpha * 2 + 255) / 510) << shift
        }
    }
}
