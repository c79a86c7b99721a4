package import DrydockRaster
public import Foundation

/// Records drawing in points, (0, 0) at the top left and y down, as a display list: of a view, an image or a file.
///
/// Nothing is drawn while code runs: matrices are multiplied in, so that what is turned or enlarged is as sharp as what is not.
/// Contexts come from `UIGraphicsGetCurrentContext()` and `UIGraphicsImageRenderer`; those made of memory draw to it, with y up.
public final class CGContext {
    /// Pixels a point.
    package let scale: CGFloat
    /// The pixels that are drawn to.
    package let bounds: PixelRect
    /// Points of the device to its pixels.
    let base: CGAffineTransform
    /// What is drawn to; nil for a context that only records.
    let memory: ContextMemory?

    /// Whether pixels are black at first, and not clear.
    var isOpaque = false
    private(set) var list = DisplayList()
    /// Whether anything composes with what the context holds already, which what lies behind it must not take part in.
    private var needsIsolation = false
    var state: State
    private var savedStates: [State] = []
    /// What is open in the list, and how many states had been saved when each layer began.
    private var scopes: [Scope] = []
    var currentPath = PathElements()
    /// The user space that the path's points are in.
    var pathSpace: CGAffineTransform

    private enum Scope {
        /// What opens it again once what it held has been drawn.
        case clip(DisplayCommand)
        case layer(depth: Int)

        var isLayer: Bool {
            if case .layer = self { true } else { false }
        }
    }

    /// What `saveGState()` keeps.
    struct State {
        /// User space to pixels.
        var transform: CGAffineTransform
        var fill = ColorComponents(hex: 0) { didSet { pattern = nil } }
        /// What is filled with in place of the colour.
        var pattern: UIImage?
        var stroke = ColorComponents(hex: 0)
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: LayerStyle.Shadow?
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
        var interpolationQuality = CGInterpolationQuality.default
        var textDrawingMode = CGTextDrawingMode.fill
        /// Both must hold for smooth edges.
        var shouldAntialias = true
        var allowsAntialiasing = true
        /// The pixels around what clips let through.
        var clip: PixelRect
        var openScopes = 0
        /// Images whose opacity multiplies all that is drawn.
        var masks: [DisplayCommand] = []
    }

