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
