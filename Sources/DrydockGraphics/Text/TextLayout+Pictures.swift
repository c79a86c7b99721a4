import DrydockPlatform
import DrydockRaster
import Foundation

extension TextLayout {
    /// Draws the glyphs of a run that are pictures, as large as its font has it, in their own colours and in the opacity of
    /// the text's. Each is of whole pixels, of the same size wherever it stands. Outlines in several colours stand where letters do.
    func append(
        _ shaped: ShapedRun,
        _ face: FontFace,
        _ run: Run,
        x: CGFloat,
        _ baseline: Int,
        color: UIColor,
        _ fonts: FontCollection,
        to builder: inout DisplayListBuilder
    ) {
        let size = Double(run.attributes.font.pointSize * builder.scale)
        let stretch = run.attributes.stretch
        var commands: [DisplayCommand] = []
        for glyph in shaped.glyphs {
            guard let picture = fonts.withExclusiveUse({ face.picture(of: glyph.id) }) else {
                let place = Affine(
                    a: size * stretch,
                    d: size,
                    tx: Double(x) + (glyph.pen + Double(glyph.dx)) * size,
                    ty: Double(baseline) - Double(glyph.dy) * size
                )
                for layer in fonts.withExclusiveUse({ face.layers(of: glyph.id) }) {
                    let glyphs = OutlineRun(
                        [OutlineRun.Glyph(outline: layer.outline, x: 0, y: 0)],
                        scale: .identity
                    )
                    let paint = layer.color ?? color.withAlphaComponent(1).premultiplied
                    commands.append(.glyphs(glyphs, place, .color(paint)))
                }
                continue
            }
            let box = picture.box
            let left = Double(x) + (glyph.pen + Double(glyph.dx) + box.left * stretch) * size
            let place = PixelRect(
                x: Self.wholePixel(CGFloat(left)),
                y: baseline + Self.wholePixel(CGFloat((box.top - Double(glyph.dy)) * size)),
                width: max(Self.wholePixel(CGFloat(box.width * stretch * size)), 1),
                height: max(Self.wholePixel(CGFloat(box.height * size)), 1)
            )
            commands.append(.image(picture.bitmap, source: picture.bitmap.bounds, destination: place))
        }
        guard !commands.isEmpty else { return }
        builder.group(opacity: UInt8((min(max(color.opacity, 0), 1) * 255).rounded())) { builder in
            builder.append(DisplayList(commands))
        }
    }
}
