extension UIWindowScene {
    /// Runs `body` as this scene's turn: until it returns, `UIScreen.main`, `UIApplication.shared` and views in no window
    /// take their screen, windows and traits from this scene. Turns nest. Tasks that are started meanwhile stay with the
    /// scene: what they do after an `await` is done there, too.
    package func perform<Success, Failure: Error>(_ body: () throws(Failure) -> Success) throws(Failure)
        -> Success
    {
        // The task knows the scene already.
        if UIWindowScene.turn === self { return try traitCollection.withCurrent(body) }
        var result: Result<Success, Failure>?
        perform { () -> Void in result = Result(catching: body) }
        guard let result else { fatalError("the turn of a scene was not run") }
        return try result.get()
    }

    /// As the other `perform`, for what returns nothing: each frame is two turns, which generics make longer.
    package func perform(_ body: () -> Void) {
        let outer = UIWindowScene.turn
        if outer === self { return traitCollection.withCurrent(body) }
        UIWindowScene.turn = self
        defer { UIWindowScene.turn = outer }
        UIWindowScene.ofTask.withValue(WeakScene(scene: self)) { traitCollection.withCurrent(body) }
    }

    /// The scene whose turn it is.
    private static weak var turn: UIWindowScene?

    static var ofTurn: UIWindowScene? { turn }

    /// The scene in whose turn the running task was started.
    private nonisolated static let ofTask = TaskLocal<WeakScene?>(wrappedValue: nil)

    private nonisolated struct WeakScene: Sendable {
        weak let scene: UIWindowScene?
    }

    /// The scene whose turn it is; else that of the running task; else the first that is shown on the desktop; else one
    /// that nothing shows, with the reference device's screen.
    package static var current: UIWindowScene {
        turn ?? ofTask.get()?.scene ?? UIApplication.shared.desktopScenes.first
            ?? UIApplication.shared.unattachedScene
    }

    /// A scene that nothing shows, with the reference device's screen. As nobody moves its clock, what begins in it is over in
    /// the main actor's next turn: as in UIKit, what is seen nowhere is not waited for.
    static func unattached() -> UIWindowScene {
        let scene = UIWindowScene(screen: .reference)
        scene.workAfterLayout.turn = { [weak scene] in scene?.finishAnimations() }
        return scene
    }

    /// The scene whose turn it is, or that of the running task, where a test moves its clock; nil on the desktop and outside.
    static var standing: UIWindowScene? {
        guard let scene = turn ?? ofTask.get()?.scene else { return nil }
        return UIApplication.shared.desktopScenes.contains { $0 === scene } ? nil : scene
    }
}
