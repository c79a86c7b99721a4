import ArgumentParser
import Drydock
import DrydockHost

/// Whose screen a picture is drawn on.
package struct DeviceOptions: ParsableArguments {
    @Option(
        help:
            "The device whose screen it is: its size, safe area, status bar and, unless --scale says another, its pixels per point."
    )
    var device: PictureDevice?

    @Flag(help: "Lays the device on its side.")
    var landscape = false

    package init() {}

    package func validate() throws {
        guard device != nil || !landscape else {
            throw ValidationError("--landscape lays a device on its side: name one with --device.")
        }
    }

    /// Nil without a device.
    var size: PictureSize? {
        device.map {
            let size = $0.model.size(isLandscape: landscape)
            return PictureSize(width: Int(size.width), height: Int(size.height))
        }
    }

    /// Nil without a device.
    var scale: PictureScale? { device.flatMap { PictureScale(rawValue: Int($0.model.scale)) } }

    /// The part of the options in the names of files.
    var fileSuffix: String {
        device.map { "-\($0.model.identifier)" + (landscape ? "-landscape" : "") } ?? ""
    }
}

/// A device by its name in small letters: `iphone-16-pro`.
struct PictureDevice: ExpressibleByArgument {
    let model: DeviceModel

    init?(argument: String) {
        guard let model = DeviceModel(identifier: argument) else { return nil }
        self.model = model
    }

    static let allValueStrings = DeviceModel.all.map(\.identifier)
}
