/// What a host has done since it was made. Tests prove with these that nothing is done twice.
package struct HostCounters: Equatable {
    /// Windows laid out.
    package var layoutPasses = 0
    package var displayLists = 0
    /// Frames rasterised.
    package var frames = 0
}
