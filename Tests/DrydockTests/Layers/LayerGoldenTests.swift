import Drydock
import DrydockSnapshots
import Testing

@Suite("Layers")
struct LayerGoldenTests {
    enum Subject: String, CaseIterable, CustomTestStringConvertible, Sendable {
        case shadows, corners, masks, shapes, gradients, perspective, transitions, replicators

        var testDescription: String { rawValue }
    }

    @Test("what layers draw", arguments: Subject.allCases, [UIUserInterfaceStyle.light, .dark])
    func layers(subject: Subject, style: UIUserInterfaceStyle) {
        let screen = Screen.empty(
            size: CGSize(width: 160, height: 60),
            scale: 2,
            traits: UITraitCollection { $0.userInterfaceStyle = style },
            showsStatusBar: false
        )
        screen.window.backgroundColor = .systemBackground
        screen.perform {
            for index in 0..<3 {
                let layer = make(subject, index, style)
                layer.frame = CGRect(x: 12 + 50 * CGFloat(index), y: 12, width: 36, height: 36)
                screen.window.layer.addSublayer(layer)
            }
        }
        if subject == .transitions {
            screen.host.update()
            screen.perform { change(screen.window.layer.sublayers ?? [], style) }
            screen.advance(by: 0.4)
        }
        assertSnapshot(of: screen, as: .image, named: style == .dark ? "dark" : "light")
    }

    /// A fade, a push and a reveal.
    private func change(_ layers: [CALayer], _ style: UIUserInterfaceStyle) {
        for (layer, type) in zip(layers, [CATransitionType.fade, .push, .reveal]) {
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (type, .fromRight, 1)
            layer.add(transition, forKey: nil)
            CATransaction.setDisableActions(true)
            let traits = UITraitCollection { $0.userInterfaceStyle = style }
            layer.backgroundColor = UIColor.systemOrange.resolvedColor(with: traits).cgColor
            layer.cornerRadius = 18
        }
    }

    private func make(_ subject: Subject, _ index: Int, _ style: UIUserInterfaceStyle) -> CALayer {
        let traits = UITraitCollection { $0.userInterfaceStyle = style }
        func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        let bounds = CGRect(x: 0, y: 0, width: 36, height: 36)
        switch subject {
        case .shadows:
            let layer = index == 1 ? CAShapeLayer() : CALayer()
            if let shape = layer as? CAShapeLayer {
                shape.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 0, dy: 8)).cgPath
                shape.fillColor = color(.systemOrange)
            } else {
                layer.backgroundColor = color(.secondarySystemBackground)
            }
            layer.cornerRadius = 8
            layer.shadowColor = color(style == .dark ? .systemBlue : .black)
            (layer.shadowOpacity, layer.shadowRadius) = (0.6, 4)
            layer.shadowOffset = CGSize(width: 0, height: 3)
            if index == 2 {
                layer.shadowPath = CGPath(
                    ellipseIn: CGRect(x: 0, y: 30, width: 36, height: 10),
                    transform: nil
                )
            }
            return layer
        case .corners:
            let layer = CALayer()
            layer.backgroundColor = color(.systemTeal)
            layer.cornerRadius = 10
            layer.cornerCurve = index == 0 ? .circular : .continuous
            if index == 2 { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner] }
            (layer.borderWidth, layer.borderColor) = (2, color(.label))
            return layer
        case .masks:
            let layer = CALayer()
            layer.backgroundColor = color(.systemIndigo)
            if index == 2 {
                let gradient = CAGradientLayer()
                gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
                gradient.frame = bounds
                layer.mask = gradient
            } else {
                let shape = CAShapeLayer()
                let path = UIBezierPath(rect: bounds)
                path.append(UIBezierPath(ovalIn: CGRect(x: 8, y: -10, width: 20, height: 20)))
                shape.path = path.cgPath
                shape.fillRule = index == 0 ? .evenOdd : .nonZero
                shape.setAffineTransform(CGAffineTransform(rotationAngle: index == 0 ? 0 : .pi / 8))
                layer.mask = shape
            }
            return layer
        case .shapes:
            let layer = CAShapeLayer()
            layer.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).cgPath
            layer.fillColor = index == 2 ? color(.systemYellow) : nil
            layer.strokeColor = color(.systemGreen)
            (layer.lineWidth, layer.lineCap) = (5, .round)
            (layer.strokeStart, layer.strokeEnd) = index == 0 ? (0.1, 0.7) : (0, 1)
            layer.lineDashPattern = index == 1 ? [0, 9] : nil
            return layer
        case .gradients:
            let layer = CAGradientLayer()
            layer.colors = [color(.systemPink), color(.systemYellow), color(.systemBlue)]
            layer.type = [.axial, .radial, .conic][index]
            if index == 0 { (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 1)) }
            if index > 0 { layer.startPoint = CGPoint(x: 0.5, y: 0.5) }
            if index == 1 { layer.endPoint = CGPoint(x: 1, y: 1) }
            layer.cornerRadius = 8
            return layer
        case .perspective:
            let layer = CALayer()
            layer.backgroundColor = color(.systemTeal)
            (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (8, 2, color(.label))
            let text = CATextLayer()
            (text.string, text.fontSize, text.foregroundColor) = ("Ag", 20, color(.label))
            text.frame = CGRect(x: 6, y: 4, width: 28, height: 28)
            layer.addSublayer(text)
            var transform = CATransform3DIdentity
            transform.m34 = -1.0 / 60
            let axes: [(CGFloat, CGFloat)] = [(0, 1), (1, 0), (1, -1)]
            layer.transform = CATransform3DRotate(transform, .pi / 4, axes[index].0, axes[index].1, 0)
            return layer
        case .transitions:
            let layer = CALayer()
            layer.backgroundColor = color(.systemIndigo)
            layer.cornerRadius = 4
            return layer
        case .replicators:
            let layer = CAReplicatorLayer()
            let dot = CALayer()
            dot.backgroundColor = color(.systemGreen)
            if index == 0 {
                dot.frame = CGRect(x: 15, y: 0, width: 6, height: 10)
                dot.cornerRadius = 3
                (layer.instanceCount, layer.instanceAlphaOffset) = (8, -0.11)
                layer.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
            } else {
                dot.frame = CGRect(x: 0, y: 14, width: 8, height: 8)
                dot.cornerRadius = index == 1 ? 4 : 0
                layer.instanceCount = 4
                (layer.instanceRedOffset, layer.instanceGreenOffset) = (0, index == 1 ? -0.25 : 0)
                layer.instanceTransform = CATransform3DMakeTranslation(9.5, index == 2 ? -4 : 0, 0)
            }
            layer.addSublayer(dot)
            return layer
        }
    }
}
