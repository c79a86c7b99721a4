/// What a device's screen keeps free, and its status bar, in one orientation.
package nonisolated struct ScreenGeometry: Equatable, Sendable {
    package let safeArea: UIEdgeInsets
    /// Nil where the device shows none.
    let statusBar: StatusBarPlace?

    /// - Parameter isLandscape: whether the device lies on its side: a phone then has no status bar, keeps as much free left and right as
    ///   its notch takes, and 21 points below.
    package init(_ device: DeviceModel, isLandscape: Bool) {
        let place = StatusBarPlace(device)
        guard device.idiom == .phone, isLandscape else {
            safeArea = UIEdgeInsets(top: device.top, bottom: device.bottom)
            statusBar = place
            return
        }
        let hasButton = device.bottom == 0
        let side = hasButton ? 0 : device.top
        safeArea = UIEdgeInsets(top: 0, left: side, bottom: hasButton ? 0 : 21, right: side)
        statusBar = nil
    }

    /// That of the first device with a screen of a size in points; for other sizes that of the reference device upright.
    package init(ofScreen size: CGSize) {
        let turned = CGSize(width: size.height, height: size.width)
        if let device = DeviceModel.all.first(where: { $0.size == size }) {
            self.init(device, isLandscape: false)
        } else if let device = DeviceModel.all.first(where: { $0.size == turned }) {
            self.init(device, isLandscape: true)
        } else {
            self.init(.reference, isLandscape: false)
        }
    }
}

/// Where a status bar's contents stand, in points.
nonisolated struct StatusBarPlace: Equatable, Sendable {
    let height: CGFloat
    /// The middle of what it shows.
    let middle: CGFloat
    /// The middle of the time; nil for that of the bar.
    let timeCenter: CGFloat?
    /// Right of the battery.
    let margin: CGFloat
    /// Of the time.
    let fontSize: CGFloat
    /// Left of the signal, where that and Wi-Fi stand at the left; nil where they stand beside the battery.
    let signalStart: CGFloat?

    /// From pictures of phones with a notch of 47 points; others from memory.
    init(_ device: DeviceModel) {
        height = device.top
        switch (device.idiom, device.top) {
        case (.pad, _):
            (middle, timeCenter, margin, fontSize, signalStart) = (device.top / 2, 28, 12, 12, nil)
        case (_, ...20):
            (middle, timeCenter, margin, fontSize, signalStart) = (10, nil, 6, 12, 6)
        case (_, ...50):
            // The notch hangs from the edge; what is beside it stands a little above the middle.
            (middle, timeCenter, margin, fontSize, signalStart) = (device.top - 26, 51, 25, 17, nil)
        default:
            // The island's middle is 29.67 points below the edge.
            (middle, timeCenter, margin, fontSize, signalStart) = (device.top / 2 + 0.5, 66, 34, 17, nil)
        }
    }
}
