import Drydock

/// Default values of properties, as the reference states them.
enum DefaultLayerCases {
    static let all = [
        layer, shapeLayer, gradientLayer, textLayer, replicatorLayer, emitterLayer, emitterCell,
        basicAnimation, keyframeAnimation, springAnimation, transition,
    ]

    private static let layer = ConformanceCase(
        .defaults,
        "CALayer",
        .document("Core Animation reference, CALayer")
    ) { facts in
        let object = CALayer()
        facts.expect("opacity", 1, object.opacity)
        facts.expect("isHidden", false, object.isHidden)
        facts.expect("masksToBounds", false, object.masksToBounds)
        facts.expect("backgroundColor is nil", true, object.backgroundColor == nil)
        facts.expect("cornerRadius", 0, object.cornerRadius)
        facts.expect("borderWidth", 0, object.borderWidth)
        facts.expect("borderColor", UIColor.black.cgColor, object.borderColor)
        facts.expect("shadowOpacity", 0, object.shadowOpacity)
        facts.expect("shadowRadius", 3, object.shadowRadius)
        facts.expect("shadowOffset", CGSize(width: 0, height: -3), object.shadowOffset)
        facts.expect("shadowColor", UIColor.black.cgColor, object.shadowColor)
        facts.expect("shadowPath is nil", true, object.shadowPath == nil)
        facts.expect("anchorPoint", CGPoint(x: 0.5, y: 0.5), object.anchorPoint)
        facts.expect("anchorPointZ", 0, object.anchorPointZ)
        facts.expect("zPosition", 0, object.zPosition)
        facts.expect("position", .zero, object.position)
        facts.expect("bounds", .zero, object.bounds)
        facts.expect("contentsGravity", .resize, object.contentsGravity)
        facts.expect("contentsScale", 1, object.contentsScale)
        facts.expect("contentsRect", CGRect(x: 0, y: 0, width: 1, height: 1), object.contentsRect)
        facts.expect("contentsCenter", CGRect(x: 0, y: 0, width: 1, height: 1), object.contentsCenter)
        facts.expect("isOpaque", false, object.isOpaque)
        facts.expect("isDoubleSided", true, object.isDoubleSided)
        facts.expect("needsDisplayOnBoundsChange", false, object.needsDisplayOnBoundsChange)
        facts.expect("drawsAsynchronously", false, object.drawsAsynchronously)
        facts.expect("shouldRasterize", false, object.shouldRasterize)
        facts.expect("rasterizationScale", 1, object.rasterizationScale)
        facts.expect("magnificationFilter", .linear, object.magnificationFilter)
        facts.expect("minificationFilter", .linear, object.minificationFilter)
        facts.expect("mask is nil", true, object.mask == nil)
        facts.expect("name is nil", true, object.name == nil)
        facts.expect("actions is nil", true, object.actions == nil)
        facts.expect("sublayers is nil", true, object.sublayers == nil)
        facts.expect("speed", 1, object.speed)
        facts.expect("timeOffset", 0, object.timeOffset)
        facts.expect("beginTime", 0, object.beginTime)
        facts.expect("repeatCount", 0, object.repeatCount)
        facts.expect("repeatDuration", 0, object.repeatDuration)
        facts.expect("autoreverses", false, object.autoreverses)
        facts.expect("fillMode", .removed, object.fillMode)
    }

    private static let shapeLayer = ConformanceCase(
        .defaults,
        "CAShapeLayer",
        .document("Core Animation reference, CAShapeLayer")
    ) { facts in
        let object = CAShapeLayer()
        facts.expect("path is nil", true, object.path == nil)
        facts.expect("fillColor", UIColor.black.cgColor, object.fillColor)
        facts.expect("fillRule", .nonZero, object.fillRule)
        facts.expect("strokeColor is nil", true, object.strokeColor == nil)
        facts.expect("strokeStart", 0, object.strokeStart)
        facts.expect("strokeEnd", 1, object.strokeEnd)
        facts.expect("lineCap", .butt, object.lineCap)
        facts.expect("lineJoin", .miter, object.lineJoin)
        facts.expect("miterLimit", 10, object.miterLimit)
        facts.expect("lineDashPhase", 0, object.lineDashPhase)
        facts.expect("lineDashPattern is nil", true, object.lineDashPattern == nil)
    }

    private static let gradientLayer = ConformanceCase(
        .defaults,
        "CAGradientLayer",
        .document("Core Animation reference, CAGradientLayer")
    ) { facts in
        let object = CAGradientLayer()
        facts.expect("type", .axial, object.type)
        facts.expect("startPoint", CGPoint(x: 0.5, y: 0), object.startPoint)
        facts.expect("endPoint", CGPoint(x: 0.5, y: 1), object.endPoint)
        facts.expect("colors is nil", true, object.colors == nil)
        facts.expect("locations is nil", true, object.locations == nil)
    }

    private static let textLayer = ConformanceCase(
        .defaults,
        "CATextLayer",
        .document("Core Animation reference, CATextLayer")
    ) { facts in
        let object = CATextLayer()
        facts.expect("fontSize", 36, object.fontSize)
        facts.expect("alignmentMode", .natural, object.alignmentMode)
        facts.expect("truncationMode", .none, object.truncationMode)
        facts.expect("isWrapped", false, object.isWrapped)
        facts.expect("string is nil", true, object.string == nil)
        facts.expect("foregroundColor", UIColor.white.cgColor, object.foregroundColor)
    }

