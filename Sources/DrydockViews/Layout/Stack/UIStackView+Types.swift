extension UIStackView {
    /// How arranged subviews share the space along the axis.
    public nonisolated enum Distribution: Int, Sendable {
        /// By their hugging and compression resistance.
        case fill
        /// All equally long.
        case fillEqually
        /// In proportion to their intrinsic sizes; views without one are left to their constraints.
        case fillProportionally
        /// At their intrinsic sizes, with equal gaps of at least `spacing`.
        case equalSpacing
        /// With equal distances from centre to centre, and gaps of at least `spacing`.
        case equalCentering
    }

    /// How arranged subviews are placed across the axis.
    public nonisolated enum Alignment: Int, Sendable {
        case fill
        /// The leading edges of a vertical stack, the top edges of a horizontal one.
        case leading
        /// Horizontal stacks only; `leading` in vertical ones.
        case firstBaseline
        case center
        /// The trailing edges of a vertical stack, the bottom edges of a horizontal one.
        case trailing
        /// Horizontal stacks only; `leading` in vertical ones.
        case lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing that means: none, use `spacing`.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// A custom spacing that means: the system's distance between neighbours, 8 points.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
