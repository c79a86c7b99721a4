import ArgumentParser
import Drydock

/// A picture's size in points, written `390x844`: whole numbers from 1 to 4096.
package struct PictureSize: ExpressibleByArgument, Equatable, CustomStringConvertible {
    package static let range = 1...4096

    package let width: Int
    package let height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    package init?(argument: String) {
        let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
        let sides = parts.compactMap(PictureSize.side)
        guard parts.count == 2, sides.count == 2 else { return nil }
        let (width, height) = (sides[0], sides[1])
        self.init(width: width, height: height)
    }

    package var defaultValueDescription: String { description }
    package var description: String { "\(width)x\(height)" }
    var points: CGSize { CGSize(width: width, height: height) }

    private static func side(_ text: Substring) -> Int? {
        // As it would be printed: Int would take a sign and zeros in front, too.
        guard let side = Int(text), range.contains(side), "\(side)" == text else { return nil }
        return side
    }
}
