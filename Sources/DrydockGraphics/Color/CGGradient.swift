import DrydockRaster
public import Foundation

/// Colours, and their opacities apart from them, along a way from 0 to 1, to be drawn by a context between two points or circles.
public final class CGGradient: Sendable {
    private let stops: [(position: CGFloat, color: ColorComponents)]

    /// - Parameters:
    ///   - colors: `CGColor`s; others are left out.
    ///   - locations: one from 0 to 1 for each colour; nil spreads them evenly.
    /// - Returns: nil when there are no colours.
    public convenience init?(
        colorsSpace space: CGColorSpace?,
        colors: CFArray,
        locations: UnsafePointer<CGFloat>?
    ) {
        self.init(colors: colors.compactMap { $0 as? CGColor }, locations)
    }

    /// - Parameters:
    ///   - components: those of each colour in turn, as the space counts them, opacity last.
    ///   - count: of the colours.
    /// - Returns: nil when there are no colours.
    public convenience init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        let width = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap { index in
            CGColor(UnsafeBufferPointer(start: components + index * width, count: width), in: space)
        }
        self.init(colors: colors, locations)
    }

    private init?(colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let steps = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { index, color in
            (locations?[index] ?? CGFloat(index) / steps, color.values)
        }
    }

    func gradient(_ geometry: Gradient.Geometry, alpha: CGFloat, options: CGGradientDrawingOptions)
        -> Gradient
    {
        Gradient(
            geometry,
            stops: stops.map { stop in
                stop.color.withAlpha(stop.color.alpha * alpha).stop(at: stop.position)
            },
            extendsStart: options.contains(.drawsBeforeStartLocation),
            extendsEnd: options.contains(.drawsAfterEndLocation)
        )
    }
}

/// The colours of a gradient, as Core Graphics takes them.
public typealias CFArray = [Any]

/// Where a gradient is drawn besides between its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
