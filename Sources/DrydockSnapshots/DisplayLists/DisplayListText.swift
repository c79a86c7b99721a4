import DrydockPNG
package import DrydockRaster

/// Display lists as text: a line for each command, what a push holds indented under it.
package enum DisplayListText {
    package static func text(of list: DisplayList) -> String {
        var text = ""
        var depth = 0
        for command in list.commands {
            guard command != .pop else {
                depth -= 1
                continue
            }
            text += String(repeating: "    ", count: max(depth, 0)) + line(for: command) + "\n"
            if command.isPush { depth += 1 }
        }
        return text
    }

    private static func line(for command: DisplayCommand) -> String {
        switch command {
        case .fill(let shape, let color):
            "fill \(text(shape)) \(text(color))"
        case .border(let shape, let width, let color):
            "border \(text(shape)) width \(number(width.pixels)) \(text(color))"
        case .image(let bitmap, let source, let destination):
            "image \(text(bitmap)) \(text(source)) → \(text(destination))"
        case .template(let bitmap, let source, let destination, let color):
            "template \(text(bitmap)) \(text(source)) → \(text(destination)) \(text(color))"
        case .mask(let mask, let x, let y, let color):
            "mask \(text(mask)) at (\(x), \(y)) \(text(color))"
        case .blurBackdrop(let shape, let effect):
            "blur \(text(shape)) \(text(effect))"
        case .pushClip(let shape):
            "clip \(text(shape))"
        case .pushGroup(let opacity, let bounds):
            "group \(text(bounds)) opacity \(opacity)"
        case .fillPath(let path, let transform, let rule, let paint):
            "path \(text(path))\(text(transform)) \(rule) \(text(paint))"
        case .strokePath(let path, let transform, let style, let paint):
            "stroke \(text(path))\(text(transform)) \(text(style)) \(text(paint))"
        case .glyphs(let run, let transform, let paint):
            "glyphs \(text(run))\(text(transform)) \(text(paint))"
        case .shadow(let shadow, let color):
            "shadow \(text(shadow)) \(text(color))"
        case .projected(let projected):
            "projected \(text(projected.content)) of \(projected.list.commands.count) commands"
        case .pushLayer(let style, let bounds):
            "layer \(text(bounds)) \(text(style))"
        case .pushPathClip(let path, let transform, let rule):
            "clip \(text(path))\(text(transform)) \(rule)"
        case .pop:
            "pop"
        }
    }
}

extension DisplayCommand {
    fileprivate var isPush: Bool {
        switch self {
        case .pushClip, .pushGroup, .pushLayer, .pushPathClip: true
        default: false
        }
    }
}
