public import Foundation

extension UIImage {
    /// An image that image views show as frames, one after another, without end.
    ///
    /// - Parameters:
    ///   - images: the frames; those of an animated image among them are its own frames.
    ///   - duration: seconds for all frames; 0 or less for 30 frames a second.
    /// - Returns: nil without frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let frames = images.flatMap { $0.images ?? [$0] }
        guard let first = frames.first else { return nil }
        let seconds = duration > 0 && duration.isFinite ? duration : TimeInterval(frames.count) / 30
        return first.styled { $0.animation = ImageStyle.Animation(images: frames, duration: seconds) }
    }

    /// The images `NAME0`, `NAME1` and so on, up to the first that is missing and at most 1,024, as frames.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        // The first may be number 0 or 1.
        for number in 0..<1024 {
            guard AssetLibrary.shared.hasImage(named: "\(name)\(number)"),
                let frame = UIImage(named: "\(name)\(number)")
            else {
                if number == 0 { continue }
                break
            }
            frames.append(frame)
        }
        return animatedImage(with: frames, duration: duration)
    }

    /// The frames of an animated image; nil for another.
    public var images: [UIImage]? { style.animation?.images }

    /// Seconds for all frames; 0 for an image that is not animated.
    public var duration: TimeInterval { style.animation?.duration ?? 0 }
}
