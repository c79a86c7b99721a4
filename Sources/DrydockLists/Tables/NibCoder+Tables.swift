import DrydockNibDocuments
import DrydockViews

extension NibCoder {
    var tableStyle: UITableView.Style {
        choice(
            "style",
            ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped],
            absent: .plain
        )
    }

    /// That of the registration, for a cell that is made for a table.
    var reuseIdentifier: String? {
        let own = self["reuseIdentifier"]
        return loading.reuseIdentifier ?? own
    }

    var cellStyle: UITableViewCell.CellStyle {
        choice(
            "style",
            [
                "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
                "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
            ],
            absent: .default
        )
    }

    func decode(_ table: UITableView) {
        if flag("layoutMarginsFollowReadableWidth") == true {
            // It is the cells that follow.
            table.followsReadableWidth = false
            table.cellLayoutMarginsFollowReadableWidth = true
        }
        table.alwaysBounceVertical = flag("alwaysBounceVertical") ?? false
        if let color = color("backgroundColor") { table.backgroundColor = color }
        table.rowHeight = height("rowHeight", absent: 44)
        table.estimatedRowHeight = height("estimatedRowHeight", absent: 0)
        table.sectionHeaderHeight = height("sectionHeaderHeight", absent: UITableView.automaticDimension)
        table.sectionFooterHeight = height("sectionFooterHeight", absent: UITableView.automaticDimension)
        table.estimatedSectionHeaderHeight = height("estimatedSectionHeaderHeight", absent: 0)
        table.estimatedSectionFooterHeight = height("estimatedSectionFooterHeight", absent: 0)
        let selection = self["selectionStyle"]
        table.allowsSelection = flag("allowsSelection") ?? true
        table.allowsMultipleSelection = flag("allowsMultipleSelection") ?? (selection == "multiple")
        table.allowsSelectionDuringEditing = flag("allowsSelectionDuringEditing") ?? false
        table.allowsMultipleSelectionDuringEditing = flag("allowsMultipleSelectionDuringEditing") ?? false
        table.separatorStyle = choice(
            "separatorStyle",
            [
                "none": .none, "default": .singleLine, "singleLine": .singleLine,
                "singleLineEtched": .singleLineEtched,
            ],
            absent: .singleLine
        )
        if let color = color("separatorColor") { table.separatorColor = color }
        if let insets = insets("separatorInset") { table.separatorInset = insets }
        table.separatorInsetReference = choice(
            "separatorInsetReference",
            ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets],
            absent: .fromCellEdges
        )
        table.insetsContentViewsToSafeArea = flag("contentViewInsetsToSafeArea") ?? true
        table.isPrefetchingEnabled = flag("prefetchingEnabled") ?? true
        table.sectionIndexColor = color("sectionIndexColor")
        table.sectionIndexBackgroundColor = color("sectionIndexBackgroundColor")
        if let view = child(key: "tableHeaderView").flatMap(loading.makeView) { table.tableHeaderView = view }
        if let view = child(key: "tableFooterView").flatMap(loading.makeView) { table.tableFooterView = view }
        if let view = child(key: "backgroundView").flatMap(loading.makeView) { table.backgroundView = view }
        ignore(
            "prototypes",
            "sections",
            "dataMode",
            "springLoaded",
            "sectionIndexMinimumDisplayRowCount"
        )
        for prototype in element.children(in: "prototypes") { loading.register(prototype, in: table) }
        if element.child("sections") != nil { loading.addStaticRows(element, to: table) }
    }

    /// Points; -1 stands for a height that follows the content.
    private func height(_ attribute: String, absent: CGFloat) -> CGFloat {
        guard let value = length(attribute) else { return absent }
        return value < 0 ? UITableView.automaticDimension : value
    }

    func decode(_ cell: UITableViewCell) {
        for (attribute, view) in [
            ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }),
            ("imageView", { cell.imageView }),
        ] as [(String, () -> UIView?)] {
            if let id = self[attribute], let view = view() { loading.presetViews[id] = view }
        }
        cell.selectionStyle = choice(
            "selectionStyle",
            ["none": .none, "blue": .blue, "gray": .gray, "default": .default],
            absent: .blue
        )
        cell.accessoryType = choice("accessoryType", Self.accessories, absent: .none)
        cell.editingAccessoryType = choice("editingAccessoryType", Self.accessories, absent: .none)
        cell.showsReorderControl = flag("showsReorderControl") ?? false
        cell.shouldIndentWhileEditing = flag("shouldIndentWhileEditing") ?? true
        cell.indentationLevel = max(integer("indentationLevel") ?? 0, 0)
        cell.indentationWidth = max(length("indentationWidth") ?? 10, 0)
        if let insets = insets("separatorInset") { cell.separatorInset = insets }
        if let color = color("backgroundColor") { cell.backgroundColor = color }
        decode(key: "contentView", into: cell.contentView)
        if let view = child(key: "backgroundView").flatMap(loading.makeView) { cell.backgroundView = view }
        if let view = child(key: "selectedBackgroundView").flatMap(loading.makeView) {
            cell.selectedBackgroundView = view
        }
        if let view = child(key: "accessoryView").flatMap(loading.makeView) { cell.accessoryView = view }
        decodeConfiguration(of: cell)
        ignore(
            "rowHeight",
            "style",
            "hidesAccessoryWhenEditing",
            "focusStyle",
            "springLoaded",
            "editingStyle"
        )
    }

    /// The content of cells as Xcode 14 and later write them, without views.
    private func decodeConfiguration(of cell: UITableViewCell) {
        guard let element = child(key: "contentConfiguration"), element.name == "listContentConfiguration"
        else { return }
        var content = UIListContentConfiguration.cell()
        content.text = element.string("text")
        content.secondaryText = element.string("secondaryText").flatMap { $0.isEmpty ? nil : $0 }
        if let name = element["image"] {
            content.image = loading.image(name, isSymbol: element["catalog"] == "system", element)
        }
        cell.contentConfiguration = content
    }

    func decode(_ controller: UITableViewController) {
        controller.clearsSelectionOnViewWillAppear = flag("clearsSelectionOnViewWillAppear") ?? true
        // Comes with the view.
        ignore("refreshControl")
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]
}

