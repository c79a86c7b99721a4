import DrydockViews
public import Foundation

extension UITableView {
    /// How sections look.
    public nonisolated enum Style: Int, Sendable {
        /// One list; headers stay at the top while their section scrolls.
        case plain
        /// Sections apart from each other, from side to side.
        case grouped
        /// Sections as cards with round corners.
        case insetGrouped
    }

    /// When rows that size themselves are measured again.
    public nonisolated enum SelfSizingInvalidation: Int, Sendable {
        /// When the table is told of it.
        case disabled
        /// When a cell's configuration changes, or it says `invalidateIntrinsicContentSize()`.
        case enabled
        /// As `enabled`: changed constraints alone are not noticed.
        case enabledIncludingConstraints
    }

    /// Where a row that is scrolled to ends up.
    public nonisolated enum ScrollPosition: Int, Sendable {
        /// Wherever it takes the least scrolling.
        case none
        case top
        case middle
        case bottom
    }

    /// How rows come and go. All but `none` fade while the rows around them move; those with a side slide from or to it too.
    public nonisolated enum RowAnimation: Int, Sendable {
        case fade = 0
        case right
        case left
        case top
        case bottom
        /// At once; rows around move all the same.
        case none
        case middle
        case automatic = 100
    }

    /// From where separator insets are measured.
    public nonisolated enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges
        /// From where the cell's text begins.
        case fromAutomaticInsets
    }

    /// The height that content decides; as a row height, estimate or header height.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// Posted after the user selected or deselected a row; the object is the table.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification"
    )
}

extension UITableViewCell {
    /// Which of the labels and the image a cell has, and where.
    public nonisolated enum CellStyle: Int, Sendable {
        /// An image and one text.
        case `default`
        /// A text, and a grey one at the trailing side.
        case value1
        /// A tinted text, and one to its trailing side.
        case value2
        /// A text, and a smaller one below it.
        case subtitle
    }

    /// What stands at the trailing side.
    public nonisolated enum AccessoryType: Int, Sendable {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
    }

    /// Whether a cell looks selected when it is.
    public nonisolated enum SelectionStyle: Int, Sendable {
        case none
        /// As `default`.
        case blue
        /// As `default`.
        case gray
        case `default`
    }

    /// Lines between rows.
    public nonisolated enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
        /// As `singleLine`.
        case singleLineEtched
    }

    /// What an editing table offers to do with a row.
    public nonisolated enum EditingStyle: Int, Sendable {
        case none
        case delete
        case insert
    }
}
