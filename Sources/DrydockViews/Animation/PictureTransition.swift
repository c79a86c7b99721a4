import DrydockRaster

/// A picture that gives way to what is drawn after a change.
final class PictureTransition {
    enum Style: Equatable {
        case dissolve
        /// The new picture pushes the old one out. The way that pictures go, in parts of the size.
        case push(CGVector)
        /// The new picture comes over the old one.
        case moveIn(CGVector)
        /// The old picture leaves the new one.
        case reveal(CGVector)
        /// The old picture turns its side to the front, and the new one comes around. The axis is a part of the half turn.
        case flip(CGVector)
    }

    let style: Style
    /// In pixels from the bounds' top left corner.
    let old: DisplayList
    let scale: CGFloat

    init(_ style: Style, old: DisplayList, scale: CGFloat) {
        self.style = style
        self.old = old
        self.scale = scale
    }
}

/// A transition at a moment.
nonisolated struct ShownTransition: Equatable {
    let picture: PictureTransition
    /// From 0, the old picture, to 1, the new one.
    let progress: Double

    static func == (left: ShownTransition, right: ShownTransition) -> Bool {
        left.picture === right.picture && left.progress == right.progress
    }
}

extension DisplayListBuilder {
    /// What `body` draws, on its way from the picture before.
    /// - Parameter bounds: what pictures move and turn in, in the current view's coordinates.
    mutating func transition(
        _ transition: ShownTransition?,
        bounds: CGRect,
        _ body: (inout DisplayListBuilder) -> Void
    ) {
        guard let transition, transition.picture.scale == scale else { return body(&self) }
        append(transition, bounds: bounds, body)
    }

    /// Apart from `transition`, whose frame is in the stack for each view of a deep tree.
    private mutating func append(
        _ transition: ShownTransition,
        bounds: CGRect,
        _ body: (inout DisplayListBuilder) -> Void
    ) {
        var inner = self
        let start = inner.list.commands.count
        inner.withoutLeavingOut(body)
        let new = DisplayList(Array(inner.list.commands[start...]))
        let box = pixels(of: bounds)
        let old = transition.picture.old.moved(x: box.x, y: box.y)
        let progress = transition.progress
        func part(_ way: CGVector, _ part: Double) -> (x: Int, y: Int) {
            func pixels(_ way: Double) -> Int { Int(min(max((way * part).rounded(), -1e7), 1e7)) }
            return (pixels(way.dx * Double(box.width)), pixels(way.dy * Double(box.height)))
        }
        switch transition.picture.style {
        case .dissolve: dissolve(old, new, rest: 1 - progress)
        case .push(let way):
            let (entered, whole) = (part(way, progress - 1), part(way, 1))
            append(old.moved(x: entered.x + whole.x, y: entered.y + whole.y))
            append(new.moved(x: entered.x, y: entered.y))
        case .moveIn(let way):
            let entered = part(way, progress - 1)
            append(old)
            append(new.moved(x: entered.x, y: entered.y))
        case .reveal(let way):
            let left = part(way, progress)
            append(new)
            append(old.moved(x: left.x, y: left.y))
        case .flip(let axis):
            let isOld = progress < 0.5
            let angle = (isOld ? progress : progress - 1) * Double.pi
            flip(isOld ? old : new, angle, axis, bounds: bounds)
        }
    }

    /// One list's picture mixed with another's.
    mutating func dissolve(_ old: DisplayList, _ new: DisplayList, rest: Double) {
        let box = old.bounds(from: 0).union(new.bounds(from: 0))
        let opacity = UInt8((min(max(rest, 0), 1) * 255).rounded())
        append(.pushLayer(LayerStyle(isIsolated: true), bounds: box))
        append(.pushLayer(LayerStyle(opacity: opacity), bounds: box))
        append(old)
        append(.pop)
        append(.pushLayer(LayerStyle(opacity: 255 - opacity, blendMode: .plusLighter), bounds: box))
        append(new)
        append(.pop)
        append(.pop)
    }

    /// Seen from a distance of twice the longer side.
    private mutating func flip(_ list: DisplayList, _ angle: Double, _ axis: CGVector, bounds: CGRect) {
        guard angle != 0 else { return append(list) }
        let box = pixels(of: bounds)
        guard !box.isEmpty else { return }
        var space = CATransform3DIdentity
        space.m34 = -0.5 / max(bounds.width, bounds.height)
        space = CATransform3DRotate(space, angle, axis.dx, axis.dy, 0)
        let size = CGSize(width: CGFloat(box.width) / scale, height: CGFloat(box.height) / scale)
        let upright = list.moved(x: -box.x, y: -box.y)
        let center = (x: CGFloat(box.x) + CGFloat(box.width) / 2, y: CGFloat(box.y) + CGFloat(box.height) / 2)
        let map = space.pixels(size: size, scale: scale, center: center)
        append(.projected(ProjectedList(upright, content: upright.bounds(from: 0), map: map)))
    }
}

extension DisplayList {
    fileprivate func moved(x: Int, y: Int) -> DisplayList {
        transformed(by: .translation(x: Double(x), y: Double(y)))
    }
}

extension CALayer {
    /// How the layer looks now, without its place, transform and opacity; nil where it is not shown.
    final func pictureBeforeTransition() -> (list: DisplayList, scale: CGFloat)? {
        guard let scene else { return nil }
        let scale = scene.screen.scale
        if isHidden { return (DisplayList(), scale) }
        layoutIfNeeded()
        if let view { return (view.displayList(scale: scale), scale) }
        var builder = DisplayListBuilder(scale: scale, drawsOutlines: true)
        appendWithoutPlace(to: &builder)
        return (builder.list, scale)
    }
}
