import Drydock
import DrydockRaster
import Testing

@Suite("Images of asset catalogues", .quietLog)
struct AssetCatalogImageTests {
    @Test("an image set has a file for each scale")
    func scales() throws {
        let folder = try AssetFolder()
        try folder.write(
            """
            {"images": [
              {"idiom": "universal", "filename": "a.png", "scale": "1x"},
              {"idiom": "universal", "filename": "b.png", "scale": "2x"},
              {"idiom": "universal", "scale": "3x"}
            ], "info": {"version": 1, "author": "xcode"}}
            """,
            "logo.imageset/Contents.json"
        )
        try folder.writeImage("logo.imageset/a.png", .red)
        try folder.writeImage("logo.imageset/b.png", .green, scale: 2)
        let image = try #require(try folder.image("logo"))
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(image.color(scale: 1) == UIColor.red.premultiplied)
        #expect(image.color(scale: 2) == UIColor.green.premultiplied)
        #expect(image.color(scale: 3) == UIColor.green.premultiplied)
        #expect(try folder.image("logo.png")?.color(scale: 2) == UIColor.green.premultiplied)
        #expect(try folder.image("a") == nil)
    }

    private func appearances(_ folder: AssetFolder) throws {
        try folder.write(
            """
            {"images": [
              {"idiom": "universal", "filename": "light.png"},
              {"idiom": "universal", "filename": "dark.png",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "ipad", "filename": "pad.png"},
              {"idiom": "watch", "filename": "watch.png"}
            ], "properties": {"template-rendering-intent": "template"}}
            """,
            "sun.imageset/Contents.json"
        )
        try folder.writeImage("sun.imageset/light.png", .red)
        try folder.writeImage("sun.imageset/dark.png", .green)
        try folder.writeImage("sun.imageset/pad.png", .blue)
    }

