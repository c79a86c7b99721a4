import DrydockControls
public import DrydockViews

/// The members of `UITextInput` that input methods ask for and no field changes.
extension UITextField {
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    {
        editor.position(within: range, farthestIn: direction)
    }

    public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    {
        editor.characterRange(byExtending: position, in: direction)
    }

    public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    {
        editor.baseWritingDirection(for: position)
    }

    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setBaseWritingDirection(writingDirection, for: range)
    }

    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    {
        editor.textStyling(at: position).map { defaultTextAttributes.merging($0) { $1 } }
    }
}
