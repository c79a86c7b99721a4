package import Drydock

/// Initials on a round picture that a renderer makes, with a ring around it.
package final class AvatarView: UIImageView {
    package init(initials: String) {
        super.init(frame: .zero)
        image = Self.picture(of: initials)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("AvatarView is made in code")
    }

    private static func picture(of initials: String) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = Constant.scale
        let size = CGSize(width: Constant.side, height: Constant.side)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            let circle = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
            context.cgContext.saveGState()
            UIBezierPath(ovalIn: circle).addClip()
            let colors = [UIColor.systemPurple.cgColor, UIColor.systemPink.cgColor]
            if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
                context.cgContext.drawLinearGradient(
                    gradient,
                    start: .zero,
                    end: CGPoint(x: size.width, y: size.height),
                    options: []
                )
            }
            context.cgContext.restoreGState()
            let ring = UIBezierPath(ovalIn: circle.insetBy(dx: -2.5, dy: -2.5))
            ring.lineWidth = 2
            UIColor.systemPurple.setStroke()
            ring.stroke()
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 28, weight: .medium), .foregroundColor: UIColor.white,
            ]
            let text = initials.size(withAttributes: attributes)
            let corner = CGPoint(x: circle.midX - text.width / 2, y: circle.midY - text.height / 2)
            initials.draw(at: corner, withAttributes: attributes)
        }
    }

    private enum Constant {
        static let scale: CGFloat = 3
        static let side: CGFloat = 84
    }
}
