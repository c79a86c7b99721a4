import Drydock
import DrydockSnapshots
import Testing

@Suite("Collection views")
struct CollectionGoldenTests {
    enum Look: String, CaseIterable, CustomTestStringConvertible, Sendable {
        case light, dark, rightToLeft, large

        var testDescription: String { rawValue }
    }

    private func makeScreen(_ look: Look, _ size: CGSize) -> Screen {
        let screen = Screen.empty(
            size: size,
            scale: 2,
            direction: look == .rightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection {
                $0.userInterfaceStyle = look == .dark ? .dark : .light
                if look == .large { $0.preferredContentSizeCategory = .accessibilityMedium }
            },
            showsStatusBar: false
        )
        screen.window.backgroundColor = .systemBackground
        return screen
    }

    @Test("list cells", arguments: UICollectionLayoutListConfiguration.Appearance.shown, Look.allCases)
    func list(appearance: UICollectionLayoutListConfiguration.Appearance, look: Look) {
        let screen = makeScreen(look, CGSize(width: 280, height: 300))
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .firstItemInSection
        let view = screen.perform {
            UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 280, height: 300),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
            )
        }
        let rows = ["Header", "Disclosure", "Selected", "Subtitle", "Last"]
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell,
            path,
            row in
            var content: UIListContentConfiguration =
                path.item == 0
                ? (appearance == .plain ? .plainHeader() : .groupedHeader())
                : cell.defaultContentConfiguration()
            content.text = row
            if path.item == 3 { content.secondaryText = "Below it" }
            if path.item == 1 { content.image = UIImage(systemName: "bell") }
            cell.contentConfiguration = content
            switch path.item {
            case 1: cell.accessories = [.label(text: "2"), .disclosureIndicator()]
            case 2: cell.accessories = [.checkmark()]
            case 3: cell.accessories = [.delete(displayed: .always), .detail()]
            default: break
            }
        }
        let source = screen.perform {
            UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, row in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(rows)
        screen.perform {
            screen.window.addSubview(view)
            source.apply(snapshot, animatingDifferences: false)
        }
        screen.host.update()
        screen.perform {
            view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        }
        screen.host.update()
        assertSnapshot(of: screen, as: .image, named: look.rawValue)
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// Those of which there are pictures.
    nonisolated fileprivate static let shown: [UICollectionLayoutListConfiguration.Appearance] = [
        .plain, .insetGrouped,
    ]
}
