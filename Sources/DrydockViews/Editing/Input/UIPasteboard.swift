/// What has been copied: text by way of the system's clipboard, pictures and several strings for this program alone.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The clipboard of the desktop; in a test or a picture, of its screen alone.
    public static var general: UIPasteboard { UIWindowScene.current.textInput.pasteboard }

    /// Posted when this program has put something on the pasteboard; the object is the pasteboard.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// Where text goes and comes from.
    package var service: any ClipboardService = MemoryClipboard()
    private var own = Contents()

    /// What the clipboard itself cannot hold, as long as nobody has put anything else there.
    private struct Contents {
        var strings: [String] = []
        var images: [UIImage] = []
        var colors: [UIColor] = []

        /// What the clipboard itself gets.
        var text: String? { strings.isEmpty ? nil : strings.joined(separator: "\n") }
    }

    private func set(_ contents: Contents) {
        service.string = contents.text
        own = contents
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }

    /// Grows whenever something else is on the pasteboard.
    open var changeCount: Int { service.changeCount }

    /// The first string; setting it replaces everything, and nil leaves nothing.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// All strings; nil for none.
    open var strings: [String]? {
        get { service.string.map { $0 == own.text ? own.strings : [$0] } }
        set { set(Contents(strings: newValue ?? [])) }
    }

    /// The first picture, which other programs do not see; setting it replaces everything.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// All pictures, which other programs do not see; nil for none.
    open var images: [UIImage]? {
        get { own.images.isEmpty || service.hasString ? nil : own.images }
        set { set(Contents(images: newValue ?? [])) }
    }

    /// The text as an address; nil where it is none.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    /// Those of the strings that are addresses; nil for none. Setting them replaces everything by their text.
    open var urls: [URL]? {
        get {
            let urls = (strings ?? []).compactMap { URL(string: $0) }.filter { $0.scheme != nil }
            return urls.isEmpty ? nil : urls
        }
        set { strings = newValue?.map(\.absoluteString) }
    }

    /// The first colour, which other programs do not see; setting it replaces everything.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// All colours, which other programs do not see; nil for none.
    open var colors: [UIColor]? {
        get { own.colors.isEmpty || service.hasString ? nil : own.colors }
        set { set(Contents(colors: newValue ?? [])) }
    }

    open var hasStrings: Bool { service.hasString }
    open var hasImages: Bool { images != nil }
    open var hasURLs: Bool { url?.scheme != nil }
    open var hasColors: Bool { colors != nil }

    package override init() {
        super.init()
    }
}
