import DrydockRaster
public import DrydockGraphics

extension UIView {
    /// Appends what `draw(_:)` draws, which is called first if need be.
    func appendPicture(to builder: inout DisplayListBuilder, bounds: CGRect) {
        let known = extras?.picture
        let isResized = isRedrawnWhenResized && extras?.drawnSize.map { $0 != boundsStorage.size } ?? false
        if needsDraw || isResized || known.map({ $0.scale != builder.scale }) ?? false {
            draw(scale: builder.scale)
        }
        guard let picture = extras?.picture else { return }
        let pixels = builder.pixels(of: bounds)
        let destination = ImagePlacement.destination(
            of: picture.size,
            in: pixels,
            mode: picture.size == bounds.size ? .scaleToFill : contentMode,
            scale: builder.scale
        )
        guard !destination.isEmpty else { return }
        let isStretched = picture.size != bounds.size
        let placed = Affine(
            a: isStretched ? CGFloat(destination.width) / (picture.size.width * picture.scale) : 1,
            d: isStretched ? CGFloat(destination.height) / (picture.size.height * picture.scale) : 1,
            tx: Double(destination.x),
            ty: Double(destination.y)
        )
        builder.clip(to: RoundedRect(pixels)) { builder in
            if isOpaque, backgroundColorStorage == nil { builder.append(.fill(RoundedRect(pixels), .black)) }
            builder.append(picture.list.transformed(by: placed))
        }
    }

    /// Has the view or its layer draw; nothing for a view that does not override `draw(_:)`.
    private func draw(scale: CGFloat) {
        let bounds = boundsStorage
        // Not the picture's: there is none where nothing was drawn, or where `display()` set contents.
        defer { if isRedrawnWhenResized || extras != nil { withExtras { $0.drawnSize = bounds.size } } }
        // What has no size yet is drawn when it gets one.
        needsDraw = bounds.isEmpty
        let drawingLayer = layerStorage.flatMap { Swift.type(of: $0) == CALayer.self ? nil : $0 }
        let type = Swift.type(of: self)
        if drawingLayer == nil, type == type.classWithoutDrawing || bounds.isEmpty {
            extras?.picture = nil
            return
        }
        // The view is the layer's delegate, which may override `display(_:)`.
        let layer = self.layer
        layer.pictureScale = scale
        layer.displayContent()
    }

    /// Keeps what `draw(_:)` draws, or the layer's `draw(in:)`.
    func drawPicture(scale: CGFloat) {
        let bounds = boundsStorage
        let picture = DrawnPicture(of: bounds, scale: scale, drawContent(in:))
        if picture != nil || extras != nil { withExtras { $0.picture = picture } }
    }

    /// Draws the view and all in it, as it is shown, in a rectangle of the current context.
    ///
    /// - Parameter afterUpdates: whether pending layout is done first.
    /// - Returns: false without a context, or for a view without size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), !boundsStorage.isEmpty else { return false }
        if afterUpdates { layoutIfNeeded() }
        let size = boundsStorage.size
        context.draw(
            displayList(scale: context.scale),
            in: CGAffineTransform(translationX: rect.minX, y: rect.minY)
                .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
        )
        return true
    }

    /// The view at its own place, in pixels, without its transform.
    func displayList(scale: CGFloat) -> DisplayList {
        var builder = DisplayListBuilder(scale: scale, drawsOutlines: true)
        appendWithoutPlace(to: &builder)
        return builder.list
    }

    func render(in context: CGContext) {
        let origin = boundsStorage.origin
        context.draw(
            displayList(scale: context.scale),
            in: CGAffineTransform(translationX: origin.x, y: origin.y)
        )
    }
}
