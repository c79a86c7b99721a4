public import Foundation

/// The contexts that code draws to, the current one last: of each thread its own.
final class GraphicsContexts {
    private var contexts: [CGContext?] = []

    /// The current context of this thread.
    static var current: CGContext? { ofThread.object?.contexts.last ?? nil }

    private static let ofThread = ThreadValue<GraphicsContexts>()

    /// - Parameter context: nil stands for one that could not be made.
    static func push(_ context: CGContext?) {
        if let contexts = ofThread.object {
            contexts.contexts.append(context)
        } else {
            let contexts = GraphicsContexts()
            contexts.contexts = [context]
            ofThread.object = contexts
        }
    }

    @discardableResult
    static func pop() -> CGContext? { ofThread.object?.contexts.popLast() ?? nil }
}

extension CGContext {
    /// Runs code that draws to this context.
    package func performAsCurrent(_ body: () -> Void) {
        GraphicsContexts.push(self)
        body()
        GraphicsContexts.pop()
    }
}

/// What code draws to now: nil outside of `draw(_:)`, image renderers and the like. Each thread has its own.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Makes a context the current one until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

public func UIGraphicsPopContext() { GraphicsContexts.pop() }

// MARK: - Images

/// Begins an image of one pixel a point with clear pixels, to which code draws until `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// As above; there is no context, and no image, when a side has no pixel or more than 16,384.
///
/// - Parameters:
///   - opaque: whether pixels are black at first, and not clear.
///   - scale: pixels a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.screenScale
    GraphicsContexts.push(
        ImageCanvas.pixels(of: size, scale: scale).map { pixels in
            let context = CGContext(origin: .zero, size: pixels, scale: scale)
            context.isOpaque = opaque
            return context
        }
    )
}

/// What has been drawn to the current context as an image; nil when there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    GraphicsContexts.current.map { ImageCanvas.image(of: $0) }
}

public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

// MARK: - Rectangles

/// Fills a rectangle with the current context's fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    // Opaque colours replace what is there either way.
    let isOpaque = context.state.fill.alpha * context.state.alpha == 1
    context.setBlendMode(blendMode == .copy && isOpaque ? .normal : blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Fills a line of one point inside of a rectangle's edge with the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard rect.width > 2, rect.height > 2 else { return UIRectFillUsingBlendMode(rect, blendMode) }
    let (top, bottom) = (rect.minY, rect.maxY - 1)
    for line in [
        CGRect(x: rect.minX, y: top, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: bottom, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: top + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: top + 1, width: 1, height: rect.height - 2),
    ] { UIRectFillUsingBlendMode(line, blendMode) }
}

/// Draws only inside of a rectangle until the current context's state is restored.
public func UIRectClip(_ rect: CGRect) { GraphicsContexts.current?.clip(to: rect) }
