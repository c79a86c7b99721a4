import Drydock
import DrydockRaster
import DrydockSnapshots
import DrydockTesting
import Foundation
import Testing

@Suite("Emitters")
struct EmitterTests {
    let stage = LayerStage()
    let emitter = CAEmitterLayer()

    /// A white square of 4 × 4 pixels.
    private let square = UIGraphicsImageRenderer(
        size: CGSize(width: 4, height: 4),
        format: {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return format
        }()
    )
    .image { context in
        UIColor.white.setFill()
        context.fill(CGRect(0, 0, 4, 4))
    }

    /// One particle a second to the right, at 10 points a second, for two seconds.
    private func cell() -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = "dot"
        (cell.birthRate, cell.lifetime, cell.velocity) = (1, 2, 10)
        cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        cell.contents = square.cgImage
        return cell
    }

    private func start(_ cells: [CAEmitterCell]) {
        stage.screen.advance(by: 5)
        stage.screen.perform {
            emitter.frame = stage.view.bounds
            emitter.emitterPosition = CGPoint(x: 2, y: 20)
            emitter.beginTime = CACurrentMediaTime()
            emitter.emitterCells = cells
            stage.view.layer.addSublayer(emitter)
        }
    }

    /// Where particles are, from left to right, on the line of the emitter.
    private var places: [Int] {
        let bitmap = stage.bitmap
        return (0..<40).filter { x in
            let (here, before) = (bitmap.pixel(atX: x, y: 20), x > 0 ? bitmap.pixel(atX: x - 1, y: 20) : nil)
            return here.g < 128 && before.map { $0.g >= 128 } ?? true
        }
    }

    @Test("particles are born in turn, go their way and die")
    func ways() {
        start([cell()])
        #expect(places == [0])
        stage.screen.advance(by: 0.5)
        #expect(places == [5])
        stage.screen.advance(by: 1)
        #expect(places == [5, 15])
        stage.screen.advance(by: 1)
        #expect(places == [5, 15])
        #expect(emitter.animationKeys() == nil)
    }

    @Test("at a rate of 0 what is there goes on, and then the window sleeps", arguments: [false, true])
    func runningOut(byName: Bool) {
        start([cell()])
        stage.screen.advance(by: 1.5)
        stage.screen.perform {
            if byName {
                emitter.setValue(0, forKeyPath: "emitterCells.dot.birthRate")
            } else {
                emitter.birthRate = 0
            }
        }
        stage.screen.advance(by: 1)
        #expect(places == [15])
        #expect(stage.screen.host.isAnimating)
        stage.screen.advance(by: 2)
        #expect(places.isEmpty)
        #expect(!stage.screen.host.isAnimating)
    }

    @Test("what has been sent out stays where it is when the emitter moves")
    func moving() {
        start([cell()])
        stage.screen.advance(by: 0.5)
        stage.screen.perform { emitter.emitterPosition.x = 22 }
        stage.screen.advance(by: 1)
        #expect(places == [15, 25])
    }

    @Test("a moment looks the same whatever frames came before it, and other seeds look different")
    func determinism() {
        func picture(steps: Int, seed: UInt32) -> [UInt32] {
            let stage = LayerStage()
            let emitter = CAEmitterLayer()
            let cell = cell()
            (cell.birthRate, cell.emissionRange, cell.velocityRange) = (40, 2 * .pi, 20)
            (cell.spinRange, cell.scaleRange, cell.greenRange) = (3, 1, 1)
            stage.screen.perform {
                emitter.emitterPosition = CGPoint(x: 20, y: 20)
                emitter.seed = seed
                emitter.emitterCells = [cell]
                stage.view.layer.addSublayer(emitter)
            }
            for _ in 0..<steps { stage.screen.advance(by: 2.0 / Double(steps)) }
            let bitmap = stage.bitmap
            return (0..<bitmap.area).map { bitmap[$0] }
        }
        let once = picture(steps: 1, seed: 0)
        #expect(picture(steps: 64, seed: 0) == once)
        #expect(picture(steps: 1, seed: 1) != once)
    }

    @Test("numbers without sense draw nothing, and too many particles are bounded")
    func hostile() {
        let cells = [Float.nan, .infinity, -1, 1e30].map { number in
            let cell = cell()
            (cell.birthRate, cell.lifetime, cell.alphaSpeed) = (number, number, number)
            (cell.velocity, cell.scale, cell.spin) = (CGFloat(number), CGFloat(number), CGFloat(number))
            return cell
        }
        start(cells)
        stage.screen.advance(by: 1)
        _ = stage.bitmap
        let many = cell()
        (many.birthRate, many.lifetime) = (1e9, 1e9)
        stage.screen.perform { emitter.emitterCells = [many] }
        stage.screen.advance(by: 1)
        #expect(!places.isEmpty)
    }

    @Test("confetti", arguments: [UIUserInterfaceStyle.light, .dark])
    func confetti(style: UIUserInterfaceStyle) {
        let screen = Screen.empty(
            size: CGSize(width: 120, height: 90),
            scale: 2,
            traits: UITraitCollection { $0.userInterfaceStyle = style },
            showsStatusBar: false
        )
        screen.window.backgroundColor = .systemBackground
        screen.perform {
            let emitter = CAEmitterLayer()
            (emitter.emitterShape, emitter.emitterSize) = (.line, CGSize(width: 120, height: 1))
            emitter.emitterPosition = CGPoint(x: 60, y: -6)
            emitter.emitterCells = [UIColor.systemRed, .systemYellow, .systemBlue, .systemGreen].map {
                color in
                let cell = cell()
                (cell.birthRate, cell.lifetime) = (8, 4)
                (cell.velocity, cell.velocityRange, cell.yAcceleration) = (30, 20, 10)
                (cell.emissionLongitude, cell.emissionRange) = (.pi / 2, .pi / 3)
                (cell.spin, cell.spinRange, cell.scaleRange, cell.alphaSpeed) = (1, 6, 1, -0.2)
                cell.color = color.cgColor
                return cell
            }
            screen.window.layer.addSublayer(emitter)
        }
        screen.advance(by: 3)
        assertSnapshot(of: screen, as: .image, named: style == .dark ? "dark" : "light")
    }
}
