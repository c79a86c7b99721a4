extension UIWindowScene {
    /// Runs `body` as this scene's turn: until it returns, `UIScreen.main`, `UIApplication.shared` and views in no window
    /// take their screen, windows and traits from this scene. Turns nest.
    package func perform<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        let outer = UIWindowScene.turn
        UIWindowScene.turn = self
        defer { UIWindowScene.turn = outer }
        return try traitCollection.withCurrent(body)
    }

    /// The scene whose turn it is.
    private static weak var turn: UIWindowScene?

    /// The scene whose turn it is; else the first that is shown on the desktop; else one that nothing shows, with the
    /// reference device's screen.
    package static var current: UIWindowScene {
        turn ?? UIApplication.shared.desktopScenes.first ?? UIApplication.shared.unattachedScene
    }
}
