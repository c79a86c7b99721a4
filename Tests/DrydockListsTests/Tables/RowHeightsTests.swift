import Drydock
import Testing

@Suite("Heights of rows")
struct RowHeightsTests {
    @Test(
        "the delegate's heights are asked once for every row, and found by place",
        arguments: [1, 63, 64, 65, 500]
    )
    func delegateHeights(count: Int) {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var count = 0
            var asked = 0
            func height(_ row: Int) -> CGFloat { CGFloat(row * 7919 % 83) }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked += 1
                return height(indexPath.row)
            }
        }
        let source = Source()
        source.count = count
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        table.delegate = source
        var sum: CGFloat = 0
        for row in 0..<count {
            let path = IndexPath(row: row, section: 0)
            let height = source.height(row)
            #expect(table.rectForRow(at: path) == CGRect(x: 0, y: sum, width: 320, height: height))
            if height > 0 {
                #expect(table.indexPathForRow(at: CGPoint(x: 1, y: sum)) == path)
                #expect(table.indexPathForRow(at: CGPoint(x: 1, y: sum + height - 0.5)) == path)
            }
            sum += height
        }
        #expect(source.asked == count)
        #expect(table.rect(forSection: 0).height == sum)
    }
}
