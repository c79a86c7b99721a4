/// A phone or a tablet, as far as pictures depend on it. Commands and tests take devices from one table.
package nonisolated struct DeviceModel: Hashable, Sendable {
    /// Apple's: `iPhone 16 Pro`.
    package let name: String
    /// Points, upright.
    package let size: CGSize
    /// Pixels per point.
    package let scale: CGFloat
    package let idiom: UIUserInterfaceIdiom
    /// Points that the safe area keeps free at the top, upright; for a phone with a notch or an island lying on its side, left and right.
    let top: CGFloat
    /// Points at the bottom, for the home indicator: 0 for a device with a home button.
    let bottom: CGFloat
    /// The radius of the display's corners in points; 0 for square ones.
    package let cornerRadius: CGFloat

    /// As an argument of a command: `iphone-16-pro`.
    package var identifier: String { Self.identifier(of: name) }

    private static func identifier(of name: String) -> String {
        name.lowercased().replacing(" ", with: "-").replacing(".", with: "-")
    }

    /// The device of an identifier.
    package init?(identifier: String) {
        guard let model = Self.all.first(where: { $0.identifier == identifier }) else { return nil }
        self = model
    }

    /// The device of a name as Apple writes it, regardless of case.
    package init?(named name: String) { self.init(identifier: Self.identifier(of: name)) }

    private init(
        _ name: String,
        _ width: CGFloat,
        _ height: CGFloat,
        scale: CGFloat,
        idiom: UIUserInterfaceIdiom,
        top: CGFloat,
        bottom: CGFloat,
        cornerRadius: CGFloat
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.scale = scale
        self.idiom = idiom
        self.top = top
        self.bottom = bottom
        self.cornerRadius = cornerRadius
    }

    fileprivate static func phone(
        _ name: String,
        _ width: CGFloat,
        _ height: CGFloat,
        scale: CGFloat = 3,
        top: CGFloat,
        cornerRadius: CGFloat
    ) -> DeviceModel {
        DeviceModel(
            name,
            width,
            height,
            scale: scale,
            idiom: .phone,
            top: top,
            bottom: top == 20 ? 0 : 34,
            cornerRadius: cornerRadius
        )
    }

    fileprivate static func phoneWithButton(
        _ name: String,
        _ width: CGFloat,
        _ height: CGFloat,
        scale: CGFloat = 2
    ) -> DeviceModel {
        phone(name, width, height, scale: scale, top: 20, cornerRadius: 0)
    }

    fileprivate static func pad(
        _ name: String,
        _ width: CGFloat,
        _ height: CGFloat,
        cornerRadius: CGFloat
    ) -> DeviceModel {
        let hasButton = cornerRadius == 0
        return DeviceModel(
            name,
            width,
            height,
            scale: 2,
            idiom: .pad,
            top: hasButton ? 20 : 24,
            bottom: hasButton ? 0 : 20,
            cornerRadius: cornerRadius
        )
    }
}

