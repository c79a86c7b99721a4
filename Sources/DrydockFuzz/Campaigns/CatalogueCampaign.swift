import Drydock
import Foundation

/// Asset catalogues whose descriptions are changed.
struct CatalogueCampaign: Campaign {
    static let name = "catalogues"
    static let summary =
        "asset catalogues with changed descriptions, whose images, colours and data are asked for"
    static let batch = 500

    private let scratch = ScratchFolder.make()

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        var random = trial.random.split()
        let folder = "\(scratch)/\(trial.number)"
        defer { ScratchFolder.remove(folder) }
        let kinds = ["imageset", "colorset", "dataset", "symbolset"]
        let kind = random.pick(kinds)
        let group = random.pick(["", "", "Group/", "Group/Inner/"])
        let set = "\(folder)/Media.xcassets/\(group)thing.\(kind)"
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        var bytes = Array(contents(kind, &random).utf8)
        if !random.once(in: 4) { TextMutation.change(&bytes, &random) }
        bytes = trial.input(bytes, "json")
        ScratchFolder.write(bytes, to: "\(set)/Contents.json")
        if !group.isEmpty {
            let json =
                "{\"properties\":{\"provides-namespace\":\(random.pick(["true", "false", "1", "\"x\""]))}}"
            ScratchFolder.write(Array(json.utf8), to: "\(folder)/Media.xcassets/Group/Contents.json")
        }
        ScratchFolder.write(PNGWriter.file(&random, isValid: !random.once(in: 4)), to: "\(set)/a.png")
        var writer = SVGWriter()
        ScratchFolder.write(Array(writer.document(&random).utf8), to: "\(set)/a.svg")
        guard let bundle = Bundle(path: folder) else { return }
        for name in ["thing", "Group/thing", "Group/Inner/thing"] { try use(name, bundle, &random, trial) }
    }

    private func use(_ name: String, _ bundle: Bundle, _ random: inout Generator, _ trial: FuzzCase) throws {
        if let image = UIImage(named: name, in: bundle, compatibleWith: nil) {
            try trial.check(
                image.size.width.isFinite && image.size.height.isFinite,
                "an image is \(image.size)"
            )
            let traits = UITraitCollection {
                $0.userInterfaceStyle = .dark
                $0.displayScale = 2
            }
            _ = image.imageAsset?.image(with: traits)
            _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        if let color = UIColor(named: name, in: bundle, compatibleWith: nil) {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let sum = red + green + blue + alpha
            try trial.check(sum.isFinite, "a colour is \(red), \(green), \(blue), \(alpha)")
        }
        _ = NSDataAsset(name: name, bundle: bundle)
    }

    private func contents(_ kind: String, _ random: inout Generator) -> String {
        let entries = (0..<random.integer(0...4)).map { _ in entry(kind, &random) }.joined(separator: ",")
        let key =
            ["imageset": "images", "colorset": "colors", "dataset": "data", "symbolset": "symbols"][kind]
            ?? "images"
        let properties = random.pick([
            "",
            ",\"properties\":{\"template-rendering-intent\":\"template\",\"preserves-vector-representation\":true}",
            ",\"properties\":{\"localizable\":true}",
        ])
        return "{\"\(key)\":[\(entries)],\"info\":{\"author\":\"xcode\",\"version\":1}\(properties)}"
    }

    private func entry(_ kind: String, _ random: inout Generator) -> String {
        var fields = [
            "\"idiom\":\"\(random.pick(["universal", "universal", "iphone", "ipad", "watch", "x"]))\""
        ]
        if random.flag() {
            let value = random.pick(["dark", "light", "high", "x"])
            let name = random.pick(["luminosity", "contrast"])
            fields.append("\"appearances\":[{\"appearance\":\"\(name)\",\"value\":\"\(value)\"}]")
        }
        if kind == "colorset" {
            let space = random.pick(["srgb", "display-p3", "gray-gamma-22", "extended-srgb", "x"])
            func part(_ random: inout Generator) -> String {
                random.pick([
                    "1", "0", "0.5", "\"0.5\"", "\"255\"", "\"0xFF\"", "\"1e400\"", "-1", "\"nan\"", "null",
                ])
            }
            let parts = ["red", "green", "blue", "white", "alpha"].map { "\"\($0)\":\(part(&random))" }
            fields.append(
                "\"color\":{\"color-space\":\"\(space)\",\"components\":{\(parts.joined(separator: ","))}}"
            )
        } else {
            fields.append(
                "\"filename\":\"\(random.pick(["a.png", "a.png", "a.svg", "b.png", "../a.png", "", "/etc/passwd"]))\""
            )
            fields.append("\"scale\":\"\(random.pick(["1x", "2x", "3x", "x", "-1x", "1000000x"]))\"")
            if random.once(in: 3) {
                let insets = "{\"top\":\(random.below(9)),\"left\":1e9,\"bottom\":-4,\"right\":2}"
                let mode = random.pick(["tile", "stretch", "x"])
                fields.append(
                    "\"resizing\":{\"mode\":\"9-part\",\"center\":{\"mode\":\"\(mode)\",\"width\":1,\"height\":0},\"cap-insets\":\(insets)}"
                )
            }
        }
        return "{\(fields.joined(separator: ","))}"
    }
}
