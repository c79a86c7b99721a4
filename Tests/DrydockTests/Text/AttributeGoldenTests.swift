import Drydock
import DrydockSnapshots
import Testing

/// Each attribute of attributed text, as it is seen.
@Suite struct AttributeGoldenTests {
    private typealias Attributes = [NSAttributedString.Key: Any]

    private static let font = UIFont.systemFont(ofSize: 17)

    private func label(_ text: String, _ attributes: Attributes) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: text,
            attributes: attributes.merging([.font: Self.font]) { own, _ in own }
        )
        return label
    }

    private func check(_ labels: [UILabel], width: CGFloat, testName: String = #function) {
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 4
        stack.backgroundColor = .systemBackground
        for label in labels { label.preferredMaxLayoutWidth = width }
        stack.widthAnchor.constraint(equalToConstant: width).isActive = true
        assertSnapshot(of: stack, as: .image(scale: 2), testName: testName)
    }

    @Test func `looks of letters`() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 2)
        shadow.shadowBlurRadius = 2
        shadow.shadowColor = UIColor.systemBlue
        let samples: [(String, Attributes)] = [
            ("foregroundColor", [.foregroundColor: UIColor.systemRed]),
            ("backgroundColor", [.backgroundColor: UIColor.systemYellow]),
            ("kern 4", [.kern: 4]), ("kern -1", [.kern: -1]), ("AV kern 0 AV", [.kern: 0]),
            ("tracking 4", [.tracking: 4]), ("obliqueness .3", [.obliqueness: 0.3]),
            ("obliqueness -.3", [.obliqueness: -0.3]), ("expansion .4", [.expansion: 0.4]),
            ("expansion -.3", [.expansion: -0.3]), ("strokeWidth 4", [.strokeWidth: 4]),
            ("strokeWidth -4", [.strokeWidth: -4, .strokeColor: UIColor.systemRed]),
            ("shadow", [.shadow: shadow]),
            ("link", [.link: "https://example.org"]), ("fi ffi ligature 0", [.ligature: 0]),
        ]
        let raised = NSMutableAttributedString(string: "base", attributes: [.font: Self.font])
        for (text, offset) in [("up", 6), ("down", -6)] {
            raised.append(
                NSAttributedString(
                    string: text,
                    attributes: [.font: Self.font.withSize(11), .baselineOffset: offset, .underlineStyle: 1]
                )
            )
        }
        let label = UILabel()
        label.attributedText = raised
        check(samples.map { self.label($0.0, $0.1) } + [label], width: 160)
    }

    @Test func `lines under and through text`() {
        let styles: [(String, NSUnderlineStyle)] = [
            ("single", .single), ("thick", .thick), ("double", .double), ("dots", [.single, .patternDot]),
            ("dashes", [.single, .patternDash]), ("dash dot", [.single, .patternDashDot]),
            ("dash dot dot", [.thick, .patternDashDotDot]), ("by single word", [.single, .byWord]),
            ("double dashes", [.double, .patternDash]),
        ]
        var labels = styles.map { label("gyp \($0.0)", [.underlineStyle: $0.1.rawValue]) }
        labels += styles.prefix(4)
            .map {
                label(
                    "gyp \($0.0)",
                    [.strikethroughStyle: $0.1.rawValue, .strikethroughColor: UIColor.systemRed]
                )
            }
        labels.append(label("סגנון قلم", [.underlineStyle: 1, .underlineColor: UIColor.systemGreen]))
        check(labels, width: 160)
    }

    private func paragraph(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
        let style = NSMutableParagraphStyle()
        change(style)
        return label(
            text,
            [.paragraphStyle: style, .font: Self.font.withSize(13), .backgroundColor: UIColor.systemGray5]
        )
    }

    @Test func `styles of paragraphs`() {
        let words = "Some words that need two lines.\nAnd another paragraph."
        check(
            [
                paragraph("multiple 1.5 " + words) { $0.lineHeightMultiple = 1.5 },
                paragraph("minimum 24 " + words) { $0.minimumLineHeight = 24 },
                paragraph("maximum 12 " + words) { $0.maximumLineHeight = 12 },
                paragraph("spacing 6, 10 " + words) {
                    $0.lineSpacing = 6
                    $0.paragraphSpacing = 10
                },
                paragraph("before 12 " + words) { $0.paragraphSpacingBefore = 12 },
                paragraph("indents " + words) {
                    $0.firstLineHeadIndent = 24
                    $0.headIndent = 12
                    $0.tailIndent = -20
                },
                paragraph("justified " + words) { $0.alignment = .justified },
                paragraph("right " + words) { $0.alignment = .right },
                paragraph("מרכז " + words) { $0.alignment = .center },
                paragraph("טבעי שורה אחת ועוד אחת כדי לשבור") { $0.alignment = .natural },
                paragraph("a\tleft\nb\tcentre\nc\tright") {
                    $0.tabStops = [NSTextTab(textAlignment: .left, location: 60)]
                },
                paragraph("x\tmid\ty\nlonger\tmiddle\tz") {
                    $0.tabStops = [
                        NSTextTab(textAlignment: .center, location: 80),
                        NSTextTab(textAlignment: .right, location: 150),
                    ]
                },
                paragraph("hy\u{AD}phen\u{AD}ation at soft hy\u{AD}phens in this para\u{AD}graph") { _ in },
            ],
            width: 170
        )
    }

    @Test func `what happens to lines that are too long`() {
        let modes: [(String, NSLineBreakMode)] = [
            ("tail", .byTruncatingTail), ("head", .byTruncatingHead), ("middle", .byTruncatingMiddle),
            ("clip", .byClipping), ("words", .byWordWrapping), ("characters", .byCharWrapping),
        ]
        let labels = modes.flatMap { name, mode in
            ["\(name) of a line that is too long", "שורה ארוכה מדי עם \(name) באמצע"].map { text in
                let label = paragraph(text) { $0.lineBreakMode = mode }
                label.numberOfLines = mode == .byCharWrapping || mode == .byWordWrapping ? 0 : 1
                return label
            }
        }
        check(labels, width: 130)
    }
}