nonisolated extension DeviceModel {
    /// The one whose screen pictures have that name no other.
    package static let reference = phone("iPhone 14", 390, 844, top: 47, cornerRadius: 47.33)

    /// Phones, then tablets. Of those of one size the first is meant where only the size is given.
    ///
    /// Sizes and scales are Apple's (Human Interface Guidelines, Layout); safe areas up to the iPhone 13 those of swift-snapshot-testing,
    /// of later phones and of tablets what their simulators report, from memory; radii those that kylebshr/UIKitCorners printed on
    /// devices, of later ones from memory.
    package static let all: [DeviceModel] = [
        phoneWithButton("iPhone SE 1", 320, 568),
        phoneWithButton("iPhone SE 2", 375, 667),
        phoneWithButton("iPhone SE 3", 375, 667),
        phoneWithButton("iPhone 8", 375, 667),
        phoneWithButton("iPhone 8 Plus", 414, 736, scale: 3),
        phone("iPhone X", 375, 812, top: 44, cornerRadius: 39),
        phone("iPhone XS", 375, 812, top: 44, cornerRadius: 39),
        phone("iPhone XS Max", 414, 896, top: 44, cornerRadius: 39),
        phone("iPhone XR", 414, 896, scale: 2, top: 48, cornerRadius: 41.5),
        phone("iPhone 11", 414, 896, scale: 2, top: 48, cornerRadius: 41.5),
        phone("iPhone 11 Pro", 375, 812, top: 44, cornerRadius: 39),
        phone("iPhone 11 Pro Max", 414, 896, top: 44, cornerRadius: 39),
        phone("iPhone 12 mini", 375, 812, top: 50, cornerRadius: 44),
        phone("iPhone 12", 390, 844, top: 47, cornerRadius: 47.33),
        phone("iPhone 12 Pro", 390, 844, top: 47, cornerRadius: 47.33),
        phone("iPhone 12 Pro Max", 428, 926, top: 47, cornerRadius: 53.33),
        phone("iPhone 13 mini", 375, 812, top: 50, cornerRadius: 44),
        phone("iPhone 13", 390, 844, top: 47, cornerRadius: 47.33),
        phone("iPhone 13 Pro", 390, 844, top: 47, cornerRadius: 47.33),
        phone("iPhone 13 Pro Max", 428, 926, top: 47, cornerRadius: 53.33),
        reference,
        phone("iPhone 14 Plus", 428, 926, top: 47, cornerRadius: 53.33),
        phone("iPhone 14 Pro", 393, 852, top: 59, cornerRadius: 55),
        phone("iPhone 14 Pro Max", 430, 932, top: 59, cornerRadius: 55),
        phone("iPhone 15", 393, 852, top: 59, cornerRadius: 55),
        phone("iPhone 15 Plus", 430, 932, top: 59, cornerRadius: 55),
        phone("iPhone 15 Pro", 393, 852, top: 59, cornerRadius: 55),
        phone("iPhone 15 Pro Max", 430, 932, top: 59, cornerRadius: 55),
        phone("iPhone 16e", 390, 844, top: 47, cornerRadius: 47.33),
        phone("iPhone 16", 393, 852, top: 59, cornerRadius: 55),
        phone("iPhone 16 Plus", 430, 932, top: 59, cornerRadius: 55),
        phone("iPhone 16 Pro", 402, 874, top: 62, cornerRadius: 62),
        phone("iPhone 16 Pro Max", 440, 956, top: 62, cornerRadius: 62),
        phone("iPhone 17", 402, 874, top: 62, cornerRadius: 62),
        phone("iPhone 17 Pro", 402, 874, top: 62, cornerRadius: 62),
        phone("iPhone 17 Pro Max", 440, 956, top: 62, cornerRadius: 62),
        phone("iPhone Air", 420, 912, top: 68, cornerRadius: 62),
        pad("iPad mini 5", 768, 1024, cornerRadius: 0),
        pad("iPad mini 6", 744, 1133, cornerRadius: 21.5),
        pad("iPad mini 7", 744, 1133, cornerRadius: 21.5),
        pad("iPad 9", 810, 1080, cornerRadius: 0),
        pad("iPad 10", 820, 1180, cornerRadius: 25),
        pad("iPad Air 3", 834, 1112, cornerRadius: 0),
        pad("iPad Air 5", 820, 1180, cornerRadius: 18),
        pad("iPad Air 11", 820, 1180, cornerRadius: 18),
        pad("iPad Air 13", 1024, 1366, cornerRadius: 18),
        pad("iPad Pro 11", 834, 1194, cornerRadius: 18),
        pad("iPad Pro 12.9", 1024, 1366, cornerRadius: 18),
        pad("iPad Pro 11 M4", 834, 1210, cornerRadius: 30),
        pad("iPad Pro 13 M4", 1032, 1376, cornerRadius: 30),
    ]

    /// Points, upright or lying on its side.
    package func size(isLandscape: Bool) -> CGSize {
        isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// What is not as on a phone with text of the usual size.
    package var traits: UITraitCollection { UITraitCollection(userInterfaceIdiom: idiom) }
}