    @Test("variants follow the style and the device of traits")
    func variants() throws {
        let folder = try AssetFolder()
        try appearances(folder)
        let image = try #require(try folder.image("sun", .light))
        #expect(image.color() == UIColor.red.premultiplied)
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.resolved(for: .dark).color() == UIColor.green.premultiplied)
        let pad = UITraitCollection(userInterfaceIdiom: .pad)
        #expect(image.imageAsset?.image(with: pad).color() == UIColor.blue.premultiplied)
        #expect(try folder.image("sun", .dark)?.color() == UIColor.green.premultiplied)
    }

    @Test("an image view shows the variant for its traits, in the image's way")
    func imageView() throws {
        let folder = try AssetFolder()
        try appearances(folder)
        let image = try #require(try folder.image("sun", .light)).withRenderingMode(.alwaysOriginal)
        let view = UIImageView(image: image)
        func shown(_ style: UIUserInterfaceStyle) -> PremultipliedColor? {
            view.overrideUserInterfaceStyle = style
            var builder = DisplayListBuilder(scale: 1)
            view.appendDisplayCommands(to: &builder)
            guard case .image(let bitmap, source: _, destination: _)? = builder.list.commands.first else {
                return nil
            }
            return bitmap.pixel(atX: 0, y: 0)
        }
        #expect(shown(.light) == UIColor.red.premultiplied)
        #expect(shown(.dark) == UIColor.green.premultiplied)
    }

    @Test("groups give their names only where they say so")
    func namespaces() throws {
        let folder = try AssetFolder()
        let set = #"{"images": [{"filename": "a.png"}]}"#
        for group in ["Plain", "Named"] {
            try folder.write(set, "\(group)/\(group)Dot.imageset/Contents.json")
            try folder.writeImage("\(group)/\(group)Dot.imageset/a.png", .red)
        }
        try folder.write(#"{"properties": {"provides-namespace": true}}"#, "Named/Contents.json")
        #expect(try folder.image("PlainDot") != nil)
        #expect(try folder.image("NamedDot") == nil)
        #expect(try folder.image("Named/NamedDot") != nil)
    }

    @Test("slices and alignment are points of the image")
    func slices() throws {
        let folder = try AssetFolder()
        try folder.write(
            """
            {"images": [{"filename": "a.png", "scale": "2x",
              "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 2},
                "cap-insets": {"top": 2, "left": 4, "bottom": 0, "right": 2}},
              "alignment-insets": {"left": 2}}]}
            """,
            "pill.imageset/Contents.json"
        )
        try folder.writeImage("pill.imageset/a.png", .red, scale: 2)
        let image = try #require(try folder.image("pill"))
        #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 1))
        #expect(image.resizingMode == .tile)
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
    }

    @Test("names differ by case, and the message says so")
    func letterCase() throws {
        let folder = try AssetFolder()
        try folder.write(#"{"images": [{"filename": "a.png"}]}"#, "Logo.imageset/Contents.json")
        try folder.writeImage("Logo.imageset/a.png", .red)
        let log = try messages { () throws in #expect(try folder.image("logo") == nil) }
        #expect(log.contains { $0.contains("\"logo\"") && $0.contains("\"Logo\": names differ by case") })
    }

    @Test(
        "what cannot be used is nil, and the message names the file",
        arguments: [
            ("{", "it is not JSON"),
            (#"{"images": 3}"#, "\"images\" is of the wrong type"),
            (#"{"images": []}"#, "has no image that can be used"),
            (#"{"images": [{"filename": "none.png"}]}"#, "there is no such file"),
            (#"{"images": [{"filename": "../x.png"}]}"#, "is no file name"),
            (#"{"images": [{"filename": "a.pdf"}]}"#, "PDF is not read: save it as SVG"),
            (#"{"images": [{"filename": "a.heic"}]}"#, "PNG, JPEG and SVG are read"),
            (String(repeating: " ", count: (1 << 20) + 1), "larger than 1 MB"),
        ]
    )
    func broken(contents: String, reason: String) throws {
        let folder = try AssetFolder()
        try folder.write(contents, "bad.imageset/Contents.json")
        try folder.write("%PDF-1.4", "bad.imageset/a.pdf")
        try folder.write("heic", "bad.imageset/a.heic")
        let log = try messages { () throws in #expect(try folder.image("bad") == nil) }
        #expect(log.contains { $0.contains("bad.imageset") && $0.contains(reason) }, "\(log)")
    }

    @Test("links that lead in a circle end")
    func cycle() throws {
        let folder = try AssetFolder()
        try folder.write(#"{"images": [{"filename": "a.png"}]}"#, "G/dot.imageset/Contents.json")
        try folder.writeImage("G/dot.imageset/a.png", .red)
        let catalog = folder.url.appendingPathComponent("Assets.xcassets")
        try FileManager.default.createSymbolicLink(
            at: catalog.appendingPathComponent("G/again"),
            withDestinationURL: catalog
        )
        #expect(try folder.image("dot") != nil)
    }

    @Test("an image may be given variants")
    func registered() throws {
        let folder = try AssetFolder()
        try appearances(folder)
        let red = try #require(try folder.image("sun", .light))
        let green = try #require(try folder.image("sun", .dark))
        let asset = UIImageAsset()
        asset.register(red, with: .light)
        asset.register(green, with: .dark)
        #expect(asset.image(with: .dark).color() == UIColor.green.premultiplied)
        #expect(asset.image(with: .light).color() == UIColor.red.premultiplied)
        asset.unregister(with: .dark)
        #expect(asset.image(with: .dark).color() == UIColor.red.premultiplied)
        let data = try #require(red.pngData())
        let own = try #require(UIImage(data: data))
        own.imageAsset?.register(green, with: .dark)
        #expect(own.resolved(for: .dark).color() == UIColor.green.premultiplied)
        #expect(own.resolved(for: .light).color() == UIColor.red.premultiplied)
    }
}

@Suite("Colours and data of asset catalogues", .quietLog)
struct AssetCatalogColorTests {
    private func set(_ components: String, space: String = "srgb", more: String = "") -> String {
        let color = #"{"color-space": "\#(space)", "components": {\#(components)}}"#
        return #"{"colors": [{"idiom": "universal", "color": \#(color)}\#(more)]}"#
    }

    /// Values of other spaces: CSS Color 4's conversion of the same colours.
    @Test(
        "components are fractions, hexadecimal digits or levels, of several spaces",
        arguments: [
            ("srgb", "1.000 0.500 0.000 0.500", [255, 128, 0, 128]),
            ("srgb", "0xFF 0x80 0x00 1.000", [255, 128, 0, 255]),
            ("srgb", "255 128 0 1", [255, 128, 0, 255]),
            ("gray-gamma-22", "0.500 1.000", [128, 128, 128, 255]),
            ("display-p3", "0.500 0.500 0.500 1.000", [128, 128, 128, 255]),
            ("display-p3", "0.500 0.400 0.300 1.000", [132, 101, 73, 255]),
            ("display-p3", "1.000 0.000 0.000 1.000", [255, 0, 0, 255]),
            ("extended-linear-srgb", "0.214 1.000 0.000 1.000", [127, 255, 0, 255]),
        ] as [(String, String, [UInt8])]
    )
    func components(space: String, components: String, levels: [UInt8]) throws {
        let folder = try AssetFolder()
        let values = components.split(separator: " ")
        let names = values.count == 2 ? ["white", "alpha"] : ["red", "green", "blue", "alpha"]
        let text = zip(names, values).map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
        try folder.write(set(text, space: space), "c.colorset/Contents.json")
        let color = try #require(try folder.color("c"))
        let expected = PremultipliedColor(red: levels[0], green: levels[1], blue: levels[2], alpha: levels[3])
        #expect(color.premultiplied == expected)
    }

    @Test("a colour follows style and contrast")
    func appearances() throws {
        let folder = try AssetFolder()
        func entry(_ appearances: String, _ red: String) -> String {
            let color = #"{"components": {"red": "\#(red)", "green": "0", "blue": "0"}}"#
            return #", {"idiom": "universal", "appearances": [\#(appearances)], "color": \#(color)}"#
        }
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        try folder.write(
            set(
                #""red": "10", "green": "0", "blue": "0""#,
                more: entry(dark, "20") + entry(high, "30") + entry("\(dark), \(high)", "40")
            ),
            "c.colorset/Contents.json"
        )
        let color = try #require(try folder.color("c"))
        func red(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> UInt8 {
            let traits = UITraitCollection {
                $0.userInterfaceStyle = style
                $0.accessibilityContrast = contrast
            }
            return color.resolvedColor(with: traits).premultiplied.r
        }
        #expect(red(.light, .normal) == 10)
        #expect(red(.dark, .normal) == 20)
        #expect(red(.light, .high) == 30)
        #expect(red(.dark, .high) == 40)
        #expect(try folder.color("c") == color)
        #expect(color.withAlphaComponent(0.5) == color.withAlphaComponent(0.5))
        #expect(UIColor(named: "c", in: try folder.bundle, compatibleWith: .dark)?.premultiplied.r == 20)
    }

    @Test("a colour may stand for one of the system's")
    func reference() throws {
        let folder = try AssetFolder()
        let text = #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#
        try folder.write(text, "c.colorset/Contents.json")
        let color = try #require(try folder.color("c"))
        #expect(color.resolvedColor(with: .dark) == UIColor.systemBlue.resolvedColor(with: .dark))
    }

    @Test("a colour without sense is nil, and the message names the file")
    func broken() throws {
        let folder = try AssetFolder()
        try folder.write(set(#""red": "much""#), "c.colorset/Contents.json")
        let log = try messages { () throws in
            #expect(try folder.color("c") == nil)
            #expect(try folder.color("d") == nil)
        }
        #expect(log.contains { $0.contains("c.colorset/Contents.json") })
        #expect(log.contains { $0.contains("no colour named \"d\"") })
    }

    @Test("a data set's file is read whole")
    func data() throws {
        let folder = try AssetFolder()
        let file = #"{"filename": "a.json", "universal-type-identifier": "public.json"}"#
        let text = #"{"data": [\#(file)]}"#
        try folder.write(text, "d.dataset/Contents.json")
        try folder.write("[1]", "d.dataset/a.json")
        let asset = try #require(NSDataAsset(name: "d", bundle: try folder.bundle))
        #expect(asset.data == Data("[1]".utf8))
        #expect(asset.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "e", bundle: try folder.bundle) == nil)
    }
}
