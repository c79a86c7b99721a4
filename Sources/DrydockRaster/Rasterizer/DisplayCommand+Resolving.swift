extension DisplayCommand {
    /// What of the command is asked most often.
    var stepKind: Step.Kind {
        switch self {
        case .fill, .blurBackdrop: .cover
        case .pushClip, .pushGroup, .pushLayer, .pushPathClip: .push
        case .pop: .pop
        case .fillPath, .strokePath, .glyphs, .shadow: .outline
        case .border, .image, .template, .mask, .projected: .other
        }
    }

    /// Which case the command is of, whatever it draws.
    var caseNumber: UInt8 {
        switch self {
        case .fill: 0
        case .border: 1
        case .image: 2
        case .template: 3
        case .mask: 4
        case .blurBackdrop: 5
        case .pushClip: 6
        case .pushGroup: 7
        case .fillPath: 8
        case .strokePath: 9
        case .glyphs: 10
        case .shadow: 11
        case .projected: 12
        case .pushLayer: 13
        case .pushPathClip: 14
        case .pop: 15
        }
    }

    /// Whether the command draws by itself alone.
    var isPlain: Bool {
        switch self {
        case .fill, .border, .image, .template, .mask, .fillPath, .strokePath, .glyphs, .shadow, .projected:
            true
        case .blurBackdrop, .pushClip, .pushGroup, .pushLayer, .pushPathClip, .pop: false
        }
    }

    /// The pixels that the command may touch, regardless of clips. Empty for a pop.
    package var bounds: PixelRect {
        switch self {
        case .fill(let shape, let color):
            color == .clear ? .zero : shape.rect
        case .border(let shape, let width, let color):
            width == .zero || color == .clear ? .zero : shape.rect
        case .image(_, let source, let destination):
            source.isEmpty ? .zero : destination
        case .template(_, let source, let destination, let color):
            source.isEmpty || color == .clear ? .zero : destination
        case .mask(let mask, let x, let y, let color):
            color == .clear ? .zero : PixelRect(x: x, y: y, width: mask.width, height: mask.height)
        case .blurBackdrop(let shape, _):
            shape.rect
        case .pushClip(let shape):
            shape.rect
        case .pushGroup(let opacity, let bounds):
            opacity == 0 ? .zero : bounds
        case .fillPath(let path, let transform, _, let paint):
            paint.isClear ? .zero : path.bounds(transform)
        case .strokePath(let path, let transform, let style, let paint):
            style.width == 0 || paint.isClear ? .zero : path.bounds(transform, style)
        case .glyphs(let run, let transform, let paint):
            paint.isClear || transform.isSingular ? .zero : run.bounds(transform)
        case .shadow(let shadow, let color):
            color == .clear ? .zero : shadow.bounds
        case .projected(let projected):
            projected.map.bounds(of: projected.content)
        case .pushLayer(let style, let bounds):
            style.bounds(bounds)
        case .pushPathClip(let path, let transform, _):
            path.bounds(transform)
        case .pop:
            .zero
        }
    }
}
