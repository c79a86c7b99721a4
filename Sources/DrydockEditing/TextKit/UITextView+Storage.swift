import DrydockControls
import DrydockViews

extension UITextView {
    /// The view's text storage, made of its text when it is asked for first.
    func makeTextStorage() -> NSTextStorage {
        if let storage = editor.storage { return storage }
        let manager = textContainer.layoutManager ?? NSLayoutManager()
        manager.addTextContainer(textContainer)
        let storage = NSTextStorage()
        storage.defaults = defaultAttributes
        storage.replace(0..<0, with: editor.text)
        editor.storage = storage
        storage.addLayoutManager(manager)
        return storage
    }

    /// Shows the text of the container's storage, where it is another than before.
    func textStorageDidChange() {
        let storage = textContainer.layoutManager?.textStorage
        guard storage !== editor.storage else { return }
        editor.storage?.defaults = [:]
        editor.storage = nil
        guard let storage else { return }
        storage.defaults = defaultAttributes
        setText(storage.text(in: 0..<storage.length))
        editor.storage = storage
    }
}
