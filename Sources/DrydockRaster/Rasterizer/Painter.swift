/// Draws steps of a display list into one rectangle of the frame, row by row.
final class Painter {
    /// A piece of memory that is drawn into: the frame, or the layer of an open group.
    struct Layer {
        /// The pixel at the rectangle's origin.
        let pixels: UnsafeMutablePointer<UInt32>
        let stride: Int
        let rect: PixelRect
        /// What a group's memory was taken with; zero for the frame's.
        var capacity = 0
    }

    struct Clip {
        /// Nothing outside of it is drawn.
        var rect: PixelRect
        /// Rounded clips, whose coverage multiplies.
        var shapes: [(rect: PixelRect, mask: ShapeMask)] = []
        /// Paths that clip, and where they lie.
        var paths: [PlacedCoverage] = []
    }

    // Unchecked: read for each part of a row, whose drawing may take less than the check.
    @exclusivity(unchecked) var layers: [Layer]
    @exclusivity(unchecked) var clips: [Clip]
    /// The innermost layer, and the rectangle of the innermost clip.
    @exclusivity(unchecked) private(set) var layer: Layer
    @exclusivity(unchecked) private(set) var clipRect: PixelRect
    /// Whether more than a rectangle clips.
    @exclusivity(unchecked) private(set) var isClipped = false
    /// The mask of the only path that clips, and where it lies, when no other shape does.
    @exclusivity(unchecked) private(set) var pathClip: (mask: SparseMask.Content, x: Int, y: Int)?
    /// For each open push how its layer is composed, or nil when it has none of its own.
    var groups: [(opacity: UInt8, mode: BlendMode)?] = []
    /// The next step to draw.
    private var position: Int
    /// What the rectangle is filled with before the first step: then, so that it is in the painting core's cache.
    private var background: PremultipliedColor?
    let scratch: ScratchBuffers
    let resources: RasterResources
    let own: OwnDrawings
    /// The row below the last that is drawn.
    let bottom: Int
    /// Whether no painter after this one draws in the same rows.
    var isLast = false
    /// Paths whose edges or masks were computed, and drawn from a kept mask.
    var paths = 0
    var pathReuses = 0
    let coverageRow: UnsafeMutablePointer<UInt8>
    let clipRow: UnsafeMutablePointer<UInt8>
    let shadowRow: UnsafeMutablePointer<UInt8>
    let pixelRow: UnsafeMutablePointer<UInt32>
    let layerRow: UnsafeMutablePointer<UInt32>

    /// - Parameters:
    ///   - rect: lies in the frame; only its pixels are touched.
    ///   - start: the step to begin with; nil for the first, on the background.
    ///   - scratch: with `own`, not used by another thread at the same time.
    convenience init(
        frame: Bitmap,
        rect: PixelRect,
        background: PremultipliedColor,
        start: Int?,
        scratch: ScratchBuffers,
        own: OwnDrawings,
        resources: RasterResources
    ) {
        let pixels = frame.pixels + rect.y * frame.width + rect.x
        let layer = Layer(pixels: pixels, stride: frame.width, rect: rect)
        self.init(
            layer,
            width: frame.width,
            start: start ?? 0,
            scratch: scratch,
            own: own,
            resources: resources
        )
        if start == nil { self.background = background }
    }

    /// - Parameter width: at least that of the layer.
    init(
        _ layer: Layer,
        width: Int,
        start: Int,
        scratch: ScratchBuffers,
        own: OwnDrawings,
        resources: RasterResources
    ) {
        position = start
        bottom = layer.rect.maxY
        self.resources = resources
        self.own = own
        self.scratch = scratch
        self.layer = layer
        clipRect = layer.rect
        layers = [layer]
        clips = [Clip(rect: layer.rect)]
        scratch.prepare(width: width)
        coverageRow = scratch.coverageRow
        clipRow = scratch.clipRow
        shadowRow = scratch.shadowRow
        pixelRow = scratch.pixelRow
        layerRow = scratch.layerRow
    }

    deinit {
        require(groups.isEmpty, "a painter ends with open groups: paint all steps of the list")
    }

