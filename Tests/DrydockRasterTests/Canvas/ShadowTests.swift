import DrydockRaster
import Foundation
import Testing

struct ShadowTests {
    private let size = PixelSize(width: 72, height: 64)

    /// The share of a Gaussian around each pixel's middle that lies in a shape of rows: a direct convolution.
    private func truth(
        _ box: (x: Double, y: Double, w: Double, h: Double, r: Double),
        _ sigma: Double,
        lines: Int = 160
    ) -> [Double] {
        func below(_ value: Double) -> Double { 0.5 * (1 + erf(value / (sigma * 2.0.squareRoot()))) }
        return (0..<(size.width * size.height)).map { pixel in
            let (x, y) = (Double(pixel % size.width) + 0.5, Double(pixel / size.width) + 0.5)
            var sum = 0.0
            for line in 0..<lines {
                let (top, bottom) = (
                    box.h * Double(line) / Double(lines), box.h * Double(line + 1) / Double(lines)
                )
                let middle = (top + bottom) / 2
                let up = max(box.r - min(middle, box.h - middle), 0)
                let inset = box.r - max(box.r * box.r - up * up, 0).squareRoot()
                let weight = below(box.y + bottom - y) - below(box.y + top - y)
                sum += weight * (below(box.x + box.w - inset - x) - below(box.x + inset - x))
            }
            return sum
        }
    }

    @Test(
        "the shadow of a rounded rectangle is within one level of a direct convolution",
        arguments: [[4, 8, 40, 30], [9, 5, 40, 30], [3, 0, 9, 40], [2, 12, 24.5, 25], [14, 6, 20, 16]]
            as [[Double]]
    )
    func closedForm(shape: [Double]) {
        let (sigma, radius, width, height) = (shape[0], shape[1], shape[2], shape[3])
        let (x, y) = (16.3, 13.8)
        let shadow = BoxShadow(x: x, y: y, width: width, height: height, radius: radius, sigma: sigma)
        let levels = CanvasPicture.levels([.shadow(shadow, .black)], size)
        let error = LevelError(levels, truth((x, y, width, height, radius), sigma))
        #expect(error.greatest <= 1, "\(error)")
    }

    @Test(
        "a shadow without blur is the shape, and one of corners far larger than its blur is within seven levels"
    )
    func sharp() {
        let still = BoxShadow(x: 10.5, y: 9.25, width: 50, height: 48, radius: 12, sigma: 0)
        let path = Path.roundedRect(x: 10.5, y: 9.25, width: 50, height: 48, radiusX: 12, radiusY: 12)
        let shape = CanvasPicture.levels([.fillPath(path, .identity, .nonZero, .color(.black))], size)
        #expect(CanvasPicture.levels([.shadow(still, .black)], size) == shape)
        let blurred = BoxShadow(x: 10.5, y: 9.25, width: 50, height: 48, radius: 24, sigma: 0.7)
        // A pixel's level is the mean over it, which adds its own variance.
        let truth = truth((10.5, 9.25, 50, 48, 24), (0.49 + 1.0 / 12).squareRoot(), lines: 800)
        let error = LevelError(CanvasPicture.levels([.shadow(blurred, .black)], size), truth)
        #expect(error.greatest <= 7, "\(error)")
    }

