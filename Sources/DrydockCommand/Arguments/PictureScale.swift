import ArgumentParser
import Drydock

/// Pixels per point, as on Apple's displays.
package enum PictureScale: Int, ExpressibleByArgument, CaseIterable {
    case one = 1
    case two = 2
    case three = 3

    var factor: CGFloat { CGFloat(rawValue) }
    /// As Apple names image files.
    var fileSuffix: String { self == .one ? "" : "@\(rawValue)x" }
}
