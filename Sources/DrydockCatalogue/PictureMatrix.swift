public import Drydock
import DrydockHost

/// Circumstances that something is drawn in: every combination of what is varied.
///
/// ```swift
/// let matrix: PictureMatrix = .styles × .directions × .contentSizes(.large, .accessibilityExtraLarge)
/// ```
public struct PictureMatrix: Sendable {
    /// One combination.
    public struct Cell: Sendable {
        /// `dark-rtl`: the values, in the order in which they were combined.
        public var name: String
        /// What differs from a light phone.
        public var traits: UITraitCollection
        /// The screen's size in points; nil for the usual one.
        public var size: CGSize?
        /// Nil for what the status bar and the home indicator cover.
        public var safeArea: UIEdgeInsets?

        public init(
            _ name: String,
            traits: UITraitCollection = UITraitCollection(),
            size: CGSize? = nil,
            safeArea: UIEdgeInsets? = nil
        ) {
            self.name = name
            self.traits = traits
            self.size = size
            self.safeArea = safeArea
        }
    }

    public let cells: [Cell]

    /// Names have to be different: the caller's bug otherwise.
    public init(_ cells: [Cell]) {
        let names = cells.map(\.name)
        precondition(Set(names).count == names.count, "PictureMatrix: a name is used twice in \(names)")
        self.cells = cells
    }

    /// One cell without a name: as on a light phone.
    public static let plain = PictureMatrix([Cell("")])

    /// Light and dark.
    public static let styles = PictureMatrix([
        Cell("light", traits: UITraitCollection(userInterfaceStyle: .light)),
        Cell("dark", traits: UITraitCollection(userInterfaceStyle: .dark)),
    ])

    /// Left to right and right to left.
    public static let directions = PictureMatrix([
        Cell("ltr", traits: UITraitCollection(layoutDirection: .leftToRight)),
        Cell("rtl", traits: UITraitCollection(layoutDirection: .rightToLeft)),
    ])

    /// The smallest text, the usual one, and the largest with and without the accessibility sizes.
    public static let contentSizes = contentSizes(
        .extraSmall,
        .large,
        .extraExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge
    )

    /// Sizes of text.
    public static func contentSizes(_ categories: UIContentSizeCategory...) -> PictureMatrix {
        PictureMatrix(
            categories.map {
                Cell($0.shortName, traits: UITraitCollection(preferredContentSizeCategory: $0))
            }
        )
    }

    /// Pixels per point.
    public static func scales(_ scales: Int...) -> PictureMatrix {
        PictureMatrix(
            scales.map { Cell("\($0)x", traits: UITraitCollection(displayScale: CGFloat($0))) }
        )
    }

    /// Every cell of this matrix with every one of the other, which wins where both say something.
    public static func × (first: PictureMatrix, second: PictureMatrix) -> PictureMatrix {
        PictureMatrix(
            first.cells.flatMap { outer in
                second.cells.map { inner in
                    Cell(
                        "\(outer.name)-\(inner.name)",
                        traits: UITraitCollection(traitsFrom: [outer.traits, inner.traits]),
                        size: inner.size ?? outer.size,
                        safeArea: inner.safeArea ?? outer.safeArea
                    )
                }
            }
        )
    }
}

extension PictureMatrix {
    /// Devices by their identifiers, with the safe areas that they have upright.
    package static func devices(named identifiers: [String]) -> PictureMatrix {
        PictureMatrix(
            identifiers.compactMap(DeviceModel.init(identifier:)).map { device in
                Cell(
                    device.identifier,
                    traits: device.traits,
                    size: device.size,
                    safeArea: ScreenGeometry(device, isLandscape: false).safeArea
                )
            }
        )
    }
}

infix operator × : MultiplicationPrecedence

extension UIContentSizeCategory {
    /// `AccessibilityL` of `UICTContentSizeCategoryAccessibilityL`.
    fileprivate var shortName: String {
        let prefix = "UICTContentSizeCategory"
        return rawValue.hasPrefix(prefix) ? String(rawValue.dropFirst(prefix.count)) : rawValue
    }
}
