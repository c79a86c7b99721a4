public import Foundation

/// What is shown large, in the middle of the screen, while a finger rests on it and text is as large as accessibility has it.
/// Views are such items; for views that cannot grow with text, as those of bars.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    /// Whether the image is shown larger than it is.
    var scalesLargeContentImage: Bool { get }
    /// Points around the image, positive ones inwards.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a view shows large.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
    private var largeContent: LargeContent {
        get { extras?[LargeContent.self] ?? LargeContent() }
        set { withExtras { $0[LargeContent.self] = newValue } }
    }

    /// Whether an interaction of this view, or of one around it, shows it large.
    public var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }

    public var largeContentTitle: String? {
        get { largeContent.title ?? ownLargeContent.title }
        set { largeContent.title = newValue }
    }

    public var largeContentImage: UIImage? {
        get { largeContent.image ?? ownLargeContent.image }
        set { largeContent.image = newValue }
    }

    public var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set { largeContent.scalesImage = newValue }
    }

    public var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets }
        set { largeContent.imageInsets = newValue }
    }
}
