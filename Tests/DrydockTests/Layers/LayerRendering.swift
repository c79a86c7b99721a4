import Drydock
import DrydockRaster
import DrydockTesting

/// A view of 40 × 40 points on white, in a window of its own.
@MainActor
struct LayerStage {
    let screen = Screen.empty(size: CGSize(width: 40, height: 40), scale: 1, showsStatusBar: false)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    /// Whether pictures are those after all animations, the usual ones of layers among them.
    let settles: Bool

    init(settles: Bool = false) {
        self.settles = settles
        screen.perform {
            screen.window.backgroundColor = .white
            screen.window.addSubview(view)
        }
    }

    var bitmap: Bitmap {
        screen.host.update()
        if settles { screen.settle() }
        return screen.host.render().bitmap
    }

    /// The level of red, of the picture of this moment: 255 where nothing is drawn.
    func red(_ x: Int, _ y: Int) -> Int { Int(bitmap.pixel(atX: x, y: y).r) }

    func pixel(_ x: Int, _ y: Int) -> PremultipliedColor { bitmap.pixel(atX: x, y: y) }

    /// A layer in the view.
    @discardableResult
    func layer(_ frame: CGRect, _ color: UIColor? = .black, in superlayer: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color?.cgColor
        (superlayer ?? view.layer).addSublayer(layer)
        return layer
    }
}

/// An animation of a key path over so many seconds.
@MainActor
func basicAnimation(
    _ path: String,
    from: Any? = nil,
    to: Any? = nil,
    by: Any? = nil,
    for duration: Double = 1
)
    -> CABasicAnimation
{
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = duration
    return animation
}
