import Raster

/// Display lists like those of the demo's screens, at one scale.
struct FrameScenes {
    enum Kind: String, CaseIterable {
        case homeRedraw = "home, all redrawn"
        case pillChange = "home, the pill changed"
        case liveBlur = "modal, live blur of all behind"
        case slideStep = "modal, one step of its slide"
        case unchanged = "modal, nothing changed"
    }

    let size: PixelSize
    private let scale: Int
    private let logo: Bitmap
    private let text: CoverageMask

    init(scale: Int) {
        self.scale = scale
        size = PixelSize(width: 390 * scale, height: 844 * scale)
        let logo = Bitmap(width: 200 * scale, height: 150 * scale)
        for y in 0..<logo.height {
            for x in 0..<logo.width {
                let color = PremultipliedColor(
                    red: UInt8(x * 255 / logo.width),
                    green: UInt8(y * 255 / logo.height),
                    blue: 140,
                    alpha: (x - y) % (20 * scale) < 10 * scale ? 255 : 0
                )
                logo.pixels[y * logo.width + x] = color.pixel
            }
        }
        self.logo = logo
        text = CoverageMask(width: 260 * scale, height: 46 * scale) { bytes in
            for index in 0..<(260 * 46 * scale * scale) {
                // Strokes with soft edges, about a third of the area.
                bytes[index] = UInt8(min(max(index / scale % 12 * 80 - 560, 0), 255))
            }
        }
    }

    /// Frames to draw before the repeated one.
    func preparation(for kind: Kind) -> [DisplayList] {
        switch kind {
        case .homeRedraw, .pillChange: [home()]
        case .liveBlur, .unchanged: [home(), modal(y: 0)]
        case .slideStep: [home(), modal(y: 843)]
        }
    }

    /// The list and background of a repetition; each differs from the one before as its kind says.
    func frame(_ kind: Kind, step: Int) -> (DisplayList, PremultipliedColor) {
        let shade = UInt8(step % 2)
        return switch kind {
        case .homeRedraw: (home(top: 240 + shade, isAllNew: true), .white)
        case .pillChange: (home(pill: 40 + shade), .white)
        case .liveBlur: (modal(y: 0, top: 240 + shade, isAllNew: true), .white)
        // Half of a second for the screen's height at 60 frames a second is 28 points a frame.
        case .slideStep: (modal(y: 840 - step % 30 * 28), .white)
        case .unchanged: (modal(y: 0), .white)
        }
    }

    private func home(pill: UInt8 = 40, top: UInt8 = 240, isAllNew: Bool = false) -> DisplayList {
        let back = PremultipliedColor(red: 255, green: 255, blue: isAllNew ? top : 255)
        return DisplayList([
            .fill(RoundedRect(rect(0, 0, 390, 844)), back),
            .fill(RoundedRect(rect(0, 0, 390, 120)), PremultipliedColor(red: 250, green: 130, blue: 60)),
            .image(logo, source: logo.bounds, destination: rect(95, 180, 200, 150)),
            .fill(
                RoundedRect(rect(16, 700, 358, 38), radius: SubpixelLength(pixels: 19 * Double(scale))),
                PremultipliedColor(red: pill, green: 90, blue: 240)
            ),
            .mask(text, x: 65 * scale, y: 696 * scale, .white),
        ])
    }

    private func modal(y: Int, top: UInt8 = 240, isAllNew: Bool = false) -> DisplayList {
        var list = home(top: top, isAllNew: isAllNew)
        let tint = PremultipliedColor(red: 28, green: 28, blue: 28, alpha: 186)
        let effect = BackdropEffect(sigma: 20, reduction: scale, saturation: 1.8, tint: tint)
        list.append(.blurBackdrop(RoundedRect(rect(0, y, 390, 844)), effect))
        for line in 0..<4 {
            list.append(.mask(text, x: 65 * scale, y: (y + 310 + line * 58) * scale, .white))
        }
        return list
    }

    /// From points.
    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
    }
}
