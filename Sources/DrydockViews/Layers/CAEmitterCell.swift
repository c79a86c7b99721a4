/// What an emitter layer sends out: how many a second, which way, how large and in what colour. A range is how much particles differ,
/// half of it to each side.
///
/// A layer gets copies: later changes of a cell have no effect. Cells of cells are absent.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// To know the cell by.
    open var name: String?
    /// A cell that is not enabled sends out nothing.
    open var isEnabled = true
    /// A `CGImage`; anything else is none, and a cell without sends out nothing.
    open var contents: Any?
    /// Pixels of the contents to a point.
    open var contentsScale: CGFloat = 1
    /// What the contents are multiplied by.
    open var color: CGColor? = CGColor(gray: 1, alpha: 1)
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    /// By how much the colour changes in a second.
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0

    /// Particles a second.
    open var birthRate: Float = 0
    /// Seconds that a particle is seen.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0

    /// Points a second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// The way that particles take, clockwise from the right.
    open var emissionLongitude: CGFloat = 0
    /// How far the way leads towards the eye, which shortens it.
    open var emissionLatitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    /// Points a second, every second.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0

    /// Of the contents' size.
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    /// By how much the scale changes in a second.
    open var scaleSpeed: CGFloat = 0
    /// Clockwise, in a second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0

    public override init() {
        super.init()
    }

    func copied() -> CAEmitterCell {
        let copy = CAEmitterCell()
        (copy.name, copy.isEnabled, copy.contents) = (name, isEnabled, contents)
        (copy.contentsScale, copy.color) = (contentsScale, color)
        (copy.redRange, copy.greenRange) = (redRange, greenRange)
        (copy.blueRange, copy.alphaRange) = (blueRange, alphaRange)
        (copy.redSpeed, copy.greenSpeed) = (redSpeed, greenSpeed)
        (copy.blueSpeed, copy.alphaSpeed) = (blueSpeed, alphaSpeed)
        (copy.birthRate, copy.lifetime, copy.lifetimeRange) = (birthRate, lifetime, lifetimeRange)
        (copy.velocity, copy.velocityRange) = (velocity, velocityRange)
        (copy.emissionLongitude, copy.emissionLatitude) = (emissionLongitude, emissionLatitude)
        (copy.emissionRange, copy.scale, copy.scaleRange) = (emissionRange, scale, scaleRange)
        (copy.xAcceleration, copy.yAcceleration, copy.scaleSpeed) = (xAcceleration, yAcceleration, scaleSpeed)
        (copy.spin, copy.spinRange) = (spin, spinRange)
        return copy
    }

    /// Changes a number by its name.
    func set(_ number: Double, forKey key: String) {
        switch key {
        case "birthRate": birthRate = Float(number)
        case "lifetime": lifetime = Float(number)
        case "velocity": velocity = number
        case "scale": scale = number
        case "spin": spin = number
        case "xAcceleration": xAcceleration = number
        case "yAcceleration": yAcceleration = number
        case "emissionLongitude": emissionLongitude = number
        case "emissionRange": emissionRange = number
        default: break
        }
    }
}
