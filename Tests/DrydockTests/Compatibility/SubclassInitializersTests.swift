import Drydock
import Foundation
import Testing

/// Subclasses that override the initialisers and members which are designated, required and open in UIKit.
@Suite struct SubclassInitializersTests {
    private final class Stack: UIStackView {
        required init(coder: NSCoder) {
            super.init(coder: coder)
            axis = .vertical
        }
    }

    private final class Spinner: UIActivityIndicatorView {
        required init(coder: NSCoder) {
            super.init(coder: coder)
            startAnimating()
        }
    }

    @Test("a stack view and an activity indicator come of any coder")
    func coders() {
        #expect(Stack(coder: NSCoder()).axis == .vertical)
        #expect(Spinner(coder: NSCoder()).isAnimating)
    }

    private final class Picture: UIImageView {
        private(set) var changes = 0

        init() {
            super.init(image: UIImage(systemName: "star"))
        }

        override init(image: UIImage?, highlightedImage: UIImage?) {
            super.init(image: image, highlightedImage: highlightedImage)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override var image: UIImage? { didSet { changes += 1 } }
    }

    @Test("a kind of image view overrides the initialisers with images")
    func pictures() throws {
        let size = try #require(UIImage(systemName: "star")).size
        let picture = Picture()
        #expect(picture.bounds.size == size)
        #expect(picture.intrinsicContentSize == size)
        #expect(picture.changes == 1)
        #expect(!picture.isUserInteractionEnabled)
        #expect(Picture(image: nil, highlightedImage: UIImage(systemName: "star")).bounds.size == .zero)
    }

    private final class Bar: UINavigationBar {
        let isOwn: Bool

        override init(frame: CGRect) {
            isOwn = true
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Flow: UINavigationController {
        init() {
            super.init(navigationBarClass: Bar.self, toolbarClass: nil)
            viewControllers = [UIViewController()]
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @Test("a navigation controller has bars of the classes that it is given")
    func bars() {
        let flow = Flow()
        #expect((flow.navigationBar as? Bar)?.isOwn == true)
        #expect(type(of: flow.toolbar as UIToolbar) == UIToolbar.self)
        #expect(flow.navigationBar.topItem === flow.viewControllers.first?.navigationItem)
        let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: plain.navigationBar) == UINavigationBar.self)
    }

    private final class Question: UIAlertController {
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            addAction(UIAlertAction(title: "OK", style: .default))
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @Test("a kind of alert has the initialiser with a title, and without one is an action sheet")
    func alerts() {
        let question = Question(title: "Sure?", message: "Really", preferredStyle: .alert)
        #expect(question.title == "Sure?")
        #expect(question.message == "Really")
        #expect(question.preferredStyle == .alert)
        #expect(question.actions.count == 1)
        #expect(question.isModalInPresentation)
        #expect(UIAlertController().preferredStyle == .actionSheet)
    }

    private final class Item: UINavigationItem {
        override init(title: String) { super.init(title: title.uppercased()) }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private nonisolated final class Icon: NSTextAttachment {
        override init(data contentData: Data?, ofType uti: String?) {
            super.init(data: contentData, ofType: uti)
            bounds.size.width = 12
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Rows: UICollectionViewCompositionalLayout {
        override init(section: NSCollectionLayoutSection) { super.init(section: section) }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Lines: NSLayoutManager {
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Column: NSTextContainer {
        override init(size: CGSize) {
            super.init(size: size)
            lineFragmentPadding = 0
        }

        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Finder: UISearchController {
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            obscuresBackgroundDuringPresentation = false
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @Test("what is designated in UIKit can be overridden")
    func designated() {
        #expect(Item(title: "Inbox").title == "INBOX")
        #expect(UINavigationItem().title == nil)
        #expect(Icon(data: nil, ofType: nil).bounds.width == 12)
        let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: Rows(section: NSCollectionLayoutSection(group: group))
        )
        #expect(view.collectionViewLayout is Rows)
        #expect(Lines(coder: NSCoder())?.textContainers.isEmpty == true)
        #expect(Column(size: .zero).lineFragmentPadding == 0)
        #expect(Column(coder: NSCoder()).size == .zero)
        #expect(!Finder(nibName: nil, bundle: nil).obscuresBackgroundDuringPresentation)
    }

    private final class Cell: UITableViewCell {
        override var reuseIdentifier: String? { "own" }
    }

    private final class Everything: UICollectionViewLayoutInvalidationContext {
        override var invalidateEverything: Bool { true }
    }

    private final class Scroller: UIScrollView {
        override var adjustedContentInset: UIEdgeInsets {
            var insets = super.adjustedContentInset
            insets.top += 5
            return insets
        }
        override var isDragging: Bool { true }
    }

    private final class Fade: CABasicAnimation {
        nonisolated override func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated { duration = 3 }
            return super.copy(with: zone)
        }
    }

    @Test("what is open in UIKit can be overridden")
    func members() {
        #expect(Cell(style: .default, reuseIdentifier: "other").reuseIdentifier == "own")
        #expect(Everything().invalidateEverything)
        #expect(Scroller().adjustedContentInset.top == 5)
        #expect(Scroller().isDragging)
        #expect((Fade().copy() as? Fade)?.duration == 3)
    }
}
