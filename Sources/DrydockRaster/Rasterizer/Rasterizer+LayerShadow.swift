extension Rasterizer {
    /// Draws the shadows of groups that have none yet where they are needed, each once: without this a shadow within n others
    /// would be drawn 2ⁿ times.
    ///
    /// 1. From the outside in: a shadow is needed where its group is damaged, and where a shadow around it that is drawn, too,
    ///    has to see its group.
    /// 2. From the inside out: what a group holds is drawn with the shadows in it.
    func prepareShadows(_ list: inout StepList, region: DamageRegion) {
        var missing: [(index: Int, visible: PixelRect)] = []
        // Groups around whose shadows are drawn: all that these, and those around them, have to see.
        var around: [(end: Int, seen: PixelRect)] = []
        for index in list.steps.indices where list.steps[index].kind == .push {
            while let last = around.last, last.end < index { around.removeLast() }
            guard case .pushLayer(let style, let content) = list[index], let shadow = style.shadow
            else { continue }
            let outer = around.last?.seen ?? .zero
            let bounds = list.steps[index].bounds
            var visible = list[index].bounds.intersection(outer)
            if region.intersects(bounds) { visible = visible.union(bounds) }
            if visible.isEmpty || list.steps[index].shadow?.visible.contains(visible) == true { continue }
            missing.append((index, visible))
            around.append((list.steps[index].end, outer.union(shadow.source(of: visible, in: content))))
        }
        for (index, visible) in missing.reversed() {
            guard case .pushLayer(let style, let content) = list[index], let shadow = style.shadow
            else { continue }
            list.steps[index].shadow = layerShadow(shadow, of: index, in: list, content, visible: visible)
        }
    }

    /// Draws what a group holds by itself, and blurs its alpha; nil when no shadow is to be seen. Backdrops' blurs cast none.
    private func layerShadow(
        _ shadow: LayerStyle.Shadow,
        of index: Int,
        in list: StepList,
        _ content: PixelRect,
        visible: PixelRect
    ) -> LayerShadow? {
        let rect = shadow.source(of: visible, in: content)
        guard !rect.isEmpty, Bitmap.isValid(width: rect.width, height: rect.height) else { return nil }
        let held = list.steps[(index + 1)..<list.steps[index].end]
        let commands = held.map { list.commands[$0.command] }
        let bitmap = picture(of: DisplayList(commands), in: rect, shadows: held.map(\.shadow))
        counters.layerShadows += 1
        return LayerShadow(shadow, content: bitmap, rect: rect, visible: visible, pool: resources.bitmaps)
    }
}

extension LayerStyle.Shadow {
    /// The part of what casts the shadow that makes a part of it.
    fileprivate func source(of visible: PixelRect, in content: PixelRect) -> PixelRect {
        let reach = GaussianBlur(sigma: sigma.pixels).reach + 1
        return visible.offsetBy(dx: -(dx >> 8), dy: -(dy >> 8)).insetBy(dx: -reach, dy: -reach)
            .intersection(content)
    }
}
