import DrydockPlatform
import DrydockUnicode
import Foundation

/// A font file that is too large to be bundled: one of Debian's packages, used where its bytes are those of the version that
/// pictures are made with, so that text is the same on every machine that has it.
package struct InstalledFont: Sendable {
    package let file: String
    /// Below the folder of the machine's fonts.
    let folder: String
    let checksum: FontChecksum
    package let collection: InstalledFontPackage

    /// Why a font is not used.
    package enum Refusal: Equatable {
        case missing
        case unusable(reason: String)
    }

    /// The faces of scripts that the bundled files lack.
    package static let all: [InstalledFont] = [eastAsian, eastAsianBold, emoji]

    static let eastAsian = InstalledFont(
        file: "NotoSansCJK-Regular.ttc",
        folder: "opentype/noto",
        checksum: FontChecksum(length: 19_484_784, crc32: 0x75BC_8E24),
        collection: .eastAsian
    )
    static let eastAsianBold = InstalledFont(
        file: "NotoSansCJK-Bold.ttc",
        folder: "opentype/noto",
        checksum: FontChecksum(length: 20_050_760, crc32: 0xDCBF_F868),
        collection: .eastAsian
    )
    static let emoji = InstalledFont(
        file: "NotoColorEmoji.ttf",
        folder: "truetype/noto",
        checksum: FontChecksum(length: 10_980_856, crc32: 0x1A0E_A69F),
        collection: .emoji
    )

    static func named(_ file: String) -> InstalledFont? { all.first { $0.file == file } }

    /// Where the file may be, the first place first: that of Debian's package, then those for fonts that somebody put there.
    package var paths: [String] {
        let home = NSHomeDirectory()
        return ["/usr/share/fonts/\(folder)", "/usr/local/share/fonts", "\(home)/.local/share/fonts"]
            .map { "\($0)/\(file)" }
    }
}

/// A Debian package with fonts.
package enum InstalledFontPackage: CaseIterable, Sendable {
    case eastAsian
    case emoji

    package var name: String {
        switch self {
        case .eastAsian: "fonts-noto-cjk"
        case .emoji: "fonts-noto-color-emoji"
        }
    }

    /// Of Debian 12.
    var version: String {
        switch self {
        case .eastAsian: "1:20220127+repack1-1"
        case .emoji: "2.042-0+deb12u1"
        }
    }

    package var description: String { "Debian's package \(name), version \(version)" }

    package var characters: String {
        switch self {
        case .eastAsian: "Chinese, Japanese and Korean characters"
        case .emoji: "Emoji"
        }
    }

    /// Whether the package is asked for a character. Its files are large, so it is not asked for others.
    package func isFor(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .emoji: ScalarProperties(scalar).isEmoji && scalar.value >= 0xA9
        case .eastAsian: Self.eastAsianBlocks.contains { $0.contains(scalar.value) }
        }
    }

    /// Blocks of Unicode: letters, syllables and signs of the three languages, and signs that they share with others.
    private static let eastAsianBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x2000...0x2BFF, 0x2E80...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
        0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF00...0xFFEF, 0x16FE0...0x16FFF,
        0x1AFF0...0x1B16F,
        0x1F200...0x1F2FF, 0x20000...0x3FFFF,
    ]
}

/// Whose forms of Chinese characters text has. One code point is written differently in five places.
package enum EastAsianForms: Int, Sendable {
    // The places of the faces in Noto Sans CJK's collections.
    case japanese
    case korean
    case simplifiedChinese
    case traditionalChinese
    case hongKong

    /// Those of a language; simplified Chinese for others, as on a device whose languages have none of the four: there text in
    /// the system font falls to PingFang SC. From memory.
    /// - Parameter language: a BCP 47 tag such as `zh-Hant-HK`.
    package init(language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "yue": self = .hongKong
        case "zh" where parts.contains("hk") || parts.contains("mo"): self = .hongKong
        case "zh" where parts.contains("hant") || parts.contains("tw"): self = .traditionalChinese
        default: self = .simplifiedChinese
        }
    }
}
