/// Where a label's line stands that was made smaller to fit.
public nonisolated enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have at its full size.
    case alignBaselines = 0
    /// In the middle of the label.
    case alignCenters = 1
    /// At the top of where it would stand at its full size.
    case none = 2
}
