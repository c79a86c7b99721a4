import DrydockControls
import DrydockViews
public import Foundation

/// Is told of the edits of a text storage. Both members are optional.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Before the attributes of an edit are final: characters and attributes may still be changed.
    /// - Parameters:
    ///   - textStorage: the storage.
    ///   - editedMask: what is edited.
    ///   - editedRange: in the text as it is now.
    ///   - delta: how many UTF-16 units longer the text is.
    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
    /// Before the edit is laid out: attributes may still be changed.
    /// - Parameters:
    ///   - textStorage: the storage.
    ///   - editedMask: what is edited.
    ///   - editedRange: in the text as it is now.
    ///   - delta: how many UTF-16 units longer the text is.
    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}

    public func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
