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

    package init() {}

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
