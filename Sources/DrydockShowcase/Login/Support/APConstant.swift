import Drydock

/// Numbers of the whole app.
nonisolated enum APConstant {
    /// Seconds for which a banner is shown.
    static let bannerDuration: TimeInterval = 3.5
    /// Characters of a password.
    static let passwordLengths = 8...100
    /// How long a server may take to answer.
    static let signInLimit = Duration.seconds(15)
}