    @Test(
        "what a group holds casts a shadow within four levels of a direct convolution",
        arguments: [2.0, 4, 7.5]
    )
    func content(sigma: Double) {
        let path = Path.rect(x: 20, y: 18, width: 30, height: 22)
        let shadow = LayerStyle.Shadow(sigma: sigma, dx: 2.5, dy: 3.25, color: .black)
        let clear = Paint.color(PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255))
        let list: [DisplayCommand] = [
            .pushLayer(LayerStyle(shadow: shadow), bounds: size.bounds),
            .fillPath(path, .identity, .nonZero, clear), .pop,
        ]
        let levels = CanvasPicture.levels(list, size)
        let truth = truth((22.5, 21.25, 30, 22, 0), sigma)
        for y in 0..<size.height {
            for x in 0..<size.width where !(20..<50).contains(x) || !(18..<40).contains(y) {
                #expect(abs(Double(levels[y * size.width + x]) - 255 * truth[y * size.width + x]) <= 4)
            }
        }
    }

    @Test(
        "a group's shadow shows what lies outside of the frame, and is blurred once while the group stays as it was"
    )
    func contentOutside() {
        let resources = RasterResources()
        let rasterizer = Rasterizer(threads: 1, resources: resources)
        let style = LayerStyle(shadow: LayerStyle.Shadow(sigma: 3, dx: 0, dy: 12, color: .black))
        let path = Path.oval(x: 20, y: -20, width: 30, height: 18)
        func list(_ badge: PremultipliedColor, _ fill: PremultipliedColor = .black) -> DisplayList {
            DisplayList([
                .fill(RoundedRect(PixelRect(x: 0, y: 0, width: 72, height: 20)), badge),
                .pushLayer(style, bounds: PixelRect(x: 0, y: -30, width: 72, height: 60)),
                .fillPath(path, .identity, .nonZero, .color(fill)), .pop,
            ])
        }
        let bitmap = rasterizer.render(list(.white), size: size, background: .white).bitmap
        #expect(bitmap.pixel(atX: 35, y: 3).r < 120)
        for level in UInt8(0)..<4 {
            let badge = PremultipliedColor(red: 255, green: 255, blue: level)
            _ = rasterizer.render(list(badge), size: size, background: .white)
        }
        #expect(rasterizer.counters.layerShadows == 1)
        let faint = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 30)
        let frame = rasterizer.render(list(.white, faint), size: size, background: .white).bitmap
        #expect(rasterizer.counters.layerShadows == 2)
        let scratch = CanvasPicture.draw(list(.white, faint).commands, size, background: .white)
        #expect(frame.hasSamePixels(as: scratch))
    }

    @Test("each of many shadows in each other is drawn once, and shows what it shows in a larger frame")
    func nestedShadows() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        let list = DisplayList(nested(12, color: .black))
        let bitmap = rasterizer.render(list, size: size, background: .white).bitmap
        #expect(rasterizer.counters.layerShadows == 12)
        let large = PixelSize(width: size.width * 2, height: size.height * 2)
        let whole = CanvasPicture.draw(list.commands, large, background: .white)
        for y in 0..<size.height {
            for x in 0..<size.width {
                #expect(bitmap.pixel(atX: x, y: y) == whole.pixel(atX: x, y: y))
            }
        }
    }

    @Test("a changed shadow is drawn with those that were drawn in it, as if all were new")
    func nestedShadowsAgain() {
        let rasterizer = Rasterizer(threads: 1, resources: RasterResources())
        let red = PremultipliedColor(red: 255, green: 0, blue: 0)
        _ = rasterizer.render(DisplayList(nested(4, color: .black)), size: size, background: .white)
        let changed = DisplayList(nested(4, color: red))
        let frame = rasterizer.render(changed, size: size, background: .white).bitmap
        let fresh = CanvasPicture.draw(changed.commands, size, background: .white)
        #expect(frame.hasSamePixels(as: fresh))
    }

    /// Groups with shadows in each other, partly outside of the frame.
    /// - Parameter color: that of the outermost shadow.
    private func nested(_ count: Int, color: PremultipliedColor) -> [DisplayCommand] {
        var commands: [DisplayCommand] = []
        var bounds = PixelRect(x: -4, y: -4, width: 20, height: 20)
        for index in 0..<count {
            let color = index == count - 1 ? color : .black
            let style = LayerStyle(shadow: LayerStyle.Shadow(sigma: 1, dx: 3.5, dy: 2, color: color))
            commands.insert(.pushLayer(style, bounds: bounds), at: 0)
            commands.insert(
                .fillPath(
                    .oval(x: -4, y: Double(index), width: 20, height: 9),
                    .identity,
                    .nonZero,
                    .color(.white)
                ),
                at: 1
            )
            commands.append(.pop)
            bounds = bounds.insetBy(dx: -8, dy: -8)
        }
        return commands
    }
}
