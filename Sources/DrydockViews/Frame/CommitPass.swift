/// Pass 9 of a frame, `commit`: ends the implicit transaction. What came into a tree in this frame has been seen, so that from now on changes
/// of its layers may be animated.
///
/// - Due: in every frame.
/// - May ask for: work, if the transaction has a completion block; it is done in the next frame. Nothing else, which `FrameLock` holds.
/// - Stops: by itself, as it calls nothing of the app's.
extension UIWindowScene {
    func commit() {
        frameLock.close(in: .commit) {
            if let completion = CATransactionStack.endTurn() {
                workAfterLayout.append(for: "The completion of a CATransaction", completion)
            }
            layerUpdates.commit()
        }
    }
}
