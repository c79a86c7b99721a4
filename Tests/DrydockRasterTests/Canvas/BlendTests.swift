import DrydockRaster
import DrydockRasterOracle
import Testing

struct BlendTests {
    private typealias Color = [Double]

    /// The W3C's formulas for straight colours and alphas of 0 ... 1; nil for Porter and Duff's operators.
    private func mixed(_ mode: BlendMode, _ s: Double, _ d: Double) -> Double? {
        switch mode {
        case .normal: s
        case .multiply: s * d
        case .screen: s + d - s * d
        case .overlay: d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
        case .hardLight: s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
        case .darken: min(s, d)
        case .lighten: max(s, d)
        case .colorDodge: d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
        case .colorBurn: d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
        case .softLight:
            s <= 0.5
                ? d - (1 - 2 * s) * d * (1 - d)
                : d + (2 * s - 1) * ((d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()) - d)
        case .difference: abs(s - d)
        case .exclusion: s + d - 2 * s * d
        default: nil
        }
    }

    private func factors(_ mode: BlendMode, _ sa: Double, _ da: Double) -> (Double, Double)? {
        switch mode {
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .sourceIn: (da, 0)
        case .sourceOut: (1 - da, 0)
        case .sourceAtop: (da, 1 - sa)
        case .destinationOver: (1 - da, 1)
        case .destinationIn: (0, sa)
        case .destinationOut: (0, 1 - sa)
        case .destinationAtop: (1 - da, sa)
        case .xor: (1 - da, 1 - sa)
        default: nil
        }
    }

    @Test(
        "separable modes and operators are within one level of their formulas",
        arguments: BlendMode.allCases
    )
    func formulas(mode: BlendMode) {
        var random = RandomSource(seed: UInt64(mode.rawValue) + 3)
        func color() -> PremultipliedColor {
            let alpha: UInt8 = [255, 0, random.byte(), random.byte()][random.int(0...3)]
            return PremultipliedColor(
                red: random.byte(),
                green: random.byte(),
                blue: random.byte(),
                alpha: alpha
            )
        }
        for _ in 0..<400 {
            let (source, backdrop) = (color(), color())
            let result = PremultipliedColor(pixel: mode.compose(source.pixel, over: backdrop.pixel))
            #expect(result.r <= result.a && result.g <= result.a && result.b <= result.a)
            let (sa, da) = (Double(source.a) / 255, Double(backdrop.a) / 255)
            for (s, d, channel) in [(source.r, backdrop.r, result.r), (source.g, backdrop.g, result.g)] {
                let (s, d) = (Double(s) / 255, Double(d) / 255)
                let expected: Double
                if let (fs, fd) = factors(mode, sa, da) {
                    expected = s * fs + d * fd
                } else if let mixed = mixed(mode, sa > 0 ? min(s / sa, 1) : 0, da > 0 ? min(d / da, 1) : 0) {
                    expected = s * (1 - da) + d * (1 - sa) + mixed * sa * da
                } else {
                    continue
                }
                #expect(abs(Double(channel) - 255 * expected) <= 1.01)
            }
        }
    }

    @Test("hue, saturation, colour and luminosity take from each layer what they say")
    func nonSeparable() {
        let (red, grey) = (
            PremultipliedColor(red: 200, green: 40, blue: 40),
            PremultipliedColor(red: 90, green: 90, blue: 90)
        )
        func compose(_ mode: BlendMode, _ s: PremultipliedColor, _ d: PremultipliedColor)
            -> PremultipliedColor
        {
            PremultipliedColor(pixel: mode.compose(s.pixel, over: d.pixel))
        }
        func luminosity(_ color: PremultipliedColor) -> Double {
            0.3 * Double(color.r) + 0.59 * Double(color.g) + 0.11 * Double(color.b)
        }
        #expect(compose(.hue, red, grey) == grey)
        #expect(compose(.saturation, grey, red).r == compose(.saturation, grey, red).g)
        #expect(abs(luminosity(compose(.color, red, grey)) - 90) <= 1)
        #expect(abs(luminosity(compose(.luminosity, grey, red)) - 90) <= 1)
        let plus = compose(.plusLighter, red, grey)
        #expect(plus == PremultipliedColor(red: 255, green: 130, blue: 130))
        #expect(compose(.plusDarker, red, grey) == PremultipliedColor(red: 35, green: 0, blue: 0))
    }

    @Test("a group of mode destination-in is the alpha mask of the group around it")
    func alphaMask() {
        let size = PixelSize(width: 24, height: 20)
        let oval = Path.oval(x: 3.5, y: 2.25, width: 15, height: 14)
        let list: [DisplayCommand] = [
            .pushLayer(LayerStyle(opacity: 254), bounds: size.bounds),
            .fill(RoundedRect(size.bounds), .white),
            .pushLayer(LayerStyle(blendMode: .destinationIn), bounds: size.bounds),
            .fillPath(oval, .identity, .nonZero, .color(.black)), .pop, .pop,
        ]
        let masked = CanvasPicture.levels(list, size)
        let filled = CanvasPicture.levels([.fillPath(oval, .identity, .nonZero, .color(.white))], size)
        #expect(zip(masked, filled).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
}
