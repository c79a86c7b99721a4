import Drydock
import DrydockPlatform
import DrydockTesting
import Testing

/// What goes away together with a screen, whatever was going on there.
@Suite struct SceneLifetimeTests {
    /// A screen's window, controller and view after the screen is gone.
    private final class Remains {
        weak var window: UIWindow?
        weak var view: UIView?
        weak var scene: UIWindowScene?

        init(_ screen: Screen, _ view: UIView) {
            (window, scene, self.view) = (screen.window, screen.host.scene, view)
        }
    }

    private func use(_ view: UIView, _ use: (Screen) -> Void) -> Remains {
        let controller = UIViewController()
        let screen = Screen(size: CGSize(width: 200, height: 300)) { controller }
        screen.perform {
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            controller.view.addSubview(view)
        }
        use(screen)
        return Remains(screen, view)
    }

    private func expectNothing(of remains: Remains) {
        #expect(remains.scene == nil)
        #expect(remains.window == nil)
        #expect(remains.view == nil)
    }

    @Test func `a key that is held down keeps no window`() {
        let remains = use(UIView()) { screen in
            screen.host.handle(.key(KeyEvent(key: .character("a"))))
            screen.host.handle(.key(KeyEvent(key: .return)))
        }
        expectNothing(of: remains)
    }

    @Test func `a key that is held down keeps no field that it types into`() {
        let remains = use(UITextField()) { screen in
            screen.perform {
                _ = screen.window.rootViewController?.view.subviews.first?.becomeFirstResponder()
            }
            screen.host.handle(.key(KeyEvent(key: .left)))
        }
        expectNothing(of: remains)
    }

    @Test func `an animation of a layer that does not come to its end keeps no view`() {
        let remains = use(UIView()) { screen in
            screen.perform {
                let view = screen.window.rootViewController?.view.subviews.first
                UIView.animate(withDuration: 1) {
                    view?.layer.cornerRadius = 9
                } completion: { _ in
                    view?.isHidden = true
                }
            }
            screen.advance(by: 0.2)
        }
        expectNothing(of: remains)
    }

    @Test(arguments: [UITableView.Style.plain, .insetGrouped])
    func `rows that are on their way keep no table`(style: UITableView.Style) {
        let rows = Rows()
        func makeTable() -> UITableView {
            let table = UITableView(frame: .zero, style: style)
            table.dataSource = rows
            return table
        }
        let remains = use(makeTable()) { screen in
            screen.perform {
                rows.count = 9
                let table = screen.window.rootViewController?.view.subviews.first as? UITableView
                table?.performBatchUpdates {
                    table?.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                    let added = [1, 7].map { IndexPath(row: $0, section: 0) }
                    table?.insertRows(at: added, with: .automatic)
                }
            }
            screen.advance(by: 0.1)
        }
        expectNothing(of: remains)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var count = 8

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }
}
