/// Pass 7 of a frame, `statusBar`: asks the controllers of the key window how the status bar looks.
///
/// - Due: after `setNeedsStatusBarAppearanceUpdate()`, and when controllers or windows have come or gone.
/// - May ask for: everything; it comes in the next turn if there is one, else in the next frame.
/// - Stops: by itself, as it asks once.
extension UIWindowScene {
    func updateStatusBar() {
        statusBar.update(for: keyWindow?.rootViewController, at: time)
    }
}
