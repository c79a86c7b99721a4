import Drydock
import DrydockSnapshots
import Testing

@Suite("Symbol sheets")
struct SymbolGoldenTests {
    private static let names = [
        "heart", "heart.fill", "trash", "xmark.circle.fill", "bell.slash", "folder.badge.plus",
        "chevron.forward",
        "exclamationmark.triangle.fill", "square.and.arrow.up", "gearshape.fill", "doc.text", "list.bullet",
    ]

    private func sheet(_ make: (String) -> [UIImage?]) -> UIView {
        let rows = UIStackView()
        rows.axis = .vertical
        rows.alignment = .leading
        rows.spacing = 6
        rows.isLayoutMarginsRelativeArrangement = true
        rows.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        rows.backgroundColor = .systemBackground
        for name in Self.names {
            let row = UIStackView(arrangedSubviews: make(name).map { UIImageView(image: $0) })
            row.spacing = 8
            row.alignment = .center
            rows.addArrangedSubview(row)
        }
        return rows
    }

    @Test("weights and scales", arguments: [UIUserInterfaceStyle.light, .dark])
    func weights(style: UIUserInterfaceStyle) {
        let view = sheet { name in
            [UIImage.SymbolWeight.ultraLight, .light, .regular, .semibold, .black].map {
                UIImage(
                    systemName: name,
                    withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: $0)
                )
            }
                + [UIImage.SymbolScale.small, .medium, .large].map {
                    UIImage(
                        systemName: name,
                        withConfiguration: UIImage.SymbolConfiguration(
                            pointSize: 17,
                            weight: .regular,
                            scale: $0
                        )
                    )
                }
        }
        assertSnapshot(of: view, as: .image(traits: UITraitCollection(userInterfaceStyle: style), scale: 2))
    }

    @Test(
        "colours and directions",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func colors(direction: UIUserInterfaceLayoutDirection) {
        let view = sheet { name in
            let symbol = UIImage(
                systemName: name,
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 24)
            )
            return [
                symbol,
                symbol?.applyingSymbolConfiguration(.init(hierarchicalColor: .systemIndigo)),
                symbol?.applyingSymbolConfiguration(.init(paletteColors: [.white, .systemRed])),
                symbol?.applyingSymbolConfiguration(.init(paletteColors: [.systemGreen, .systemGray])),
                symbol?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal),
            ]
        }
        assertSnapshot(of: view, as: .image(scale: 2, direction: direction))
    }
}
