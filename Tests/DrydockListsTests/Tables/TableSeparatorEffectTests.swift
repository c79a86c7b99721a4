import Drydock
import DrydockTesting
import Testing

@Suite("Effects of separators")
struct TableSeparatorEffectTests {
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("lines have the table's effect, and its colour within that")
    func effect() throws {
        let screen = Screen.empty(size: CGSize(width: 200, height: 200), scale: 2)
        let source = Source()
        let table = UITableView(frame: screen.window.bounds, style: .plain)
        table.dataSource = source
        #expect(table.separatorEffect == nil)
        screen.perform { screen.window.addSubview(table) }
        screen.settle()
        func lines() -> [UIView] {
            table.visibleCells.flatMap(\.subviews).filter { $0.frame.height == 0.5 && !$0.isHidden }
        }
        #expect(lines().count == 2)
        #expect(!lines().contains { $0 is UIVisualEffectView })
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
        screen.perform {
            table.separatorEffect = effect
            table.separatorColor = .red
        }
        screen.settle()
        let effects = lines().compactMap { $0 as? UIVisualEffectView }
        #expect(effects.count == 2)
        #expect(effects.allSatisfy { $0.effect === effect && $0.contentView.backgroundColor == .red })
        screen.perform { table.separatorEffect = nil }
        screen.settle()
        #expect(lines().count == 2)
        #expect(lines().allSatisfy { !($0 is UIVisualEffectView) && $0.backgroundColor == .red })
    }
}
