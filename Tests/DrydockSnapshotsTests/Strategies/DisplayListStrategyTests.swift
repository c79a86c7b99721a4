import Drydock
import DrydockRaster
import DrydockSnapshots
import Testing

/// What is drawn, as text.
struct DisplayListStrategyTests {
    private static func makeCard() -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        card.backgroundColor = .white
        let hidden = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 10))
        hidden.backgroundColor = .red
        let pill = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 16))
        pill.backgroundColor = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
        pill.layer.cornerRadius = 4
        pill.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        pill.clipsToBounds = true
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        dot.backgroundColor = .black
        pill.addSubview(dot)
        card.addSubview(hidden)
        card.addSubview(pill)
        return card
    }

    @Test("a line for each command, in pixels, what a clip holds under it, and what no pixel shows")
    func lines() throws {
        let traits = UITraitCollection(displayScale: 2)
        let text = try Snapshotting<UIView, String>.displayList(traits: traits).take(Self.makeCard())
        #expect(
            text == """
                fill (0, 0) 80 × 40 #FFFFFF
                fill (4, 4) 20 × 20 #FF0000
                fill (0, 0) 40 × 32 radius 8 topLeft bottomRight #007AFF
                clip (0, 0) 40 × 32 radius 8 topLeft bottomRight
                    fill (0, 0) 4 × 4 #000000

                """
        )
    }

    @Test("of controllers and of screens at a moment of their clock, the status bar included")
    func screens() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let text = try Snapshotting<UIViewController, String>.displayList(on: .iPhoneSe).take(controller)
        #expect(text == "fill (0, 0) 320 × 568 #FFFFFF\n")
        let screen = Screen(size: CGSize(width: 8, height: 6), showsStatusBar: false) {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            return controller
        }
        screen.perform { UIView.animate(withDuration: 1) { screen.topViewController?.view.alpha = 0.5 } }
        screen.settle()
        let faded = try SnapshotSession().snapshot(of: { screen }, as: .displayList)
        #expect(faded == "group (0, 0) 8 × 6 opacity 128\n    fill (0, 0) 8 × 6 #FFFFFF\n")
    }

    @Test("a text that changed is another checksum at its place, and the same text the same")
    func text() throws {
        func list(_ text: String) throws -> String {
            let label = UILabel()
            label.text = text
            return try Snapshotting<UIView, String>.displayList.take(label)
        }
        #expect(try list("one") == list("one"))
        #expect(try list("one") != list("two"))
    }

    @Test("every kind of command says all that it draws with")
    func kinds() {
        let path = Path { builder in
            builder.move(toX: 0, y: 0.5)
            builder.addLine(toX: 4, y: 0)
            builder.addQuadCurve(toX: 3, y: 4, controlX: 1, controlY: 2)
            builder.close()
        }
        let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 128)
        let bitmap = Bitmap(width: 2, height: 1)
        let whole = PixelRect(x: 0, y: 0, width: 2, height: 1)
        let shape = RoundedRect(whole)
        let gradient = Gradient(
            .linear(x0: 0, y0: 0, x1: 1, y1: 0),
            stops: [.init(position: 0, color: .black), .init(position: 1, color: .white)],
            extendsEnd: false
        )
        let shadow = LayerStyle.Shadow(sigma: 1.5, dx: 0, dy: 2, color: .black)
        let commands: [DisplayCommand] = [
            .border(shape, width: SubpixelLength(pixels: 0.5), red),
            .image(bitmap, source: whole, destination: PixelRect(x: 1, y: 2, width: 4, height: 2)),
            .template(bitmap, source: whole, destination: whole, .black),
            .mask(CoverageMask(width: 1, height: 1) { $0[0] = 9 }, x: 3, y: 4, .black),
            .blurBackdrop(shape, BackdropEffect(sigma: 2, reduction: 2, saturation: 1.5, tint: red)),
            .fillPath(path, .identity, .evenOdd, .gradient(gradient, Affine(a: 2, d: 2))),
            .strokePath(
                path,
                Affine(tx: 0.5),
                StrokeStyle(width: 2, cap: .round, dashes: [1, 2], phase: 1),
                .color(red)
            ),
            .glyphs(
                OutlineRun([OutlineRun.Glyph(outline: path, x: 1, y: 2)], scale: Affine(a: 0.5, d: 0.5)),
                .identity,
                .image(Paint.Picture(bitmap), .identity, tint: .black)
            ),
            .shadow(BoxShadow(x: 0, y: 0, width: 4, height: 4, radius: 1, sigma: 2), .black),
            .pushLayer(LayerStyle(opacity: 200, blendMode: .multiply, shadow: shadow), bounds: whole),
            .pushPathClip(path, .identity, .nonZero),
            .pushGroup(opacity: 9, bounds: whole),
            .pop, .pop, .pop,
            .fill(shape, .white),
        ]
        assertSnapshot(of: DisplayListText.text(of: DisplayList(commands)), as: .lines)
    }
}
