public import DrydockControls
public import DrydockViews

extension UIBackgroundConfiguration {
    /// That of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { make(.plainCell) }
    /// That of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { make(.groupedCell) }
    /// That of a cell in a sidebar: round corners while it is pressed or selected, else nothing.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = make(.sidebarCell)
        configuration.cornerRadius = 10
        return configuration
    }
    /// That of a header in a sidebar: nothing.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { make(.groupedHeaderFooter) }
    /// That of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { make(.plainHeaderFooter) }
    /// That of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { make(.groupedHeaderFooter) }

    private static let pinnedEffect = UIBlurEffect(style: .systemChromeMaterial)

    private static func make(_ role: ListBackgroundRole) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.listRole = role
        return configuration
    }

    /// The configuration with the colour that a list gives it in a state. What was given a colour keeps it.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let listRole, backgroundColor == nil else { return self }
        var configuration = self
        let cell = state as? UICellConfigurationState
        let isPressed = cell.map { $0.isHighlighted || $0.isSelected } ?? false
        let isPinned = (state as? UIViewConfigurationState)?.isPinned ?? false
        configuration.backgroundColor =
            switch listRole {
            case .plainCell: isPressed ? .systemGray4 : .systemBackground
            case .groupedCell: isPressed ? .systemGray4 : .secondarySystemGroupedBackground
            case .sidebarCell: isPressed ? .systemFill : .clear
            case .plainHeaderFooter, .groupedHeaderFooter: .clear
            }
        // As a bar, a header that rows pass below lets them shine through.
        if listRole == .plainHeaderFooter, isPinned, visualEffect == nil {
            configuration.visualEffect = UIBackgroundConfiguration.pinnedEffect
        }
        return configuration
    }
}
