package import Drydock

/// A page about one kind of control: its samples in sections, to be used.
package final class ControlPage: UITableViewController {
    private let sections: [ControlSampleSection]
    private let cells: [[ControlSampleCell]]

    init(_ title: String, sections: [ControlSampleSection]) {
        self.sections = sections
        cells = sections.map { $0.samples.map(ControlSampleCell.init) }
        super.init(style: .insetGrouped)
        self.title = title
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("ControlPage is made in code")
    }

    /// Below a large title.
    static func scene(_ title: String, sections: [ControlSampleSection]) -> UINavigationController {
        let scene = UINavigationController(rootViewController: ControlPage(title, sections: sections))
        scene.navigationBar.prefersLargeTitles = true
        return scene
    }

    package override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells[section].count
    }

    package override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        cells[indexPath.section][indexPath.row]
    }

    package override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        false
    }

    package override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    {
        sections[section].title
    }

    package override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    {
        sections[section].footer
    }
}
