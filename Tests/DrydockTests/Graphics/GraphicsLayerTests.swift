import Drydock
import DrydockRaster
import Foundation
import Testing

@Suite("Drawing that is made once and drawn many times")
struct GraphicsLayerTests {
    private let red = PremultipliedColor(red: 255, green: 0, blue: 0)
    private let faded = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 102)

    private func image(scale: CGFloat = 2, _ actions: (CGContext) -> Void) -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
        return renderer.image { actions($0.cgContext) }.bitmap(forScale: scale)
    }

    private func bytes(of bitmap: Bitmap) -> [UInt8] { bitmap.bytes }

    private func draw(_ context: CGContext) {
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 1, y: 2, width: 3, height: 1))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    private func layer(_ context: CGContext, side: CGFloat = 5) throws -> CGLayer {
        let size = CGSize(width: side, height: side)
        let layer = try #require(CGLayer(context, size: size, auxiliaryInfo: nil))
        draw(try #require(layer.context))
        return layer
    }

    @Test("a layer at a point is its drawing moved there")
    func placed() {
        let drawn = image { context in
            let layer = try? layer(context)
            for x in [2, 9] { layer.map { context.draw($0, at: CGPoint(x: x, y: 6)) } }
        }
        let expected = image { context in
            for x in [2, 9] {
                context.saveGState()
                context.translateBy(x: CGFloat(x), y: 6)
                draw(context)
                context.restoreGState()
            }
        }
        #expect(bytes(of: drawn) == bytes(of: expected))
        #expect(drawn.pixel(atX: 6, y: 16) != .clear)
    }

    @Test("a layer in a rectangle is its drawing stretched, and as sharp")
    func stretched() {
        let drawn = image { context in
            let layer = try? layer(context)
            layer.map { context.draw($0, in: CGRect(x: 0, y: 10, width: 20, height: 10)) }
        }
        let expected = image { context in
            context.translateBy(x: 0, y: 10)
            context.scaleBy(x: 4, y: 2)
            draw(context)
        }
        #expect(bytes(of: drawn) == bytes(of: expected))
    }

    @Test("nothing of it is drawn outside of its size, and all of it with one alpha")
    func clipped() {
        let drawn = image(scale: 1) { context in
            let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil)
            layer?.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            layer?.context?.fill(CGRect(x: -5, y: -5, width: 30, height: 30))
            layer?.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.setAlpha(0.4)
            layer.map { context.draw($0, at: CGPoint(x: 3, y: 3)) }
        }
        #expect(drawn.pixel(atX: 3, y: 3) == faded)
        #expect(drawn.pixel(atX: 6, y: 6) == faded)
        #expect(drawn.pixel(atX: 2, y: 3) == .clear)
        #expect(drawn.pixel(atX: 7, y: 7) == .clear)
    }

    @Test("what is drawn to a layer later is there when it is drawn again")
    func drawnAgain() {
        let drawn = image(scale: 1) { context in
            guard let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil) else {
                return
            }
            context.draw(layer, at: .zero)
            layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.draw(layer, at: CGPoint(x: 8, y: 8))
        }
        #expect(drawn.pixel(atX: 0, y: 0) == .clear)
        #expect(drawn.pixel(atX: 8, y: 8) == red)
    }

    @Test("in a context of memory, whose y grows upward, a layer's does as well")
    func upward() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        let context = try #require(
            CGContext(
                data: nil,
                width: 8,
                height: 8,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: space,
                bitmapInfo: info
            )
        )
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        context.draw(layer, at: CGPoint(x: 0, y: 2))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        let rows = (0..<8).filter { bytes[$0 * context.bytesPerRow + 3] != 0 }
        #expect(rows == [5])
    }

    @Test(
        "a layer without a pixel, or with too many, is none",
        arguments: [0, -1, .nan, .infinity, 20_000] as [CGFloat]
    )
    func invalid(side: CGFloat) {
        _ = image { context in
            #expect(CGLayer(context, size: CGSize(width: side, height: 4), auxiliaryInfo: nil) == nil)
            let layer = try? layer(context)
            layer.map { context.draw($0, in: CGRect(x: 0, y: 0, width: side, height: 5)) }
        }
    }
}
