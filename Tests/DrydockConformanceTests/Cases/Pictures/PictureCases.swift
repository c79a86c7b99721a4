/// All facts from pictures.
enum PictureCases {
    static let all: [ConformanceCase] =
        BarScreenCases.all + BlueprintControlCases.all + BlueprintLabelCases.all
        + BlueprintTruncationCases.all + CellSuiteCases.all + CentredLabelCases.all + DynamicTypeCases.all
        + ListScreenCases.all + MarkedControlCases.all + SafeAreaCases.all + ScreenSuiteCases.all
        + ShadowSuiteCases.all + ShapeSuiteCases.all + SmallSuiteCases.all + SnapshotMacroCases.all
        + SnapshotMacroLineCases.all + SnapshotMacroPaddingCases.all + TitleLabelCases.all
        + TitleStackCases.all
}