    var clip: Clip { clips[clips.count - 1] }

    /// Notes the innermost layer and clip, and whether more than a rectangle clips, after each change of them.
    func updateClipping() {
        layer = layers[layers.count - 1]
        let clip = clips[clips.count - 1]
        clipRect = clip.rect
        isClipped = !clip.shapes.isEmpty || !clip.paths.isEmpty
        pathClip = nil
        if clip.shapes.isEmpty, clip.paths.count == 1, let placed = clip.paths.first,
            case .mask(let mask) = placed.coverage
        {
            pathClip = (mask.content, placed.x, placed.y)
        }
    }

    /// The place in the current layer of a pixel of the frame.
    func pixel(atX x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        let layer = layer
        return layer.pixels + (y - layer.rect.y) * layer.stride + (x - layer.rect.x)
    }

    /// Fills the whole rectangle with a colour, whatever was there.
    func clear(_ color: PremultipliedColor) {
        let layer = layer
        for row in 0..<layer.rect.height {
            Composite.set(layer.pixels + row * layer.stride, count: layer.rect.width, color: color.pixel)
        }
    }

    /// Draws the steps up to an index, from where the call before ended; clips and groups stay open in between.
    ///
    /// - Parameter rows: of all steps.
    func paint(_ list: StepList, _ rows: [StepRows], upTo end: Int) {
        if let background { clear(background) }
        background = nil
        let top = Int32(truncatingIfNeeded: layers[0].rect.y)
        let bottom = Int32(truncatingIfNeeded: layers[0].rect.maxY)
        list.withUnsafePointers { steps, commands in
            rows.withUnsafeBufferPointer { rows in
                while true {
                    var next = position
                    while next < end, rows[next].bottom <= top || rows[next].top >= bottom { next += 1 }
                    position = next
                    if next >= end { return }
                    paint(steps + next, commands, upTo: end)
                    position += 1
                }
            }
        }
    }

    /// Draws the step at the current place, which then is at the last that was drawn or left out.
    ///
    /// - Parameter commands: those of the whole list.
    private func paint(
        _ step: UnsafePointer<Step>,
        _ commands: UnsafePointer<DisplayCommand>,
        upTo end: Int
    ) {
        if step.pointee.kind == .pop {
            pop()
        } else if step.pointee.isFolded, position + 2 < end,
            case .pushGroup(let opacity, _) = commands[step.pointee.command], opacity < 255
        {
            if step[1].bounds.intersects(clipRect) {
                paint(step + 1, commands + step[1].command, at: position + 1, group: opacity)
            }
            position = step.pointee.end
        } else if step.pointee.bounds.intersects(clipRect) {
            paint(step, commands + step.pointee.command, at: position)
        } else if step.pointee.kind == .push {
            // Past the pop, which may be beyond the end.
            position = step.pointee.end
        }
    }

    /// - Parameter group: the opacity of the folded group that the step is the only one of.
    private func paint(
        _ step: UnsafePointer<Step>,
        _ command: UnsafePointer<DisplayCommand>,
        at index: Int,
        group: UInt8 = 255
    ) {
        let area = step.pointee.bounds.intersection(clipRect)
        if step.pointee.kind == .other || step.pointee.kind == .outline, let drawing = step.pointee.drawing {
            paint(drawing, area: area, group: group)
        } else if step.pointee.kind == .outline {
            paintOutline(command, bounds: step.pointee.bounds, at: index, area: area, group: group)
        } else {
            paint(step, command, at: index, area: area, group: group)
        }
    }

