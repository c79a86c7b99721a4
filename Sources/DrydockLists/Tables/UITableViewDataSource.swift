public import DrydockViews
public import Foundation

/// Gives a table its rows. All but the first two methods are optional.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row: one from `dequeueReusableCell(withIdentifier:for:)`, with the row's content.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Titles at the side that lead to sections; nil for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that a title leads to: the one of the title's own index unless implemented.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Whether the row can be edited: true unless implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the row can be moved: true where `moveRowAt` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The user deletes a row or inserts one: change the data, then tell the table.
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )
    /// The user has moved a row, which the table shows at its new place already: change the data.
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
}

// What is not implemented says so to the table, which then asks for it no more.
extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.unanswered.insert(.headerTitle)
        return nil
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.unanswered.insert(.footerTitle)
        return nil
    }

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.movesRows(self, indexPath)
    }

    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        tableView.unanswered.insert(.commit)
    }

    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        tableView.unanswered.insert(.move)
    }
}

/// Optional methods that a data source or delegate turned out not to implement.
struct TableQuestions: OptionSet {
    let rawValue: UInt16

    static let headerTitle = TableQuestions(rawValue: 1 << 0)
    static let footerTitle = TableQuestions(rawValue: 1 << 1)
    static let rowHeight = TableQuestions(rawValue: 1 << 2)
    static let rowEstimate = TableQuestions(rawValue: 1 << 3)
    static let headerHeight = TableQuestions(rawValue: 1 << 4)
    static let footerHeight = TableQuestions(rawValue: 1 << 5)
    static let headerView = TableQuestions(rawValue: 1 << 6)
    static let footerView = TableQuestions(rawValue: 1 << 7)
    static let commit = TableQuestions(rawValue: 1 << 8)
    static let move = TableQuestions(rawValue: 1 << 9)
    static let leadingSwipe = TableQuestions(rawValue: 1 << 10)
    static let trailingSwipe = TableQuestions(rawValue: 1 << 11)
    static let headerEstimate = TableQuestions(rawValue: 1 << 12)
    static let footerEstimate = TableQuestions(rawValue: 1 << 13)

    static let ofDataSource: TableQuestions = [.headerTitle, .footerTitle, .commit, .move]
    static let ofDelegate: TableQuestions = [
        .rowHeight, .rowEstimate, .headerHeight, .footerHeight, .headerView, .footerView, .leadingSwipe,
        .trailingSwipe, .headerEstimate, .footerEstimate,
    ]
}
