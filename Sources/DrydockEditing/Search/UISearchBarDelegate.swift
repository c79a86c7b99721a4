import DrydockControls
public import DrydockViews
public import Foundation

/// Is asked and told what the user does with a search bar. All members are optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The user has changed the text, or emptied the field.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Before the user changes the text.
    /// - Parameters:
    ///   - searchBar: the bar.
    ///   - range: what is replaced, in UTF-16 units.
    ///   - text: what takes its place; empty for deleting, a line feed for Return.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    /// Return has been pressed. The field stays the first responder.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Cancel has been tapped. Neither the text nor the first responder has changed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        true
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Passes on what the bar's field asks and tells.
final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    private func ask(_ question: (UISearchBar, any UISearchBarDelegate) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(bar, delegate)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ask { $1.searchBarShouldBeginEditing($0) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.searchController?.begin()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        ask { $1.searchBarShouldEndEditing($0) }
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        ask { $1.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        let selection = textField.editor.selection.range
        let range = NSRange(location: selection.lowerBound, length: selection.count)
        if delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: "\n") {
            delegate.searchBarSearchButtonClicked(bar)
        }
        return true
    }
}
