package import Drydock

/// Harbours by their first letters, with titles at the side that lead to them.
package final class IndexScene: UINavigationController {
    package init() {
        super.init(rootViewController: HarboursTableController(style: .plain))
        navigationBar.prefersLargeTitles = true
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { fatalError("IndexScene is made in code") }
}

private final class HarboursTableController: UITableViewController {
    private static let names = [
        "Aalesund", "Aberdeen", "Antwerp", "Bergen", "Bilbao", "Bremen", "Cádiz", "Calais", "Copenhagen",
        "Dover",
        "Dublin", "Esbjerg", "Falmouth", "Gdańsk", "Genoa", "Hamburg", "Helsinki", "Izmir", "Kiel", "Lisbon",
        "Malmö", "Marseille", "Naples", "Oslo", "Palermo", "Porto", "Reykjavík", "Riga", "Stavanger",
        "Tallinn",
        "Trieste", "Valencia", "Venice", "Zadar",
    ]

    private let sections = Dictionary(grouping: names) { String($0.prefix(1)) }.sorted { $0.key < $1.key }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Harbours"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "harbour")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].value.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].key
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.key) }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "harbour", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = sections[indexPath.section].value[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
