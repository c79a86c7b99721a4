import Drydock

/// Widths of lines in San Francisco, which Inter replaces here.
enum TextWidthCases {
    static let all = [regular, words, field, stem]

    private static func width(_ text: String, _ font: UIFont) -> CGFloat {
        text.size(withAttributes: [.font: font]).width
    }

    private static let regular = ConformanceCase(
        .textWidths,
        "\"What's the point?\", regular",
        .measurement("Pictures of public test suites, iOS 17, @3x")
    ) { facts in
        let widths: [(size: CGFloat, width: CGFloat)] = [
            (25, 188.7), (28, 210.7), (32, 240.3), (38, 284), (48, 356.7), (58, 428.3),
        ]
        for item in widths {
            let measured = width("What's the point?", .systemFont(ofSize: item.size))
            facts.expect("\(Int(item.size)) points", item.width, measured, within: item.width / 100)
        }
    }

    private static let words = ConformanceCase(
        .textWidths,
        "\"Example\", regular",
        .measurement("Pictures of public test suites, iOS 26.1")
    ) { facts in
        let widths: [(size: CGFloat, width: CGFloat)] = [
            (19, 71.2), (21, 77.5), (23, 85.2), (28, 102.4), (33, 121), (40, 146.4), (47, 171.2), (53, 192.1),
        ]
        for item in widths {
            let measured = width("Example", .systemFont(ofSize: item.size))
            facts.expect("\(Int(item.size)) points", item.width, measured, within: item.width / 100)
        }
    }

    private static let field = ConformanceCase(
        .textWidths,
        "17 points, regular",
        .measurement("Pictures and values of public test suites, iOS 13 to 17")
    ) { facts in
        let field = UITextField()
        (field.text, field.font) = ("Hello world", .systemFont(ofSize: 17))
        facts.expect("a field of \"Hello world\"", 86, field.sizeThatFits(.zero).width, within: 0)
        let width = width("This is a test string", .systemFont(ofSize: 17))
        facts.expect("\"This is a test string\"", 144.09, width, within: 1.44)
    }

    private static let stem = ConformanceCase(
        .textWidths,
        "\"H\", bold, 32 points at @1x",
        .measurement("Pictures of public test suites, iOS 17")
    ) { facts in
        let picture = ConformancePicture(scale: 1) {
            let label = PictureViews.label("H", size: 32)
            label.font = .boldSystemFont(ofSize: 32)
            return label
        }
        let (row, middle) = (Int(picture.size.height / 3), Int(picture.size.width / 2))
        let ink = (0..<middle).reduce(CGFloat(0)) { $0 + CGFloat(255 - picture.level($1, row)[0]) / 255 }
        facts.expect("the stem's width", 4.01, ink, within: 0.12)
    }
}
