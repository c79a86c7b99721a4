public import Drydock

/// A device for snapshots of controllers: its size, the part of it that bars and corners leave free, and its traits.
public struct ViewImageConfig: Sendable {
    public enum Orientation: Sendable {
        case landscape
        case portrait
    }

    /// How much of a tablet's screen the app has, beside another one.
    public enum TabletOrientation: Sendable {
        public enum PortraitSplits: Sendable {
            case oneThird
            case twoThirds
            case full
        }

        public enum LandscapeSplits: Sendable {
            case oneThird
            case oneHalf
            case twoThirds
            case full
        }

        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    public var safeArea: UIEdgeInsets
    /// Points; nil for the phone of 390 × 844 points.
    public var size: CGSize?
    public var traits: UITraitCollection

    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}

// MARK: - Phones

extension UITraitCollection {
    /// A device's, but for the size classes, which its size has.
    fileprivate static func device(_ idiom: UIUserInterfaceIdiom) -> UITraitCollection {
        UITraitCollection {
            $0.layoutDirection = .leftToRight
            // As in swift-snapshot-testing, whose tablets leave the size of text alone.
            if idiom != .pad { $0.preferredContentSizeCategory = .medium }
            $0.userInterfaceIdiom = idiom
        }
    }
}

/// A phone upright; turned to its side, left and right lose what the top did, and the bottom `landscapeBottom`.
private struct Phone {
    let size: CGSize
    let top: CGFloat
    var bottom: CGFloat = 34
    var landscapeBottom: CGFloat = 21

    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
                size: size,
                traits: .device(.phone)
            )
        case .landscape:
            ViewImageConfig(
                // A phone with a home button hides its status bar.
                safeArea: bottom == 0
                    ? .zero : UIEdgeInsets(top: 0, left: top, bottom: landscapeBottom, right: top),
                size: CGSize(width: size.height, height: size.width),
                traits: .device(.phone)
            )
        }
    }

    static func withHomeButton(_ width: CGFloat, _ height: CGFloat) -> Phone {
        Phone(size: CGSize(width: width, height: height), top: 20, bottom: 0)
    }

    static let x = Phone(size: CGSize(width: 375, height: 812), top: 44, landscapeBottom: 24)
    static let xsMax = Phone(size: CGSize(width: 414, height: 896), top: 44, landscapeBottom: 24)
    static let twelve = Phone(size: CGSize(width: 390, height: 844), top: 47)
    static let twelveProMax = Phone(size: CGSize(width: 428, height: 926), top: 47)
    static let thirteenMini = Phone(size: CGSize(width: 375, height: 812), top: 50)
}

extension ViewImageConfig {
    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        Phone.withHomeButton(320, 568).config(orientation)
    }

    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        Phone.withHomeButton(375, 667).config(orientation)
    }

    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        Phone.withHomeButton(414, 736).config(orientation)
    }

    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { Phone.x.config(orientation) }

    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.xsMax.config(orientation)
    }

    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        Phone.xsMax.config(orientation)
    }

    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        Phone.twelve.config(orientation)
    }

    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone.twelve.config(orientation)
    }

    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.twelveProMax.config(orientation)
    }

    public static let iPhone13 = iPhone13(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        Phone.twelve.config(orientation)
    }

    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        Phone.thirteenMini.config(orientation)
    }

    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        Phone.twelve.config(orientation)
    }

    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.twelveProMax.config(orientation)
    }
}

// MARK: - Tablets

/// A tablet across, and the widths that apps beside another one have.
private struct Tablet {
    let size: CGSize
    /// Of a third, a half and two thirds, across.
    let landscape: (oneThird: CGFloat, oneHalf: CGFloat, twoThirds: CGFloat)
    /// Of a third and two thirds, upright.
    let portrait: (oneThird: CGFloat, twoThirds: CGFloat)
    var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

    func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
        let width: CGFloat
        switch orientation {
        case .landscape(.oneThird): width = landscape.oneThird
        case .landscape(.oneHalf): width = landscape.oneHalf
        case .landscape(.twoThirds): width = landscape.twoThirds
        case .landscape(.full): width = size.width
        case .portrait(.oneThird): width = portrait.oneThird
        case .portrait(.twoThirds): width = portrait.twoThirds
        case .portrait(.full): width = size.height
        }
        let height = if case .landscape = orientation { size.height } else { size.width }
        return ViewImageConfig(
            safeArea: safeArea,
            size: CGSize(width: width, height: height),
            traits: .device(.pad)
        )
    }

    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape: config(.landscape(splitView: .full))
        case .portrait: config(.portrait(splitView: .full))
        }
    }

    static let mini = Tablet(
        size: CGSize(width: 1024, height: 768),
        landscape: (320, 507, 694),
        portrait: (320, 438)
    )
    static let inches10_2 = Tablet(
        size: CGSize(width: 1080, height: 810),
        landscape: (320, 535, 750),
        portrait: (320, 480)
    )
    static let pro10_5 = Tablet(
        size: CGSize(width: 1112, height: 834),
        landscape: (320, 551, 782),
        portrait: (320, 504)
    )
    static let pro11 = Tablet(
        size: CGSize(width: 1194, height: 834),
        landscape: (375, 592, 809),
        portrait: (320, 504),
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    )
    static let pro12_9 = Tablet(
        size: CGSize(width: 1366, height: 1024),
        landscape: (375, 678, 981),
        portrait: (375, 639)
    )
}

extension ViewImageConfig {
    public static let iPadMini = iPadMini(.landscape)
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.mini.config(orientation)
    }
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.mini.config(orientation)
    }

    public static let iPad9_7 = iPad9_7(.landscape)
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.mini.config(orientation)
    }
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.mini.config(orientation)
    }

    public static let iPad10_2 = iPad10_2(.landscape)
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.inches10_2.config(orientation)
    }
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.inches10_2.config(orientation)
    }

    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.pro10_5.config(orientation)
    }
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.pro10_5.config(orientation)
    }

    public static let iPadPro11 = iPadPro11(.landscape)
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.pro11.config(orientation)
    }
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.pro11.config(orientation)
    }

    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        Tablet.pro12_9.config(orientation)
    }
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.pro12_9.config(orientation)
    }
}
