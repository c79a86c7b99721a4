import Drydock
import DrydockTesting
import Testing

/// Tables side by side in a scroll view that turns pages.
struct TablePagerTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test("a drag along a row turns the page, where nobody has asked for actions")
    func turning() {
        let (rows, pager) = (Rows(), UIScrollView())
        let screen = Screen(size: CGSize(width: 300, height: 400), showsStatusBar: false) {
            pager.isPagingEnabled = true
            pager.contentSize = CGSize(width: 600, height: 400)
            for page in 0..<2 {
                let table = UITableView(frame: CGRect(x: page * 300, y: 0, width: 300, height: 400))
                table.dataSource = rows
                pager.addSubview(table)
            }
            let controller = UIViewController()
            controller.view = pager
            return controller
        }
        screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 205))
        screen.settle()
        #expect(pager.contentOffset.x == 300)
        screen.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 240, y: 205))
        screen.settle()
        #expect(pager.contentOffset.x == 0)
    }
}
