import DrydockRaster

/// The status bar's picture: the time, and the strength of signal, Wi-Fi and battery.
struct StatusBarDrawing: Equatable {
    let place: StatusBarPlace
    /// Points.
    let width: CGFloat
    /// Points that the bar stands above its place.
    let shift: CGFloat
    let color: UIColor
    let isRightToLeft: Bool
    /// Pixels per point.
    let scale: CGFloat

    /// The label of the time, which a host keeps: its text is laid out once.
    static func makeTimeLabel() -> UILabel {
        let label = UILabel()
        label.text = "9:41"
        return label
    }

    func commands(timeLabel: UILabel) -> [DisplayCommand] {
        var builder = DisplayListBuilder(scale: scale)
        append(timeLabel, to: &builder)
        return builder.list.commands
    }

    private func append(_ timeLabel: UILabel, to builder: inout DisplayListBuilder) {
        guard hasRoom else { return }
        let right = width - place.margin
        appendBattery(x: right - Constant.batteryWidth, to: &builder)
        let signal = place.signalStart ?? right - Constant.signalOffset
        appendWiFi(x: signal + Constant.signalOffset - Constant.wifiOffset, to: &builder)
        appendSignal(x: signal, to: &builder)
        appendTime(timeLabel, to: &builder)
    }

    private var hasRoom: Bool { width >= Constant.leastWidth }

    // MARK: - Glyphs

    private func appendTime(_ label: UILabel, to builder: inout DisplayListBuilder) {
        label.textColor = color
        label.font = .systemFont(ofSize: place.fontSize, weight: .semibold)
        let size = label.intrinsicContentSize
        label.frame = placed(
            CGRect(
                x: (place.timeCenter ?? width / 2) - size.width / 2,
                y: place.middle - size.height / 2,
                width: size.width,
                height: size.height
            )
        )
        label.appendDisplayCommands(to: &builder)
    }

    private func appendBattery(x: CGFloat, to builder: inout DisplayListBuilder) {
        let top = place.middle - Constant.batteryHeight / 2
        let body = CGRect(x: x, y: top, width: 25, height: Constant.batteryHeight)
        let faded = color.withAlphaComponent(color.opacity * 0.4)
        builder.border(builder.shape(of: placed(body), radius: 4), width: 1, faded)
        let cap = CGRect(x: x + 26, y: place.middle - 2, width: 1.5, height: 4)
        builder.fill(builder.shape(of: placed(cap), radius: 0.75), faded)
        fill(body.insetBy(dx: 2, dy: 2), radius: 2, in: &builder)
    }

    private func appendSignal(x: CGFloat, to builder: inout DisplayListBuilder) {
        let bottom = place.middle + 6
        for (index, height) in [4.0, 6.5, 9, 12].enumerated() {
            let bar = CGRect(x: x + CGFloat(index) * 5, y: bottom - height, width: 3, height: height)
            fill(bar, radius: 1, in: &builder)
        }
    }

    private func appendWiFi(x: CGFloat, to builder: inout DisplayListBuilder) {
        let glyph = WiFiGlyph.glyph(scale: builder.scale)
        let frame = placed(
            CGRect(x: x, y: place.middle - 6, width: WiFiGlyph.width, height: WiFiGlyph.height)
        )
        let pixels = builder.pixels(of: frame)
        guard color.opacity > 0 else { return }
        builder.append(.mask(glyph.mask, x: pixels.x, y: pixels.y, color.premultiplied))
    }

    private func fill(_ rect: CGRect, radius: CGFloat, in builder: inout DisplayListBuilder) {
        builder.fill(builder.shape(of: placed(rect), radius: radius), color)
    }

    /// The place of something: seen in a mirror when the direction is right to left.
    private func placed(_ rect: CGRect) -> CGRect {
        let rect = rect.offsetBy(dx: 0, dy: -shift)
        guard isRightToLeft else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Points.
    private enum Constant {
        static let batteryWidth: CGFloat = 27.5
        static let batteryHeight: CGFloat = 13
        static let wifiOffset: CGFloat = 50
        static let signalOffset: CGFloat = 73
        static let leastWidth: CGFloat = 180
    }
}
