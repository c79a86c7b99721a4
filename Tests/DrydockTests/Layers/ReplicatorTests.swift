import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Replicators and text layers")
@MainActor
struct ReplicatorTests {
    private let stage: LayerStage

    init() {
        stage = LayerStage(settles: true)
    }

    private func replicator(_ count: Int, in superlayer: CALayer? = nil) -> CAReplicatorLayer {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(0, 0, 40, 40)
        replicator.instanceCount = count
        (superlayer ?? stage.view.layer).addSublayer(replicator)
        return replicator
    }

    @Test("sublayers are drawn again and again, each further on than the one before")
    func places() {
        let layer = replicator(3)
        stage.layer(CGRect(2, 2, 4, 4), .black, in: layer)
        layer.instanceTransform = CATransform3DMakeTranslation(10, 5, 0)
        for place in [2, 12, 22] {
            #expect(stage.red(place + 1, 3 + (place - 2) / 2) == 0)
            #expect(stage.red(place + 5, 3 + (place - 2) / 2) == 255)
        }
        #expect(stage.red(33, 18) == 255)
        layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(stage.red(4, 4) == 0 && stage.red(35, 4) == 0 && stage.red(35, 35) == 0)
        #expect(stage.red(4, 35) == 255)
        layer.instanceCount = 0
        #expect(stage.red(4, 4) == 255)
    }

    @Test("colours are multiplied, and change from one to the next")
    func colors() {
        let layer = replicator(3)
        layer.backgroundColor = UIColor.white.cgColor
        stage.layer(CGRect(0, 0, 4, 4), .white, in: layer)
        layer.instanceColor = UIColor(red: 1, green: 0.5, blue: 1, alpha: 1).cgColor
        layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        layer.instanceGreenOffset = -0.25
        let greens = [0, 10, 20].map { stage.pixel($0 + 1, 1).g }
        #expect(greens == [128, 64, 0])
        #expect(stage.pixel(1, 1).r == 255 && stage.pixel(6, 1).g == 255)
        layer.backgroundColor = nil
        stage.view.backgroundColor = .black
        (layer.instanceColor, layer.instanceGreenOffset) = (UIColor.white.cgColor, 0)
        layer.instanceAlphaOffset = -0.5
        #expect([0, 10, 20].map { stage.pixel($0 + 1, 1).g } == [255, 128, 0])
    }

    @Test("each one's animations are behind those of the one before")
    func delays() {
        let stage = LayerStage()
        let layer = replicator(3, in: stage.view.layer)
        let dot = stage.layer(CGRect(0, 0, 4, 4), .black, in: layer)
        layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        layer.instanceDelay = 0.25
        stage.screen.host.update()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
        dot.add(fade, forKey: nil)
        stage.screen.advance(by: 0.5)
        #expect([0, 10, 20].map { stage.red($0 + 1, 1) } == [127, 64, 0])
        stage.screen.advance(by: 0.25)
        #expect([0, 10, 20].map { stage.red($0 + 1, 1) } == [191, 127, 64])
    }

    @Test("a view's replicator draws its subviews, and a count or a map that is absurd ends")
    func views() {
        final class Dots: UIView {
            override class var layerClass: AnyClass { CAReplicatorLayer.self }
        }
        let view = Dots(frame: CGRect(0, 0, 40, 40))
        let dot = UIView(frame: CGRect(0, 0, 4, 4))
        dot.backgroundColor = .black
        view.addSubview(dot)
        stage.view.addSubview(view)
        let layer = view.layer as? CAReplicatorLayer
        layer?.instanceCount = 2
        layer?.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        #expect(stage.red(1, 1) == 0 && stage.red(11, 1) == 0)
        layer?.instanceCount = .max
        layer?.instanceTransform = CATransform3DMakeScale(1e300, 1e300, 1)
        #expect(stage.red(30, 30) == 255)
        layer?.instanceCount = -1
        #expect(stage.red(1, 1) == 255)
    }

    @Test("a text layer that is a view's draws its text, whenever it gets its size")
    func textLayers() {
        final class TextView: UIView {
            override class var layerClass: AnyClass { CATextLayer.self }
        }
        let view = TextView()
        view.isOpaque = false
        let text = view.layer as? CATextLayer
        text?.string = "MMM"
        text?.fontSize = 20
        text?.foregroundColor = UIColor.black.cgColor
        stage.view.addSubview(view)
        func ink() -> Int { stage.bitmap.bytes.reduce(0) { $0 + (255 - Int($1)) } }
        #expect(ink() == 0)
        view.frame = CGRect(0, 0, 40, 30)
        let whole = ink()
        #expect(whole > 10_000)
        view.frame = CGRect(0, 0, 12, 30)
        #expect(ink() < whole / 2)
        view.frame = CGRect(0, 0, 40, 30)
        text?.string = "M"
        #expect(ink() < whole / 2)
    }

    // MARK: - Gradients

    @Test("colours beyond both ends of a gradient are those that lie there, on their way")
    func locationsBeyond() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(0, 0, 40, 40)
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        gradient.locations = [-0.5, 0.5]
        stage.view.layer.addSublayer(gradient)
        #expect(abs(stage.red(0, 20) - 131) <= 1)
        #expect(abs(stage.red(10, 20) - 194) <= 1)
        #expect(stage.red(20, 20) == 255)
        CATransaction.setDisableActions(true)
        gradient.locations = [0.5, 1.5]
        #expect(stage.red(19, 20) == 0)
        #expect(abs(stage.red(39, 20) - 125) <= 1)
        gradient.locations = [-2, -1]
        #expect(stage.red(0, 20) == 255)
        gradient.locations = [2, 3]
        #expect(stage.red(39, 20) == 0)
    }

    @Test("white on its way to clear black is grey in between, as on iOS")
    func straightColors() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(0, 0, 40, 40)
        gradient.colors = [UIColor.white.cgColor, UIColor.clear.cgColor]
        stage.view.layer.addSublayer(gradient)
        // Half of the way: level 127.5 at an opacity of a half, on white.
        #expect(abs(stage.red(20, 20) - 191) <= 3)
        gradient.colors = [UIColor.white.cgColor, UIColor.white.withAlphaComponent(0).cgColor]
        #expect(stage.red(20, 20) == 255)
    }
}
