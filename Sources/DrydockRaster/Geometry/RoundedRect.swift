/// A pixel rectangle, some of whose corners are rounded by quarter circles.
package struct RoundedRect: Hashable, Sendable {
    /// Which corners are round.
    package struct Corners: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let topLeft = Corners(rawValue: 1)
        package static let topRight = Corners(rawValue: 2)
        package static let bottomLeft = Corners(rawValue: 4)
        package static let bottomRight = Corners(rawValue: 8)
        package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    package let rect: PixelRect

    /// At most half of the shorter side. Zero when no corner is round.
    package let radius: SubpixelLength

    /// Empty when the radius is zero, so that equal shapes compare equal.
    package let corners: Corners

    package init(_ rect: PixelRect, radius: SubpixelLength = .zero, corners: Corners = .all) {
        let largest = Int32(min(min(rect.width, rect.height) * 128, 1 << 30))
        let clamped = min(radius.units, largest)
        let isSquare = clamped == 0 || corners.isEmpty || rect.isEmpty
        self.rect = rect
        self.radius = isSquare ? .zero : SubpixelLength(units: clamped)
        self.corners = isSquare ? [] : corners.intersection(.all)
    }

    package var isSquare: Bool { corners.isEmpty }

    /// The widest full-height or full-width band that the corners do not touch: all of it is fully covered.
    var core: PixelRect {
        if isSquare { return rect }
        return rect.insetBy(dx: 0, dy: radius.roundedUpPixels)
    }
}
