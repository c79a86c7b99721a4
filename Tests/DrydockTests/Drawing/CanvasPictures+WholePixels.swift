import Drydock

private let blue = CGColor(red: 0.1, green: 0.35, blue: 0.9, alpha: 1)

extension CanvasPicture {
    /// Drawn without smooth edges.
    static let wholePixels = [
        CanvasPicture("whole-pixels-ellipse") { context in
            context.setFillColor(blue)
            context.setShouldAntialias(false)
            context.fillEllipse(in: CGRect(x: 5.3, y: 8.1, width: 29, height: 22))
        },
        CanvasPicture("whole-pixels-not-allowed") { context in
            context.setFillColor(blue)
            context.setAllowsAntialiasing(false)
            context.setShouldAntialias(true)
            context.fillEllipse(in: CGRect(x: 5.3, y: 8.1, width: 29, height: 22))
        },
        CanvasPicture("whole-pixels-star-evenodd") { context in
            context.setFillColor(blue)
            context.setShouldAntialias(false)
            context.addLines(between: [(20, 4), (30, 36), (4, 15), (36, 15), (10, 36)].map(CGPoint.init))
            context.fillPath(using: .evenOdd)
        },
        CanvasPicture("whole-pixels-lines") { context in
            context.setShouldAntialias(false)
            for (index, width) in [0.1, 0.5, 1, 2].enumerated() {
                context.setLineWidth(width)
                context.strokeLineSegments(between: [
                    CGPoint(x: 3, y: 4 + 6 * index), CGPoint(x: 37, y: 12 + 8 * index),
                ])
            }
        },
        CanvasPicture("whole-pixels-dashed-ring") { context in
            context.setShouldAntialias(false)
            context.setLineWidth(4)
            context.setLineDash(phase: 0, lengths: [6, 3])
            context.strokeEllipse(in: CGRect(x: 7, y: 7, width: 26, height: 26))
        },
        CanvasPicture("whole-pixels-clipped-gradient") { context in
            context.setShouldAntialias(false)
            context.addEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
            context.clip()
            let colors = [UIColor.systemBlue.cgColor, UIColor.systemOrange.cgColor]
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 40), options: [])
        },
        CanvasPicture("whole-pixels-shadow") { context in
            context.setFillColor(blue)
            context.setShouldAntialias(false)
            context.setShadow(offset: CGSize(width: 3, height: 3), blur: 4)
            context.fillEllipse(in: CGRect(x: 6, y: 6, width: 22, height: 22))
        },
        CanvasPicture("whole-pixels-turned-and-restored") { context in
            context.setFillColor(blue)
            context.saveGState()
            context.setShouldAntialias(false)
            context.translateBy(x: 20, y: 20)
            context.rotate(by: 0.4)
            context.fill(CGRect(x: -16, y: -12, width: 15, height: 24))
            context.restoreGState()
            context.translateBy(x: 20, y: 20)
            context.rotate(by: 0.4)
            context.fill(CGRect(x: 1, y: -12, width: 15, height: 24))
        },
        CanvasPicture("whole-pixels-copied") { context in
            context.setFillColor(UIColor.systemGreen.cgColor)
            context.fill(CGRect(x: 4, y: 4, width: 32, height: 32))
            context.setShouldAntialias(false)
            context.setBlendMode(.copy)
            context.setFillColor(UIColor.systemRed.withAlphaComponent(0.5).cgColor)
            context.fillEllipse(in: CGRect(x: 8, y: 8, width: 24, height: 24))
        },
    ]
}
