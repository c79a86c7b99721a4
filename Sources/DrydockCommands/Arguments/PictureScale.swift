import ArgumentParser
import Drydock

/// Pixels per point, as on Apple's displays.
package enum PictureScale: Int, ExpressibleByArgument, CaseIterable {
    case one = 1
    case two = 2
    case three = 3

    /// One digit and nothing else: Int would take a sign and zeros in front, too.
    package init?(argument: String) {
        guard let scale = PictureScale.allCases.first(where: { "\($0.rawValue)" == argument }) else {
            return nil
        }
        self = scale
    }

    var factor: CGFloat { CGFloat(rawValue) }
    /// As Apple names image files.
    var fileSuffix: String { self == .one ? "" : "@\(rawValue)x" }
}
