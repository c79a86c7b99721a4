public import Foundation
import DrydockGraphics

/// How the contents of layers, and the images of image views, are drawn at sizes other than their own.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Bilinear upwards, area averages downwards.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Each pixel shows one of the contents': for pixel art and codes of squares.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// As `linear`, whose averages leave nothing to a third axis.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

    init(_ filter: ContentsFilters.Filter) {
        rawValue = filter.rawValue
    }

    var filter: ContentsFilters.Filter { ContentsFilters.Filter(rawValue: rawValue) ?? .linear }
}

extension CALayer {
    /// The part of the contents, in parts of the size of `contentsRect`, that is stretched both ways where their gravity is a resizing
    /// one. What is above and below is stretched to the sides only, what is beside it up and down, and corners keep their
    /// size. What does not lie in the contents is all of them.
    public final var contentsCenter: CGRect {
        get { state.contentsCenter }
        set { update(\.contentsCenter, to: newValue, "contentsCenter") }
    }

    /// How contents are drawn larger than they are. What is no filter's name is `linear`.
    public final var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(state.contentsFilters.magnification) }
        set { update(\.contentsFilters.magnification, to: newValue.filter, "magnificationFilter") }
    }

    /// How contents are drawn smaller than they are. What is no filter's name is `linear`.
    public final var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(state.contentsFilters.minification) }
        set { update(\.contentsFilters.minification, to: newValue.filter, "minificationFilter") }
    }
}
