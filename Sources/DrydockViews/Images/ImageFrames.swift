/// The frames that an image view shows in turn, on the clock of the scene that shows the view.
final class ImageFrames {
    private(set) var isRunning = false
    /// The frame that is shown; nil for none.
    private(set) var current: UIImage?
    private var images: [UIImage] = []
    private var duration: TimeInterval = 0
    private var repeatCount = 0
    private var start: TimeInterval?
    private var ticks: FrameTicker.Subscription?

    /// - Parameters:
    ///   - duration: seconds for all frames; 0 or less for 30 frames a second.
    ///   - repeatCount: 0 or less for no end.
    func start(_ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
        guard !images.isEmpty else { return }
        isRunning = true
        set(images, duration, repeatCount)
    }

    /// The frames of an animated image, which no one has started.
    func show(_ images: [UIImage], duration: TimeInterval) {
        guard images != self.images else { return }
        set(images, duration, 0)
    }

    private func set(_ images: [UIImage], _ duration: TimeInterval, _ repeatCount: Int) {
        self.images = images
        self.duration = duration > 0 && duration.isFinite ? duration : TimeInterval(images.count) / 30
        self.repeatCount = max(repeatCount, 0)
        current = images.first
        start = nil
    }

    func stop() {
        isRunning = false
        images = []
        current = nil
        start = nil
        ticks?.cancel()
        ticks = nil
    }

    /// - Parameters:
    ///   - scene: whose clock is followed; nil to wait.
    ///   - didChange: called when another frame is to be shown.
    func follow(_ scene: UIWindowScene?, didChange: @escaping () -> Void) {
        ticks?.cancel()
        ticks = nil
        guard !images.isEmpty, let scene else { return }
        let start = self.start ?? scene.time
        self.start = start
        ticks = scene.frameTicker.subscribe { [weak self] time in
            if self?.advance(to: time - start) ?? false { didChange() }
        }
    }

    /// - Returns: whether another frame is shown.
    private func advance(to time: TimeInterval) -> Bool {
        let rounds = max(time / duration, 0)
        if repeatCount > 0, rounds >= Double(repeatCount) {
            stop()
            return true
        }
        let place = (rounds - rounds.rounded(.down)) * Double(images.count)
        let image = images[min(Int(place), images.count - 1)]
        guard image !== current else { return false }
        current = image
        return true
    }
}
