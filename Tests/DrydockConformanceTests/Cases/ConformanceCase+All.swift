extension ConformanceCase {
    /// All cases, in the article's order within each area.
    static let all: [ConformanceCase] =
        TextStyleCases.all + ColorCases.all + TextWidthCases.all + ControlCases.all + BarCases.all
        + ListCases.all
        + DefaultViewCases.all + DefaultControlCases.all + DefaultListCases.all + DefaultControllerCases.all
        + DefaultLayerCases.all + OrderControllerCases.all + OrderViewCases.all + OrderTextCases.all
        + OrderListCases.all + PictureCases.all
}