extension NibLoading {
    /// Has the table make cells of a prototype.
    func register(_ prototype: NibElement, in table: UITableView) {
        guard let identifier = prototype["reuseIdentifier"] else { return }
        table.register(factory: maker(prototype, UITableViewCell.self), forCellReuseIdentifier: identifier)
    }

    /// Makes a view of a prototype each time; does not keep this loading.
    func maker<View: UIView>(_ prototype: NibElement, _ type: View.Type) -> (String) -> View {
        let (document, bundle, modules, texts) = (document, bundle, modules, texts)
        return { [weak scene] identifier in
            let loading = NibLoading(document, bundle: bundle, modules: modules, texts: texts)
            loading.scene = scene
            loading.reuseIdentifier = identifier
            guard let view = loading.load([prototype]).first as? View else {
                fatalError("\(document.file):\(prototype.line): the prototype \(identifier) is no \(type)")
            }
            return view
        }
    }

    /// Has the table show the cells that the document has in sections.
    func addStaticRows(_ element: NibElement, to table: UITableView) {
        let sections = element.children(in: "sections").map { section in
            NibStaticRows.Section(
                header: section.string("headerTitle").map { localized($0, section.id, "headerTitle") },
                footer: section.string("footerTitle").map { localized($0, section.id, "footerTitle") },
                cells: section.children(in: "cells").compactMap { makeView($0) as? UITableViewCell }
            )
        }
        let rows = NibStaticRows(sections)
        table.staticRows = rows
        table.dataSource = rows
    }
}

/// The rows of a table that a document has written out.
final class NibStaticRows: NSObject, UITableViewDataSource {
    struct Section {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
    }

    private let sections: [Section]

    init(_ sections: [Section]) {
        self.sections = sections
        super.init()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cells.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].cells[indexPath.row]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

extension UITableView {
    /// Has cells of an identifier made of a nib.
    func register(cellsOf nib: UINib, _ identifier: String) {
        register(
            factory: { [debugName] identifier in
                guard let cell = nib.firstObject(reuseIdentifier: identifier) as? UITableViewCell else {
                    fatalError(
                        "\(debugName): the nib registered for \(identifier) has no cell as its first object"
                    )
                }
                return cell
            },
            forCellReuseIdentifier: identifier
        )
    }

    /// Has headers and footers of an identifier made of a nib.
    func register(headersAndFootersOf nib: UINib, _ identifier: String) {
        register(
            factory: { [debugName] identifier in
                guard let view = nib.firstObject(reuseIdentifier: identifier) as? UITableViewHeaderFooterView
                else {
                    fatalError(
                        "\(debugName): the nib registered for \(identifier) has no UITableViewHeaderFooterView as its first object"
                    )
                }
                return view
            },
            forHeaderFooterViewReuseIdentifier: identifier
        )
    }
}