    private static let replicatorLayer = ConformanceCase(
        .defaults,
        "CAReplicatorLayer",
        .document("Core Animation reference, CAReplicatorLayer")
    ) { facts in
        let object = CAReplicatorLayer()
        facts.expect("instanceCount", 1, object.instanceCount)
        facts.expect("instanceDelay", 0, object.instanceDelay)
        facts.expect("instanceColor", UIColor.white.cgColor, object.instanceColor)
        facts.expect("instanceRedOffset", 0, object.instanceRedOffset)
        facts.expect("instanceGreenOffset", 0, object.instanceGreenOffset)
        facts.expect("instanceBlueOffset", 0, object.instanceBlueOffset)
        facts.expect("instanceAlphaOffset", 0, object.instanceAlphaOffset)
    }

    private static let emitterLayer = ConformanceCase(
        .defaults,
        "CAEmitterLayer",
        .document("Core Animation reference, CAEmitterLayer")
    ) { facts in
        let object = CAEmitterLayer()
        facts.expect("birthRate", 1, object.birthRate)
        facts.expect("lifetime", 1, object.lifetime)
        facts.expect("scale", 1, object.scale)
        facts.expect("spin", 1, object.spin)
        facts.expect("velocity", 1, object.velocity)
        facts.expect("emitterShape", .point, object.emitterShape)
        facts.expect("emitterMode", .volume, object.emitterMode)
        facts.expect("renderMode", .unordered, object.renderMode)
        facts.expect("emitterPosition", .zero, object.emitterPosition)
        facts.expect("emitterSize", .zero, object.emitterSize)
    }

    private static let emitterCell = ConformanceCase(
        .defaults,
        "CAEmitterCell",
        .document("Core Animation reference, CAEmitterCell")
    ) { facts in
        let object = CAEmitterCell()
        facts.expect("birthRate", 0, object.birthRate)
        facts.expect("lifetime", 0, object.lifetime)
        facts.expect("lifetimeRange", 0, object.lifetimeRange)
        facts.expect("scale", 1, object.scale)
        facts.expect("scaleRange", 0, object.scaleRange)
        facts.expect("scaleSpeed", 0, object.scaleSpeed)
        facts.expect("spin", 0, object.spin)
        facts.expect("spinRange", 0, object.spinRange)
        facts.expect("emissionLatitude", 0, object.emissionLatitude)
        facts.expect("emissionLongitude", 0, object.emissionLongitude)
        facts.expect("emissionRange", 0, object.emissionRange)
        facts.expect("velocityRange", 0, object.velocityRange)
        facts.expect("xAcceleration", 0, object.xAcceleration)
        facts.expect("yAcceleration", 0, object.yAcceleration)
        facts.expect("redRange", 0, object.redRange)
        facts.expect("alphaSpeed", 0, object.alphaSpeed)
        facts.expect("isEnabled", true, object.isEnabled)
        facts.expect("contents is nil", true, object.contents == nil)
        facts.expect("name is nil", true, object.name == nil)
    }

    private static let basicAnimation = ConformanceCase(
        .defaults,
        "CABasicAnimation",
        .document("Core Animation reference, CABasicAnimation")
    ) { facts in
        let object = CABasicAnimation(keyPath: "opacity")
        facts.expect("duration", 0, object.duration)
        facts.expect("isRemovedOnCompletion", true, object.isRemovedOnCompletion)
        facts.expect("timingFunction is nil", true, object.timingFunction == nil)
        facts.expect("isAdditive", false, object.isAdditive)
        facts.expect("isCumulative", false, object.isCumulative)
        facts.expect("delegate is nil", true, object.delegate == nil)
    }

    private static let keyframeAnimation = ConformanceCase(
        .defaults,
        "CAKeyframeAnimation",
        .document("Core Animation reference, CAKeyframeAnimation")
    ) { facts in
        let object = CAKeyframeAnimation(keyPath: "opacity")
        facts.expect("calculationMode", .linear, object.calculationMode)
        facts.expect("rotationMode is nil", true, object.rotationMode == nil)
    }

    private static let springAnimation = ConformanceCase(
        .defaults,
        "CASpringAnimation",
        .document("Core Animation reference, CASpringAnimation")
    ) { facts in
        let object = CASpringAnimation(keyPath: "opacity")
        facts.expect("mass", 1, object.mass)
        facts.expect("stiffness", 100, object.stiffness)
        facts.expect("damping", 10, object.damping)
        facts.expect("initialVelocity", 0, object.initialVelocity)
    }

    private static let transition = ConformanceCase(
        .defaults,
        "CATransition",
        .document("Core Animation reference, CATransition")
    ) { facts in
        let object = CATransition()
        facts.expect("type", .fade, object.type)
        facts.expect("subtype is nil", true, object.subtype == nil)
        facts.expect("startProgress", 0, object.startProgress)
        facts.expect("endProgress", 1, object.endProgress)
    }
}