    /// - Parameters:
    ///   - origin: the user space's point at the top left corner.
    ///   - bounds: the pixels, from (0, 0).
    package init(origin: CGPoint, size: PixelSize, scale: CGFloat) {
        self.scale = scale
        memory = nil
        bounds = size.bounds
        base = CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: 0 - origin.x, y: 0 - origin.y)
        state = State(transform: base, clip: size.bounds)
        pathSpace = base
    }

    init(_ memory: ContextMemory) {
        scale = 1
        self.memory = memory
        bounds = PixelSize(width: memory.width, height: memory.height).bounds
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(memory.height))
        state = State(transform: base, clip: bounds)
        pathSpace = base
    }

    /// What has been drawn, in pixels; all scopes closed.
    package var recorded: DisplayList {
        var result = list
        for _ in scopes { result.append(.pop) }
        guard needsIsolation else { return result }
        result.commands.insert(.pushLayer(LayerStyle(isIsolated: true), bounds: bounds), at: 0)
        result.append(.pop)
        return result
    }

    // MARK: - Memory

    /// Whether anything is recorded that can be drawn to the memory: what is in an open transparency layer cannot.
    var hasUndrawn: Bool { !isEmpty && !scopes.contains(where: \.isLayer) }

    /// What has been recorded, after what lies behind it, and no longer is.
    func takeRecorded(over behind: DisplayCommand) -> DisplayList {
        list.commands.insert(behind, at: 0)
        let result = recorded
        list = DisplayList()
        needsIsolation = false
        for case .clip(let command) in scopes { append(command) }
        return result
    }

    /// Something has been drawn, which whoever shares the memory expects to find there.
    func didDraw() {
        if memory?.isShared == true { flush() }
    }

    /// Whether nothing has been drawn.
    package var isEmpty: Bool { list.commands.allSatisfy(\.isScope) }

    /// Whether nothing has been drawn, and what is drawn next is drawn as it is.
    package var isUntouched: Bool {
        list.commands.isEmpty && scopes.isEmpty && state.transform == base && opacity == 255
            && state.blendMode == .normal && state.shadow == nil && state.masks.isEmpty
            && state.textDrawingMode == .fill
    }

    /// How many commands are recorded.
    package var commandCount: Int { list.commands.count }

    /// Forgets what is recorded.
    package func discardRecorded() {
        (list, scopes, needsIsolation) = (DisplayList(), [], false)
    }

    // MARK: - States

    public func saveGState() {
        savedStates.append(state)
    }

    /// Back to the state that was saved last; nothing happens without one, or before that of the open transparency layer.
    public func restoreGState() {
        if case .layer(let depth)? = scopes.last(where: \.isLayer), savedStates.count <= depth { return }
        guard let saved = savedStates.popLast() else { return }
        closeScopes(downTo: saved.openScopes)
        state = saved
    }

    private func closeScopes(downTo count: Int) {
        while scopes.count > count {
            scopes.removeLast()
            append(.pop)
        }
    }

    // MARK: - Matrix

    /// User space to pixels with y up, which is what UIKit's contexts have beneath.
    public var ctm: CGAffineTransform {
        state.transform.concatenating(
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bounds.height))
        )
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.transform = state.transform.scaledBy(x: sx, y: sy)
    }

    /// Clockwise on the screen.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    // MARK: - Layers

    /// What is drawn until the layer ends is composed as one, with the alpha, blend mode and shadow set now.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(in: bounds)
    }

    /// As above; nothing is drawn outside of the rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(in: pixels(around: rect))
    }

    private func beginTransparencyLayer(in rect: PixelRect) {
        saveGState()
        let style = LayerStyle(
            opacity: opacity,
            blendMode: state.blendMode.mode,
            shadow: state.shadow,
            isIsolated: true
        )
        if state.blendMode != .normal { needsIsolation = true }
        scopes.append(.layer(depth: savedStates.count))
        append(.pushLayer(style, bounds: rect.intersection(bounds)))
        state.openScopes = scopes.count
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    public func endTransparencyLayer() {
        guard let index = scopes.lastIndex(where: \.isLayer), case .layer(let depth) = scopes[index] else {
            return
        }
        closeScopes(downTo: index)
        savedStates.removeSubrange(depth...)
        if let saved = savedStates.popLast() { state = saved }
        didDraw()
    }

    // MARK: - Recording

    func append(_ command: DisplayCommand) {
        list.append(command)
    }

    /// Narrows the clip until the state is restored.
    func pushClip(_ command: DisplayCommand) {
        append(command)
        scopes.append(.clip(command))
        state.openScopes = scopes.count
        state.clip = state.clip.intersection(command.bounds)
    }

    /// Commands that draw one thing, with the shadow and blend mode of the state.
    ///
    /// - Parameters:
    ///   - clip: the shape, for modes that change what is behind it where nothing is drawn.
    ///   - opaque: the same shape in opaque black.
    ///   - opacity: of what is drawn.
    func draw(_ command: DisplayCommand, clip: DisplayCommand?, opaque: DisplayCommand, opacity: UInt8 = 255)
    {
        defer { didDraw() }
        let isPlain = state.blendMode == .normal && state.shadow == nil && state.masks.isEmpty
        if isPlain, opacity == 255 { return append(command) }
        if state.blendMode != .normal { needsIsolation = true }
        switch state.blendMode {
        case .clear: wrap(opaque, LayerStyle(blendMode: .destinationOut))
        case .copy:
            wrap(opaque, LayerStyle(blendMode: .destinationOut))
            wrap(command, LayerStyle(opacity: opacity, blendMode: .plusLighter))
        case let mode where mode.clearsBackdrop:
            guard let clip else { return }
            append(clip)
            wrap(command, LayerStyle(opacity: opacity, blendMode: mode.mode))
            append(.pop)
        default: wrap(command, style(opacity: opacity))
        }
    }

    /// Commands that draw one thing of several parts.
    func draw(_ part: DisplayList) {
        let bounds = part.bounds(from: 0)
        guard !bounds.isEmpty else { return }
        defer { didDraw() }
        let style = style(opacity: opacity)
        if style == LayerStyle(), state.masks.isEmpty {
            list.commands += part.commands
        } else {
            wrap(part.commands, bounds, style)
        }
        if state.blendMode != .normal { needsIsolation = true }
    }

    /// Draws what lies in pixels from (0, 0) under a matrix of user space.
    package func draw(_ part: DisplayList, in transform: CGAffineTransform) {
        let matrix = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
            .concatenating(transform)
            .concatenating(state.transform)
        draw(part.transformed(by: matrix.affine))
    }

    /// The state's alpha in levels.
    var opacity: UInt8 { UInt8((state.alpha * 255).rounded()) }

    private func style(opacity: UInt8) -> LayerStyle {
        let mode: BlendMode = state.blendMode == .clear ? .destinationOut : state.blendMode.mode
        return LayerStyle(opacity: opacity, blendMode: mode, shadow: state.shadow)
    }

    private func wrap(_ command: DisplayCommand, _ style: LayerStyle) {
        wrap([command], command.bounds, style)
    }

    private func wrap(_ commands: [DisplayCommand], _ bounds: PixelRect, _ style: LayerStyle) {
        guard !state.masks.isEmpty else {
            append(.pushLayer(style, bounds: bounds))
            list.commands += commands
            return append(.pop)
        }
        // Masks cut shadows, too.
        let shaded = DisplayCommand.pushLayer(LayerStyle(shadow: style.shadow), bounds: bounds)
        let whole = LayerStyle(opacity: style.opacity, blendMode: style.blendMode, isIsolated: true)
        append(.pushLayer(whole, bounds: shaded.bounds))
        append(shaded)
        list.commands += commands
        append(.pop)
        for mask in state.masks {
            append(.pushLayer(LayerStyle(blendMode: .destinationIn), bounds: shaded.bounds))
            append(mask)
            append(.pop)
        }
        append(.pop)
    }
}

/// Takes the place of Core Foundation's dictionaries.
public typealias CFDictionary = [String: Any]

extension DisplayCommand {
    /// Whether the command opens or closes something, and draws nothing itself.
    fileprivate var isScope: Bool {
        switch self {
        case .pushClip, .pushPathClip, .pushGroup, .pushLayer, .pop: true
        default: false
        }
    }
}
