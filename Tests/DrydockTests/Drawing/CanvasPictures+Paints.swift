import Drydock

private let blue = CGColor(red: 0.1, green: 0.35, blue: 0.9, alpha: 1)
private let red = CGColor(red: 0.9, green: 0.2, blue: 0.15, alpha: 1)
private let green = CGColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 1)
private let clear = CGColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 0)
private let box = CGRect(x: 6, y: 6, width: 28, height: 28)
private let middle = CGPoint(x: 20, y: 20)

extension CanvasPicture {
    private static func gradient(_ name: String) -> CGGradient? {
        switch name {
        case "three": CGGradient(colorsSpace: nil, colors: [red, green, blue], locations: nil)
        case "hard":
            CGGradient(colorsSpace: nil, colors: [red, red, blue, blue], locations: [0, 0.5, 0.5, 1])
        case "fade": CGGradient(colorsSpace: nil, colors: [red, clear], locations: [0.2, 0.8])
        default: CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil)
        }
    }

    private static let extents: [(String, CGGradientDrawingOptions)] = [
        ("cut", []), ("before", .drawsBeforeStartLocation), ("after", .drawsAfterEndLocation),
        ("both", [.drawsBeforeStartLocation, .drawsAfterEndLocation]),
    ]

    static let gradients = ["two", "three", "hard", "fade"].flatMap { name in
        extents.flatMap { extent in
            [
                CanvasPicture("linear-\(name)-\(extent.0)") { context in
                    guard let gradient = gradient(name) else { return }
                    context.clip(to: box)
                    context.drawLinearGradient(
                        gradient,
                        start: CGPoint(x: 12, y: 14),
                        end: CGPoint(x: 28, y: 24),
                        options: extent.1
                    )
                },
                CanvasPicture("radial-\(name)-\(extent.0)") { context in
                    guard let gradient = gradient(name) else { return }
                    context.clip(to: box)
                    context.drawRadialGradient(
                        gradient,
                        startCenter: CGPoint(x: 17, y: 17),
                        startRadius: 3,
                        endCenter: middle,
                        endRadius: 12,
                        options: extent.1
                    )
                },
            ]
        }
            + [
                CanvasPicture("conic-\(name)") { context in
                    guard let gradient = gradient(name) else { return }
                    context.addEllipse(in: box)
                    context.clip()
                    context.drawConicGradient(gradient, center: middle, angle: 0.5)
                }
            ]
    }

    static let clips = [
        CanvasPicture("clip-rect") { context in
            context.clip(to: CGRect(x: 8, y: 12.5, width: 20, height: 13))
            disc(context)
        },
        CanvasPicture("clip-rects") { context in
            context.clip(to: [
                CGRect(x: 4, y: 4, width: 12, height: 12), CGRect(x: 20, y: 18, width: 16, height: 18),
            ])
            disc(context)
        },
        CanvasPicture("clip-ellipse") { context in
            context.addEllipse(in: CGRect(x: 2, y: 12, width: 36, height: 16))
            context.clip()
            disc(context)
        },
        CanvasPicture("clip-evenodd") { context in
            context.addRect(box)
            context.addRect(box.insetBy(dx: 8, dy: 8))
            context.clip(using: .evenOdd)
            disc(context)
        },
        CanvasPicture("clip-nested") { context in
            context.addEllipse(in: CGRect(x: 0, y: 6, width: 28, height: 28))
            context.clip()
            context.addEllipse(in: CGRect(x: 12, y: 6, width: 28, height: 28))
            context.clip()
            disc(context)
        },
        CanvasPicture("clip-restored") { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
            disc(context)
            context.restoreGState()
            context.setFillColor(blue)
            context.fill(CGRect(x: 22, y: 22, width: 10, height: 10))
        },
        CanvasPicture("clip-turned") { context in
            context.translateBy(x: 20, y: 20)
            context.rotate(by: 0.4)
            context.clip(to: CGRect(x: -9, y: -9, width: 18, height: 18))
            context.translateBy(x: -20, y: -20)
            disc(context)
        },
    ]

    private static func disc(_ context: CGContext) {
        context.setFillColor(green)
        context.fillEllipse(in: box.insetBy(dx: -2, dy: -2))
    }

    private static let modes: [(String, CGBlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
        ("darken", .darken), ("lighten", .lighten), ("color-dodge", .colorDodge), ("color-burn", .colorBurn),
        ("soft-light", .softLight), ("hard-light", .hardLight), ("difference", .difference),
        ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
        ("luminosity", .luminosity), ("clear", .clear), ("copy", .copy), ("source-in", .sourceIn),
        ("source-out", .sourceOut), ("source-atop", .sourceAtop), ("destination-over", .destinationOver),
        ("destination-in", .destinationIn), ("destination-out", .destinationOut),
        ("destination-atop", .destinationAtop), ("xor", .xor), ("plus-darker", .plusDarker),
        ("plus-lighter", .plusLighter),
    ]

    static let blends = modes.flatMap { name, mode in
        [("opaque", 1.0), ("half", 0.5)].map { alpha in
            CanvasPicture("blend-\(name)-\(alpha.0)") { context in
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.setFillColor(CGColor(red: 0.9, green: 0.6, blue: 0.1, alpha: 1))
                context.fill(CGRect(x: 4, y: 4, width: 22, height: 32))
                context.setBlendMode(mode)
                context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: CGFloat(alpha.1)))
                context.fillEllipse(in: CGRect(x: 12, y: 10, width: 24, height: 20))
                context.endTransparencyLayer()
            }
        }
    }

    static let shadows = [0.0, 1, 4, 10].flatMap { blur in
        [("near", CGSize(width: 1, height: 2)), ("far", CGSize(width: -5, height: 6))].map { offset in
            CanvasPicture("shadow-\(Int(blur))-\(offset.0)") { context in
                let shade = CGColor(red: 0, green: 0, blue: 0, alpha: 0.6)
                context.setShadow(offset: offset.1, blur: CGFloat(blur), color: shade)
                context.setFillColor(red)
                context.fillEllipse(in: box.insetBy(dx: 5, dy: 7))
            }
        }
    }

    static let transforms = [
        ("moved", CGAffineTransform(translationX: 3.3, y: -2.7)),
        ("scaled", CGAffineTransform(scaleX: 1.4, y: 0.6)),
        ("turned", CGAffineTransform(rotationAngle: 0.5)),
        ("quarter", CGAffineTransform(rotationAngle: .pi / 2)),
        ("mirrored", CGAffineTransform(scaleX: -1, y: 1)),
        ("skewed", CGAffineTransform(a: 1, b: 0.3, c: -0.4, d: 1, tx: 0, ty: 0)),
        ("singular", CGAffineTransform(scaleX: 1, y: 0)),
    ].flatMap { name, matrix in
        [
            CanvasPicture("transform-fill-\(name)") { context in
                context.setFillColor(blue)
                apply(matrix, context)
                context.fill(CGRect(x: -8, y: -11, width: 16, height: 10))
                context.fillEllipse(in: CGRect(x: -8, y: 2, width: 16, height: 10))
            },
            CanvasPicture("transform-stroke-\(name)") { context in
                context.setLineWidth(3)
                apply(matrix, context)
                context.stroke(CGRect(x: -8, y: -11, width: 16, height: 22))
            },
            CanvasPicture("transform-image-\(name)") { context in
                apply(matrix, context)
                checker.draw(in: CGRect(x: -10, y: -10, width: 20, height: 20))
            },
            CanvasPicture("transform-symbol-\(name)") { context in
                apply(matrix, context)
                UIImage(systemName: "heart.fill")?.withTintColor(.systemRed)
                    .draw(in: CGRect(x: -11, y: -10, width: 22, height: 20))
            },
        ]
    }

    private static func apply(_ matrix: CGAffineTransform, _ context: CGContext) {
        context.translateBy(x: 20, y: 20)
        context.concatenate(matrix)
    }

    @MainActor
    private static var checker: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.systemYellow.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
    }

    static let images = [
        CanvasPicture("image-size") { _ in checker.draw(at: CGPoint(x: 18, y: 18)) },
        CanvasPicture("image-scaled") { _ in checker.draw(in: box) },
        CanvasPicture("image-half") { _ in checker.draw(in: box, blendMode: .normal, alpha: 0.5) },
        CanvasPicture("image-pattern") { _ in checker.drawAsPattern(in: box) },
        CanvasPicture("image-tinted") { _ in checker.withTintColor(.systemTeal).draw(in: box) },
        CanvasPicture("image-caps-tile") { _ in
            checker.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
                .draw(in: box)
        },
        CanvasPicture("image-caps-stretch") { _ in
            checker.resizableImage(
                withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
                resizingMode: .stretch
            ).draw(in: box)
        },
        CanvasPicture("image-nearest") { context in
            context.interpolationQuality = .none
            checker.draw(in: box)
        },
        CanvasPicture("image-nearest-turned") { context in
            context.interpolationQuality = .none
            apply(CGAffineTransform(rotationAngle: 0.5), context)
            checker.draw(in: CGRect(x: -10, y: -10, width: 20, height: 20))
        },
        CanvasPicture("image-mirrored") { _ in
            UIImage(systemName: "hare.fill")?.withHorizontallyFlippedOrientation().draw(in: box)
        },
    ]

    static let layers = [0.3, 0.7, 1].flatMap { alpha in
        [("plain", nil as CGSize?), ("shadow", CGSize(width: 2, height: 3))].map { shadow in
            CanvasPicture("layer-\(Int(alpha * 10))-\(shadow.0)") { context in
                context.setAlpha(CGFloat(alpha))
                if let offset = shadow.1 { context.setShadow(offset: offset, blur: 3) }
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.setFillColor(red)
                context.fill(CGRect(x: 6, y: 6, width: 18, height: 18))
                context.setFillColor(blue)
                context.fillEllipse(in: CGRect(x: 14, y: 14, width: 20, height: 20))
                context.endTransparencyLayer()
            }
        }
    }
}