    private func paint(
        _ step: UnsafePointer<Step>,
        _ command: UnsafePointer<DisplayCommand>,
        at index: Int,
        area: PixelRect,
        group: UInt8
    ) {
        switch command.pointee {
        case .fill(let shape, let color):
            paintShape(shape, mask: step.pointee.mask, area: area, color: color.pixel, group: group)
        case .border(let shape, _, let color):
            paintShape(shape, mask: step.pointee.mask, area: area, color: color.pixel, group: group)
        case .image(let bitmap, let source, let destination):
            let image = ImageRows(
                bitmap,
                source: source,
                destination: destination,
                placed: step.pointee.image,
                area: area
            )
            paintImage(image, area: area, group: group)
        case .template(let bitmap, let source, let destination, let color):
            let image = ImageRows(
                bitmap,
                source: source,
                destination: destination,
                placed: step.pointee.image,
                area: area
            )
            paintTemplate(image, area: area, color: color.pixel, group: group)
        case .mask(let mask, let x, let y, let color):
            paintMask(mask, x: x, y: y, area: area, color: color.pixel, group: group)
        case .blurBackdrop(let shape, _):
            paintBackdrop(step.pointee.backdrop, shape: shape, mask: step.pointee.mask, area: area)
        case .pushClip(let shape):
            pushClip(shape, mask: step.pointee.mask, area: area)
        case .pushGroup(let opacity, _):
            pushGroup(opacity: opacity, area: area)
        case .pushPathClip(let path, let transform, let rule):
            let bounds = step.pointee.bounds
            let own = step.pointee.drawing ?? ownClip(path, transform, rule, at: index, bounds: bounds)
            pushClip(own, area: area)
        case .pushLayer(let style, let content):
            let content = content.intersection(step.pointee.bounds)
            pushLayer(style, shadow: step.pointee.shadow?.plane, content: content, area: area)
        case .fillPath, .strokePath, .glyphs, .shadow, .projected, .pop:
            // Nothing to draw, or drawn before.
            break
        }
    }

    private func paintShape(
        _ shape: RoundedRect,
        mask: ShapeMask?,
        area: PixelRect,
        color: UInt32,
        group: UInt8
    ) {
        for y in area.y..<area.maxY {
            guard let mask else {
                paint(.solid(color), y: y, from: area.x, to: area.maxX, coverage: nil, group: group)
                continue
            }
            forEachRun(of: mask, rect: shape.rect, y: y, from: area.x, to: area.maxX) {
                start,
                end,
                coverage,
                run in
                paint(.solid(color), y: y, from: start, to: end, coverage: coverage, run: run, group: group)
            }
        }
    }

    private func paintImage(_ image: ImageRows, area: PixelRect, group: UInt8) {
        for y in area.y..<area.maxY {
            paint(
                .over(image.row(y, scratch: pixelRow)),
                y: y,
                from: area.x,
                to: area.maxX,
                coverage: nil,
                group: group
            )
        }
    }

    private func paintTemplate(_ image: ImageRows, area: PixelRect, color: UInt32, group: UInt8) {
        for y in area.y..<area.maxY {
            Composite.alpha(of: image.row(y, scratch: pixelRow), count: area.width, into: coverageRow)
            paint(.solid(color), y: y, from: area.x, to: area.maxX, coverage: coverageRow, group: group)
        }
    }

    func paintMask(
        _ mask: CoverageMask,
        x: Int,
        y top: Int,
        area: PixelRect,
        color: UInt32,
        group: UInt8
    ) {
        for y in area.y..<area.maxY {
            let row = mask.coverage + (y - top) * mask.width + (area.x - x)
            paint(.solid(color), y: y, from: area.x, to: area.maxX, coverage: row, group: group)
        }
    }

    private func paintBackdrop(_ backdrop: Backdrop?, shape: RoundedRect, mask: ShapeMask?, area: PixelRect) {
        guard let backdrop else { return }
        let reader = backdrop.reader(columns: area.x..<area.maxX)
        let isPlain = mask == nil && !isClipped
        for y in area.y..<area.maxY {
            if isPlain {
                reader.read(row: y, into: pixel(atX: area.x, y: y))
                continue
            }
            reader.read(row: y, into: pixelRow)
            guard let mask else {
                paint(.replacing(pixelRow), y: y, from: area.x, to: area.maxX, coverage: nil)
                continue
            }
            forEachRun(of: mask, rect: shape.rect, y: y, from: area.x, to: area.maxX) {
                start,
                end,
                coverage,
                run in
                paint(
                    .replacing(pixelRow + (start - area.x)),
                    y: y,
                    from: start,
                    to: end,
                    coverage: coverage,
                    run: run
                )
            }
        }
    }
}
