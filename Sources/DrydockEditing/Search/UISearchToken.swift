import DrydockControls
public import DrydockGraphics
import DrydockViews

/// What is searched for beside text, a person or a folder for instance: a chip before the text of a search field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// What the token stands for. Of no meaning to the field.
    open var representedObject: Any?
    let icon: UIImage?
    let text: String

    /// - Parameter icon: before the text, drawn in the text's colour.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
