import ArgumentParser
import Drydock
import DrydockHost
import DrydockRaster

/// How a picture is laid out, for every command that does.
package struct PictureOptions: ParsableArguments {
    @Option(
        name: .customLong("size"),
        help: ArgumentHelp(
            "The picture's size in points, each side 1 to 4096. (default: \(PictureOptions.referenceSize))",
            valueName: "WxH"
        )
    )
    var givenSize: PictureSize?

    @OptionGroup var deviceOptions: DeviceOptions

    /// That of the device, or the one that was asked for.
    package var size: PictureSize { deviceOptions.size ?? givenSize ?? Self.referenceSize }

    /// Nil for the one that fits the size.
    var device: DeviceModel? { deviceOptions.device?.model }

    @Option(help: "The direction in which the interface runs.")
    package var direction = PictureDirection.ltr

    @Option(help: "Whether the interface is light or dark.")
    package var style = PictureStyle.light

    @Option(help: "How large text is: from small over the usual l to the accessibility sizes.")
    package var textSize = PictureTextSize.l

    @Option(
        help: ArgumentHelp(
            "The language of the app's texts and of the words that the library shows by itself.",
            valueName: "tag"
        )
    )
    package var language = InterfaceLanguage.defaultValue

    package init() {}

    /// What is not as on a light phone with text of the usual size.
    var traits: UITraitCollection {
        (device?.traits ?? UITraitCollection()).modifyingTraits {
            $0.userInterfaceStyle = style.userInterfaceStyle
            $0.preferredContentSizeCategory = textSize.category
            $0.interfaceLanguage = language
        }
    }

    /// The part of the options in the names of files, before the scale, for an entry of this name. An entry that is dark, or
    /// right to left, by itself and is named so looks the same with the option, and is not named so twice.
    func fileSuffix(ofEntry name: String) -> String {
        let words = name.split(separator: "-").dropFirst()
        func unlessNamed(_ part: String) -> String { words.contains { "-\($0)" == part } ? "" : part }
        let languageSuffix = language == InterfaceLanguage.defaultValue ? "" : "-\(language)"
        return unlessNamed(style.fileSuffix) + textSize.fileSuffix + unlessNamed(direction.fileSuffix)
            + languageSuffix
    }

    package static let referenceSize = PictureSize(width: 390, height: 844)

    /// Refuses what no bitmap can hold, before anything is allocated.
    package func validate(scale: PictureScale) throws {
        guard givenSize == nil || device == nil else {
            throw ValidationError("Give --size or --device: a device has its size.")
        }
        let isTag = (2...35).contains(language.utf8.count) && language.utf8.allSatisfy { $0.isTagByte }
        guard isTag else {
            throw ValidationError("'\(language)' is no language: give a tag such as ar or pt-BR.")
        }
        let width = size.width * scale.rawValue
        let height = size.height * scale.rawValue
        guard Bitmap.isValid(width: width, height: height) else {
            throw ValidationError(
                "A picture of \(width) × \(height) pixels is too large: at most \(Bitmap.maximumArea) pixels in all."
            )
        }
    }
}

extension UInt8 {
    /// Whether the byte may be in a language tag.
    fileprivate var isTagByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
