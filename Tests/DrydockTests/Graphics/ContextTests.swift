import Drydock
import DrydockRaster
import Foundation
import Testing

@Suite("Drawing to a context")
struct ContextTests {
    private func image(
        _ side: CGFloat = 20,
        scale: CGFloat = 1,
        opaque: Bool = false,
        _ actions: (CGContext) -> Void
    ) -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = opaque
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
        return renderer.image { actions($0.cgContext) }.bitmap(forScale: scale)
    }

    private let red = PremultipliedColor(red: 255, green: 0, blue: 0)

    @Test("colours fill whole pixels exactly", arguments: [1, 2, 3] as [CGFloat])
    func fills(scale: CGFloat) {
        let bitmap = image(scale: scale) { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        let edge = Int(5 * scale)
        #expect(bitmap.width == Int(20 * scale))
        #expect(bitmap.pixel(atX: edge, y: edge) == red)
        #expect(bitmap.pixel(atX: edge - 1, y: edge) == .clear)
        #expect(bitmap.pixel(atX: 3 * edge - 1, y: 3 * edge - 1) == red)
        #expect(bitmap.pixel(atX: 3 * edge, y: edge) == .clear)
    }

    @Test("states come back as they were saved, clips with them")
    func states() {
        let bitmap = image { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
            context.translateBy(x: 2, y: 0)
            context.setFillColor(gray: 0, alpha: 1)
            context.restoreGState()
            context.fill(CGRect(x: 8, y: 0, width: 2, height: 20))
            context.restoreGState()
            context.restoreGState()
        }
        #expect(bitmap.pixel(atX: 8, y: 0) == red)
        #expect(bitmap.pixel(atX: 10, y: 0) == .clear)
    }

    @Test("a turned rectangle is the rectangle turned, to the pixel")
    func quarterTurn() {
        let turned = image { context in
            context.translateBy(x: 20, y: 0)
            context.rotate(by: .pi / 2)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.addPath(CGPath(ellipseIn: CGRect(x: 2, y: 3, width: 9, height: 14), transform: nil))
            context.fillPath()
        }
        let straight = image { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fillEllipse(in: CGRect(x: 2, y: 3, width: 9, height: 14))
        }
        for y in 0..<20 {
            for x in 0..<20 {
                let (left, right) = (turned.pixel(atX: 19 - y, y: x), straight.pixel(atX: x, y: y))
                #expect(abs(Int(left.a) - Int(right.a)) <= 2)
            }
        }
    }

    @Test("a path stays where it was added when the matrix changes")
    func pathSpace() {
        let bitmap = image { context in
            context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.translateBy(x: 10, y: 10)
            context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(context.boundingBoxOfPath == CGRect(x: -10, y: -10, width: 14, height: 14))
            context.fillPath()
            #expect(context.isPathEmpty)
        }
        #expect(bitmap.pixel(atX: 0, y: 0) == .black)
        #expect(bitmap.pixel(atX: 10, y: 10) == .black)
        #expect(bitmap.pixel(atX: 6, y: 6) == .clear)
    }

    @Test("a line is as wide as it is said to be, centred")
    func strokes() {
        let bitmap = image { context in
            context.setLineWidth(4)
            context.move(to: CGPoint(x: 0, y: 10))
            context.addLine(to: CGPoint(x: 20, y: 10))
            context.strokePath()
        }
        #expect(
            (0..<20).map { Int(bitmap.pixel(atX: 9, y: $0).a) }
                == (0..<20).map { (8..<12).contains($0) ? 255 : 0 }
        )
    }

    @Test("clear and copy replace what is there, inside of the shape alone")
    func replacing() {
        let bitmap = image { context in
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setBlendMode(.copy)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
        }
        #expect(bitmap.pixel(atX: 2, y: 2) == .clear)
        #expect(bitmap.pixel(atX: 6, y: 2) == .white)
        #expect(bitmap.pixel(atX: 12, y: 12) == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 128))
        #expect(bitmap.pixel(atX: 16, y: 12) == .white)
    }

    @Test("source-in keeps what lies outside of the shape")
    func sourceIn() {
        let bitmap = image { context in
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.setBlendMode(.sourceIn)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        #expect(bitmap.pixel(atX: 2, y: 2) == .white)
        #expect(bitmap.pixel(atX: 7, y: 7) == red)
        #expect(bitmap.pixel(atX: 12, y: 7) == .clear)
    }

    @Test("what a transparency layer holds fades as one")
    func layers() {
        let bitmap = image { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.saveGState()
            context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
            context.endTransparencyLayer()
            context.fill(CGRect(x: 0, y: 15, width: 5, height: 5))
        }
        for x in [0, 7, 14] { #expect(bitmap.pixel(atX: x, y: 0).a == 128) }
        #expect(bitmap.pixel(atX: 0, y: 16).a == 128)
    }

    @Test("gradients fill the clip, and beyond their ends only when told to")
    func gradients() throws {
        let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let bitmap = image { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
            context.drawLinearGradient(
                gradient,
                start: CGPoint(x: 5, y: 0),
                end: CGPoint(x: 15, y: 0),
                options: .drawsBeforeStartLocation
            )
        }
        #expect(bitmap.pixel(atX: 0, y: 5) == .black)
        #expect(bitmap.pixel(atX: 19, y: 5) == .clear)
        #expect(bitmap.pixel(atX: 10, y: 12) == .clear)
        for x in 5..<15 {
            let expected = (Double(x) + 0.5 - 5) / 10 * 255
            #expect(abs(Double(bitmap.pixel(atX: x, y: 5).r) - expected) <= 1.1)
        }
    }

    @Test("a shadow falls to the right and down, whatever the matrix")
    func shadows() {
        let bitmap = image { context in
            context.scaleBy(x: 1, y: -1)
            context.setShadow(
                offset: CGSize(width: 10, height: 10),
                blur: 0,
                color: CGColor(gray: 0, alpha: 1)
            )
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: -5, width: 5, height: 5))
        }
        #expect(bitmap.pixel(atX: 2, y: 2) == red)
        #expect(bitmap.pixel(atX: 12, y: 12) == .black)
        #expect(bitmap.pixel(atX: 7, y: 7) == .clear)
    }

    @Test("images are drawn upright by UIImage and on their heads by Core Graphics")
    func images() throws {
        let flag = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let cgImage = try #require(flag.cgImage)
        let bitmap = image { context in
            flag.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
            context.draw(cgImage, in: CGRect(x: 10, y: 0, width: 8, height: 8))
            flag.draw(at: CGPoint(x: 0, y: 10), blendMode: .normal, alpha: 0.5)
        }
        #expect(bitmap.pixel(atX: 4, y: 1) == red)
        #expect(bitmap.pixel(atX: 4, y: 6) == .clear)
        #expect(bitmap.pixel(atX: 14, y: 1) == .clear)
        #expect(bitmap.pixel(atX: 14, y: 6) == red)
        #expect(bitmap.pixel(atX: 1, y: 10).a == 128)
    }

    @Test("text draws its ink where its box is, in its colour")
    func text() {
        let font = UIFont.systemFont(ofSize: 16, weight: .bold)
        let size = "Hg".size(withAttributes: [.font: font])
        let bitmap = image(40) { _ in
            "Hg".draw(at: CGPoint(x: 5, y: 5), withAttributes: [.font: font, .foregroundColor: UIColor.red])
        }
        var ink = CGRect.null
        for y in 0..<40 {
            for x in 0..<40 where bitmap.pixel(atX: x, y: y).a > 0 {
                ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        #expect(
            CGRect(x: 5, y: 5, width: size.width, height: size.height).insetBy(dx: -1, dy: -1).contains(ink)
        )
        #expect(ink.width > 12 && ink.height > 12)
        let colored = (0..<1600).filter { bitmap[$0] >> 24 == 255 }
        #expect(!colored.isEmpty)
    }

    @Test("without a context drawing does nothing")
    func noContext() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIColor.red.set()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
        "x".draw(at: .zero)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsPopContext()
    }

    @Test("image contexts nest and end")
    func imageContexts() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 2)
        let outer = try #require(UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContext(CGSize(width: 0, height: 10))
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 2)
        #expect(image.bitmap(forScale: 2).pixel(atX: 0, y: 0) == .black)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("hostile numbers end in finite time and trap nowhere")
    func extremes() {
        _ = image { context in
            context.translateBy(x: .nan, y: .infinity)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
        }
        _ = image { context in
            context.scaleBy(x: 0, y: 0)
            context.setLineDash(phase: .nan, lengths: [0, 0])
            context.setShadow(offset: CGSize(width: CGFloat.infinity, height: .nan), blur: 1e6)
            context.stroke(CGRect(x: -1e9, y: 0, width: 2e9, height: 1e9), width: 1e9)
            context.clip(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
            context.addArc(tangent1End: .zero, tangent2End: .zero, radius: .nan)
            context.strokePath()
            "x".draw(in: CGRect(x: 0, y: CGFloat.infinity, width: 1e9, height: 1e9))
        }
    }

    @Test("a renderer's format has its bounds, and its drawing is written as JPEG")
    func format() throws {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 2, y: 3, width: 8, height: 8))
        let data = renderer.jpegData(withCompressionQuality: 1) { context in
            UIColor.white.setFill()
            context.fill(context.format.bounds)
        }
        #expect(renderer.format.bounds == CGRect(x: 2, y: 3, width: 8, height: 8))
        let pixel = try #require(UIImage(data: data)).bitmap(forScale: 1).pixel(atX: 7, y: 7)
        #expect((pixel.r, pixel.g, pixel.b) == (255, 255, 255))
    }
}
