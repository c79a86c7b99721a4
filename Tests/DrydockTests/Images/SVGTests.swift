import Drydock
import DrydockRaster
import Testing

/// Pictures that must be equal to the byte, and files that must be refused.
@Suite("SVG", .quietLog)
struct SVGTests {
    private func drawing(_ text: String) throws -> VectorDrawing? {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("drydock-\(UUID()).svg")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return SVGDocument.drawing(contentsOf: url.path, name: "test")
    }

    private func bitmap(_ body: String, root: String = "") throws -> Bitmap {
        let text = ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" \##(root)>\##(body)</svg>"##
        let drawing = try #require(try drawing(text))
        return UIImage(drawing).bitmap(forScale: 2)
    }

    @Test("stops' colours and opacities are interpolated apart from one another")
    func stopOpacity() throws {
        let gradient = ##"""
            <defs><linearGradient id="g"><stop stop-color="white"/>
            <stop offset="1" stop-color="black" stop-opacity="0"/></linearGradient></defs>
            <rect width="24" height="24" fill="url(#g)"/>
            """##
        let pixel = try bitmap(gradient).pixel(atX: 24, y: 8)
        // Half of the way: level 126 at an opacity of 0.49.
        #expect(abs(Int(pixel.a) - 126) <= 2)
        #expect(abs(Int(pixel.r) - 62) <= 2)
    }

    @Test(
        "what says the same is drawn the same",
        arguments: [
            (##"<path d="M2 3L20 3L20 12L2 12Z"/>"##, ##"<path d="m2,3h18v9H2z"/>"##),
            (##"<path d="M2 3L20 3L20 12L2 12Z"/>"##, ##"<rect x="2" y="3" width="18" height="9"/>"##),
            (##"<path d="M2 3L20 3L20 12L2 12Z"/>"##, ##"<polygon points="2 3 20 3 20,12,2,12"/>"##),
            (##"<path d="M1.5.5l.5-.5-1e0 3z"/>"##, ##"<path d="M1.5 0.5 L2 0 L1 3 Z"/>"##),
            (
                ##"<path d="M4 4C4 8 8 12 12 12S20 8 20 4"/>"##,
                ##"<path d="M4 4C4 8 8 12 12 12C16 12 20 8 20 4"/>"##
            ),
            (##"<path d="M4 4Q8 8 12 4T20 4"/>"##, ##"<path d="M4 4Q8 8 12 4Q16 0 20 4"/>"##),
            (##"<path d="M4 4a3 3 0 0110 0z"/>"##, ##"<path d="M4 4A3,3,0,0,1,14,4Z"/>"##),
            (
                ##"<g fill="red"><rect width="9" height="9"/></g>"##,
                ##"<rect width="9" height="9" style="fill: #f00"/>"##
            ),
            (
                ##"<rect width="9" height="9" fill="rgb(255,0,0)"/>"##,
                ##"<rect width="9" height="9" fill="#ff0000ff"/>"##
            ),
            (
                ##"<style>.a{fill:blue}</style><rect class="b a" width="9" height="9"/>"##,
                ##"<rect width="9" height="9" fill="blue"/>"##
            ),
            (
                ##"<style>rect{fill:red} #x{fill:blue}</style><rect id="x" fill="green" width="9" height="9"/>"##,
                ##"<rect width="9" height="9" fill="blue"/>"##
            ),
            (
                ##"<g color="lime"><rect fill="currentColor" width="9" height="9"/></g>"##,
                ##"<rect width="9" height="9" fill="#0f0"/>"##
            ),
            (
                ##"<defs><rect id="r" width="9" height="9"/></defs><use href="#r" x="3" y="4"/>"##,
                ##"<rect x="3" y="4" width="9" height="9"/>"##
            ),
            (
                ##"<defs><rect id="r" width="9" height="9"/></defs><use xlink:href="#r" transform="translate(3 4)"/>"##,
                ##"<rect x="3" y="4" width="9" height="9"/>"##
            ),
            (
                ##"<rect x="1" y="1" width="4" height="4" transform="rotate(90 12 12)"/>"##,
                ##"<rect x="19" y="1" width="4" height="4"/>"##
            ),
            (
                ##"<rect width="4" height="4" transform="matrix(2 0 0 2 1 1)"/>"##,
                ##"<rect width="4" height="4" transform="translate(1,1) scale(2)"/>"##
            ),
            (
                ##"<clipPath id="c"><rect width="6" height="6"/></clipPath><rect clip-path="url(#c)" width="9" height="9"/>"##,
                ##"<rect width="6" height="6"/>"##
            ),
            (
                ##"<rect width="9" height="9" display="none"/><g visibility="hidden"><rect width="4" height="4"/></g>"##,
                ""
            ),
            (
                ##"<rect width="9" height="9" fill="url(#none) red"/>"##,
                ##"<rect width="9" height="9" fill="red"/>"##
            ),
            (
                ##"<linearGradient id="g"><stop stop-color="red"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>"##,
                ##"<rect width="9" height="9" fill="red"/>"##
            ),
            (
                ##"<rect width="9" height="9" opacity=".5"/>"##,
                ##"<rect width="9" height="9" fill-opacity="50%"/>"##
            ),
            (##"<text>a</text><rect width="9" height="9"/>"##, ##"<rect width="9" height="9"/>"##),
            (
                ##"<?xml version="1.0"?><!-- a > b --><rect width='9' height='9'/>"##,
                ##"<rect width="9" height="9"/>"##
            ),
        ]
    )
    func equal(left: String, right: String) throws {
        #expect(try bitmap(left).hasSamePixels(as: bitmap(right)))
    }

    @Test("a drawing is as sharp at any size")
    func scales() throws {
        let drawing = try #require(
            try drawing(##"<svg width="4" height="4"><path d="M0 0h2v4h-2z" fill="#f00"/></svg>"##)
        )
        let image = UIImage(drawing)
        #expect(image.size == CGSize(width: 4, height: 4))
        let bitmap = image.bitmap(forScale: 50)
        #expect(bitmap.width == 200)
        #expect(bitmap.pixel(atX: 99, y: 7) == PremultipliedColor(red: 255, green: 0, blue: 0))
        #expect(bitmap.pixel(atX: 100, y: 7) == .clear)
    }

    @Test(
        "the box of the file fills its size as preserveAspectRatio says",
        arguments: [
            ("", [10, 0, 10, 10]), (#"preserveAspectRatio="none""#, [0, 0, 30, 10]),
            (##"preserveAspectRatio="xMinYMid""##, [0, 0, 10, 10]),
            (##"preserveAspectRatio="xMaxYMax meet""##, [20, 0, 10, 10]),
            (##"preserveAspectRatio="xMidYMin slice""##, [0, 0, 30, 10]),
        ] as [(String, [Int])]
    )
    func viewBox(attribute: String, expected: [Int]) throws {
        let text =
            ##"<svg width="30" height="10" viewBox="0 0 5 5" \##(attribute)><rect width="5" height="5"/></svg>"##
        let bitmap = UIImage(try #require(try drawing(text))).bitmap(forScale: 1)
        var covered: [Int] = []
        for x in 0..<30 where bitmap.pixel(atX: x, y: 5).a == 255 { covered.append(x) }
        #expect(covered.first == expected[0])
        #expect(covered.count == expected[2])
    }

    @Test(
        "what cannot be drawn is refused with a reason",
        arguments: [
            ("", "does not begin with <svg>"), ("<html/>", "does not begin with <svg>"),
            ("<svg", "there is no name"), ("<svg>", "neither a size nor a viewBox"),
            (##"<svg width="9" height="9"><g></svg>"##, "closes what is not open"),
            (##"<svg width="9" height="9">"##, "it ends within <svg>"),
            (##"<svg width="1e9" height="9"/>"##, "out of range"),
            (
                ##"<!DOCTYPE svg [<!ENTITY a "b">]><svg width="9" height="9"/>"##,
                "entities, which are refused"
            ),
            (##"<svg width="9" height="9" id="&a;"/>"##, "unknown reference &a"),
            (##"<svg width="9" height="9"><g id="a"><use href="#a"/></g></svg>"##, "nested too deeply"),
            ("<svg>" + String(repeating: "<g>", count: 65), "nested more than 64 deep"),
        ]
    )
    func refused(text: String, reason: String) throws {
        let log = try messages { () throws in
            let closed =
                text.hasSuffix(">") && text.hasPrefix("<svg>") && text.count < 8 ? text + "</svg>" : text
            #expect(try drawing(closed) == nil)
        }
        #expect(log.contains { $0.contains(reason) }, "\(log)")
    }

    @Test("references that multiply end at a bound, in time")
    func bomb() throws {
        var text = #"<svg width="9" height="9"><defs><rect id="a0" width="1" height="1"/>"#
        for level in 1...12 {
            text +=
                ##"<g id="a\##(level)">"## + String(repeating: ##"<use href="#a\##(level - 1)"/>"##, count: 8)
                + "</g>"
        }
        let log = try messages { () throws in
            #expect(try drawing(text + ##"</defs><use href="#a12"/></svg>"##) == nil)
        }
        #expect(log.contains { $0.contains("draws more than 20000 elements") })
    }

    @Test("numbers without sense draw nothing and trap nowhere")
    func hostile() throws {
        for value in ["1e400", "-1e308", "nan", "1e9", "-0", "1e-320", "", "%", "0x10"] {
            _ = try bitmap(
                ##"<path d="M\##(value) \##(value)A\##(value) 1 \##(value) 0 0 \##(value) 1L1 1z" stroke="red" "##
                    + ##"stroke-width="\##(value)" stroke-dasharray="\##(value) 1" "##
                    + ##"transform="scale(\##(value)) rotate(\##(value))"/>"##
                    + ##"<circle r="\##(value)" cx="\##(value)" fill="url(#g)"/>"##
                    + ##"<radialGradient id="g" r="\##(value)" fx="\##(value)"><stop offset="\##(value)"/>"##
                    + ##"<stop offset="1" stop-color="red"/></radialGradient>"##
            )
        }
    }

    @Test("a tint fills the shape, its alpha counted once")
    func tint() throws {
        let drawing = try #require(
            try drawing(
                ##"<svg width="4" height="4"><rect width="4" height="4" fill="red"/>"##
                    + ##"<rect width="4" height="4" fill="blue"/></svg>"##
            )
        )
        let view = UIImageView(image: UIImage(drawing).withRenderingMode(.alwaysTemplate))
        view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        var builder = DisplayListBuilder(scale: 1)
        view.appendDisplayCommands(to: &builder)
        let frame = Rasterizer(threads: 1).render(
            builder.list,
            size: PixelSize(width: 4, height: 4),
            background: .clear
        )
        #expect(
            frame.bitmap.pixel(atX: 1, y: 1) == PremultipliedColor(red: 0, green: 255, blue: 0, alpha: 128)
        )
    }
}
