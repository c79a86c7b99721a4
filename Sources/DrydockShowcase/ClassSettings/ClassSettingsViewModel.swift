/// What the settings of a class show.
package nonisolated struct ClassSettingsViewModel: Hashable {
    package var name = "Physics 101"
    package var code = "@phys101"
    package var isPublic = true
    package var isOver13 = true
    package var ownerCount = 2
    package var studentCount = 24

    package init() {}
}

/// What the user has done with the settings.
package nonisolated enum ClassSettingsResult: Hashable {
    case changedPublic(Bool)
    case changedOver13(Bool)
}
