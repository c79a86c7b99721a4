import ArgumentParser
import Drydock
import DrydockRaster

/// How a picture is laid out, for every command that does.
package struct PictureOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The picture's size in points, each side 1 to 4096.", valueName: "WxH"))
    package var size = PictureOptions.referenceSize

    @Option(help: "The direction in which the interface runs.")
    package var direction = PictureDirection.ltr

    @Option(help: "Whether the interface is light or dark.")
    package var style = PictureStyle.light

    @Option(help: "How large text is: from small over the usual l to the accessibility sizes.")
    package var textSize = PictureTextSize.l

    package init() {}

    /// What is not as on a light phone with text of the usual size.
    var traits: UITraitCollection {
        UITraitCollection {
            $0.userInterfaceStyle = style.userInterfaceStyle
            $0.preferredContentSizeCategory = textSize.category
        }
    }

    /// What of the options is in the names of files, before the scale.
    var fileSuffix: String { "\(style.fileSuffix)\(textSize.fileSuffix)\(direction.fileSuffix)" }

    package static let referenceSize = PictureSize(width: 390, height: 844)

    /// Refuses what no bitmap can hold, before anything is allocated.
    package func validate(scale: PictureScale) throws {
        let width = size.width * scale.rawValue
        let height = size.height * scale.rawValue
        guard Bitmap.isValid(width: width, height: height) else {
            throw ValidationError(
                "A picture of \(width) × \(height) pixels is too large: at most \(Bitmap.maximumArea) pixels in all."
            )
        }
    }
}
