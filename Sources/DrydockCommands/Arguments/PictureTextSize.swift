import ArgumentParser
import Drydock

/// How large the user wants text to be, from the smallest to the largest of the accessibility sizes.
package enum PictureTextSize: String, ExpressibleByArgument, CaseIterable {
    case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

    var category: UIContentSizeCategory {
        switch self {
        case .xs: .extraSmall
        case .s: .small
        case .m: .medium
        case .l: .large
        case .xl: .extraLarge
        case .xxl: .extraExtraLarge
        case .xxxl: .extraExtraExtraLarge
        case .ax1: .accessibilityMedium
        case .ax2: .accessibilityLarge
        case .ax3: .accessibilityExtraLarge
        case .ax4: .accessibilityExtraExtraLarge
        case .ax5: .accessibilityExtraExtraExtraLarge
        }
    }

    var fileSuffix: String { self == .l ? "" : "-\(rawValue)" }
}
