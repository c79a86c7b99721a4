import Drydock
import DrydockRaster
import Testing

@Suite("Symbols", .quietLog)
struct SymbolTests {
    private func image(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage
    {
        try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    /// Pixels with any ink.
    private func ink(_ image: UIImage) -> Int {
        let bitmap = image.bitmap(forScale: 2)
        return (0..<bitmap.area).reduce(0) { $0 + Int(bitmap[$1] >> 24) }
    }

    @Test("the 400 names used most in public code have drawings, and of the others most")
    func coverage() throws {
        let file = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../../Sources/DrydockSymbols/Making/usage.tsv")
        let text = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
        let lines = text.split(separator: "\n").filter { $0.first != "#" }
        let names = lines.compactMap { $0.split(separator: "\t").first.map(String.init) }
        #expect(names.count >= 400)
        let missing = names.filter { !SymbolLibrary.shared.knows($0) }
        #expect(missing.filter { names.prefix(400).contains($0) } == [])
        #expect(missing.count * 7 < names.count)
    }

    /// SF Symbols has a dot there.
    @Test("a badge without a word is a dot at the upper right", arguments: ["bell", "envelope", "gear"])
    func dots(name: String) throws {
        for suffix in ["", ".fill"] {
            let (plain, badged) = (try image(name + suffix), try image(name + ".badge" + suffix))
            #expect(ink(badged) != ink(plain))
            let bitmap = badged.bitmap(forScale: 4)
            let width = bitmap.size.width
            // A dot of 7 units of the 24 that a symbol has, its edge 2 units from the image's.
            let unit = 4 * 17.0 / 20
            let x = width - Int(unit * 5.5)
            let y = Int(unit * 5.5)
            #expect(bitmap.pixel(atX: x, y: y).a == 255)
            #expect(bitmap.pixel(atX: x - Int(unit * 4.5), y: y).a == 0)
        }
    }

    @Test("an unknown name is a placeholder and a message, what cannot be a name is nil")
    func unknown() throws {
        let log = try messages { () throws in
            let placeholder = try image("no.such.symbol")
            #expect(placeholder.isSymbolImage)
            #expect(ink(placeholder) > 0)
        }
        #expect(log.count == 1 && log[0].contains("\"no.such.symbol\""))
        let long = String(repeating: "a", count: 200)
        for name in ["", "Heart", "heart fill", "heart..fill", ".heart", "heart\n", long] {
            #expect(UIImage(systemName: name) == nil)
        }
    }

    @Test("what has a circle in its name is not what it is without")
    func circles() throws {
        let names = Set(SymbolLibrary.shared.names)
        for name in names where name.hasSuffix(".circle") || name.hasSuffix(".circle.fill") {
            let base = name.replacing(".circle.fill", with: "").replacing(".circle", with: "")
            guard names.contains(base) else { continue }
            #expect(try ink(image(name)) != ink(image(base)), "\(name)")
        }
    }

    @Test("sizes follow the point size and the scale")
    func sizes() throws {
        #expect(try image("circle").size == CGSize(width: 20, height: 20))
        func width(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
            try image("circle", configuration).size.width
        }
        #expect(try width(.init(pointSize: 100)) == 120)
        #expect(try width(.init(pointSize: 100, weight: .regular, scale: .small)) == 94)
        #expect(try width(.init(pointSize: 100, weight: .regular, scale: .large)) == 154)
        #expect(try width(.init(textStyle: .largeTitle)) == 41)
        #expect(try width(.init(font: .systemFont(ofSize: 50))) == 60)
        #expect(try width(.init(pointSize: .nan)) == 20)
        #expect(try width(.init(pointSize: 1e9)) == 1229)
    }

    @Test("heavier symbols have more ink and the same size")
    func weights() throws {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let images = try weights.map { try image("trash", .init(pointSize: 40, weight: $0)) }
        #expect(Set(images.map(\.size.width)).count == 1)
        let amounts = images.map(ink)
        #expect(amounts == amounts.sorted() && Set(amounts).count == amounts.count)
    }

    @Test("configurations are applied one on another")
    func applying() throws {
        let base = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
        let merged = base.applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(merged == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
        let body = base.applying(UIImage.SymbolConfiguration(textStyle: .body))
        #expect(body.withoutTextStyle() == UIImage.SymbolConfiguration(weight: .bold))
        #expect(merged.withoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
        let image = try image("star", base)
        #expect(image.symbolConfiguration == base)
        #expect(image.applyingSymbolConfiguration(.init(scale: .large))?.symbolConfiguration == merged)
        let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 60))
        #expect(large.size.width > 1.8 * image.size.width)
        #expect(try self.image("star", base) == image)
    }

    @Test("a symbol's middle stands at the middle of capitals")
    func baseline() throws {
        let image = try image("circle", .init(pointSize: 100))
        let offset = try #require(image.baselineOffsetFromBottom)
        #expect(abs(image.size.height / 2 - offset - 35.25) < 0.001)
        #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    }

    @Test("an image view fills a symbol with its tint, and takes its own colours where they are asked for")
    func tint() throws {
        let view = UIImageView(image: try image("square.fill"))
        view.tintColor = .red
        func middle() -> PremultipliedColor {
            view.frame.size = CGSize(width: 20, height: 20)
            var builder = DisplayListBuilder(scale: 1)
            view.appendDisplayCommands(to: &builder)
            let size = PixelSize(width: 20, height: 20)
            return Rasterizer(threads: 1).render(builder.list, size: size, background: .clear).bitmap
                .pixel(atX: 10, y: 10)
        }
        #expect(middle() == UIColor.red.premultiplied)
        view.image = try image("square.fill").withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(middle() == UIColor.green.premultiplied)
        view.image = try image("xmark.square.fill", .init(paletteColors: [.blue, .green]))
        #expect(middle() == UIColor.blue.premultiplied)
        view.image = try image("square.fill", .init(hierarchicalColor: .yellow))
        #expect(middle() == UIColor.yellow.premultiplied)
    }

    @Test("a view's preferred configuration gives way to the image's own")
    func preferred() throws {
        let view = UIImageView(image: try image("circle"))
        view.preferredSymbolConfiguration = .init(pointSize: 100)
        #expect(view.intrinsicContentSize == CGSize(width: 120, height: 120))
        view.image = try image("circle", .init(pointSize: 50))
        #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
        let button = UIButton(type: .custom)
        button.setImage(try image("circle"), for: .normal)
        button.setPreferredSymbolConfiguration(.init(pointSize: 100), forImageIn: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 120, height: 120))
    }

    @Test("symbols that go forward are mirrored from right to left, those that go right are not")
    func directions() throws {
        #expect(try image("chevron.forward").flipsForRightToLeftLayoutDirection)
        #expect(try image("list.bullet").flipsForRightToLeftLayoutDirection)
        #expect(try !image("chevron.right").flipsForRightToLeftLayoutDirection)
    }

    @Test("every drawing of the file can be drawn")
    func file() throws {
        let log = try messages { () throws in
            for name in SymbolLibrary.shared.names {
                #expect(try ink(image(name)) > 0, "\(name)")
            }
        }
        #expect(log == [])
    }
}
