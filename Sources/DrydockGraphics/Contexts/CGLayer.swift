import DrydockRaster
public import Foundation

/// Drawing that is made once and drawn many times to a context.
///
/// It is recorded, as contexts are, and drawn as sharp as everything else at any size and angle. Its context's points are those of
/// the context that it is drawn to: what is further down in one is further down in the other.
public final class CGLayer {
    /// In points of the layer.
    public let size: CGSize
    /// What code draws to. What it draws later is in the layer when that is drawn again.
    public let context: CGContext?

    /// - Parameters:
    ///   - context: one that the layer will be drawn to, whose scale it takes.
    ///   - size: in points.
    /// - Returns: nil when a side has no pixel or more than 16,384.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard let pixels = ImageCanvas.pixels(of: size, scale: context.scale) else { return nil }
        self.size = size
        self.context = CGContext(origin: .zero, size: pixels, scale: context.scale)
    }

    /// In pixels from (0, 0), nothing of it outside of the layer.
    fileprivate var recorded: DisplayList {
        guard let context else { return DisplayList() }
        var result = context.recorded
        result.commands.insert(.pushClip(RoundedRect(context.bounds)), at: 0)
        result.append(.pop)
        return result
    }
}

extension CGContext {
    /// Draws what a layer holds now, its origin at a point, as one with the state's alpha, blend mode and shadow.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// As above, stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        let rect = rect.standardized
        guard rect.isFinite else { return }
        let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        let size = layer.size
        draw(layer.recorded, in: place.scaledBy(x: rect.width / size.width, y: rect.height / size.height))
    }
}
