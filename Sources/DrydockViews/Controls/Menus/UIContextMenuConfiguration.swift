public import Foundation

/// Makes the menu of a `UIContextMenuConfiguration`, from what the system proposes, which is nothing.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?
/// Makes what stands for a view while its menu is open.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu of a view, or of a row of a list.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// - Parameters:
    ///   - identifier: a name of your own; nil for one that is made.
    ///   - previewProvider: makes what is shown above the menu, in its `preferredContentSize`; nil, and nil as its answer,
    ///     for the view itself.
    ///   - actionProvider: makes the menu when it opens; nil, and nil as its answer, for no menu.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: OwnIdentifier.next("context-menu"))
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
