public import Drydock
package import DrydockHost

extension Screen {
    /// A phone or a tablet whose screen a test uses.
    ///
    /// ```swift
    /// for device in [Screen.Device.iPhoneSE1, .iPhone16Pro] {
    ///     let screen = Screen(device: device) { BasketViewController() }
    /// }
    /// ```
    public nonisolated struct Device: Hashable, Sendable, CustomStringConvertible {
        package let model: DeviceModel

        /// Every one there is, phones first.
        public static let all = DeviceModel.all.map(Device.init)

        /// The device of a name as Apple writes it, such as `iPhone 16 Pro` or `iPad Pro 13 M4`, regardless of case; nil where there is none.
        public init?(named name: String) {
            guard let model = DeviceModel(named: name) else { return nil }
            self.model = model
        }

        private init(_ model: DeviceModel) { self.model = model }

        public var description: String { model.name }
        /// Points, upright.
        public var size: CGSize { model.size }
        /// Pixels per point.
        public var scale: CGFloat { model.scale }
        /// The radius of the display's corners in points; 0 for square ones.
        public var displayCornerRadius: CGFloat { model.cornerRadius }

        /// What the device keeps free for its status bar, notch and home indicator, in points.
        public func safeAreaInsets(isLandscape: Bool = false) -> UIEdgeInsets {
            ScreenGeometry(model, isLandscape: isLandscape).safeArea
        }

        /// 320 × 568 points, with a home button.
        public static let iPhoneSE1 = device("iPhone SE 1")
        /// 375 × 667 points, with a home button.
        public static let iPhoneSE3 = device("iPhone SE 3")
        /// 414 × 736 points, with a home button.
        public static let iPhone8Plus = device("iPhone 8 Plus")
        /// 375 × 812 points.
        public static let iPhoneX = device("iPhone X")
        /// 414 × 896 points.
        public static let iPhone11 = device("iPhone 11")
        /// 375 × 812 points.
        public static let iPhone13Mini = device("iPhone 13 mini")
        /// 390 × 844 points.
        public static let iPhone14 = device("iPhone 14")
        /// 428 × 926 points.
        public static let iPhone14Plus = device("iPhone 14 Plus")
        /// 393 × 852 points, with an island.
        public static let iPhone16 = device("iPhone 16")
        /// 430 × 932 points, with an island.
        public static let iPhone16Plus = device("iPhone 16 Plus")
        /// 402 × 874 points, with an island.
        public static let iPhone16Pro = device("iPhone 16 Pro")
        /// 440 × 956 points, with an island.
        public static let iPhone16ProMax = device("iPhone 16 Pro Max")
        /// 402 × 874 points, with an island.
        public static let iPhone17 = device("iPhone 17")
        /// 744 × 1133 points.
        public static let iPadMini7 = device("iPad mini 7")
        /// 810 × 1080 points, with a home button.
        public static let iPad9 = device("iPad 9")
        /// 820 × 1180 points.
        public static let iPadAir11 = device("iPad Air 11")
        /// 834 × 1194 points.
        public static let iPadPro11 = device("iPad Pro 11")
        /// 1032 × 1376 points.
        public static let iPadPro13 = device("iPad Pro 13 M4")

        private static func device(_ name: String) -> Device {
            guard let device = Device(named: name) else { preconditionFailure("there is no device \(name)") }
            return device
        }
    }
}
