import Drydock
import Foundation
import Testing

@Suite struct OwnInitializersTests {
    @Test("subclasses with initialisers of their own need not repeat what the library calls")
    func subclasses() throws {
        let animation = Named(name: "fade")
        let copy = try #require(animation.copy() as? Named)
        #expect(copy.name == "unnamed")
        #expect(copy.duration == 2)

        #expect(Format.default().limit == 1)
        #expect(Format.preferred().limit == 1)

        let layout = Layout()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 10, height: 10),
            collectionViewLayout: layout
        )
        view.layoutIfNeeded()
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(layout.contexts.contains { $0.reason == "asked" })
    }

    @Test("a module's own initialisers of insets and offsets go before those that leave out numbers")
    func ownInsets() {
        #expect(UIEdgeInsets(left: 42).left == 43)
        #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).left == 2)
        #expect(NSDirectionalEdgeInsets(leading: 42).leading == 43)
        #expect(UIOffset(vertical: 42).vertical == 43)
    }

    private final class Named: CABasicAnimation {
        let name: String

        init(name: String) {
            self.name = name
            super.init()
            duration = 2
        }

        override init() {
            name = "unnamed"
            super.init()
        }
    }

    private nonisolated final class Format: UIGraphicsImageRendererFormat {
        let limit: Int

        init(limit: Int) {
            self.limit = limit
            super.init()
        }

        convenience override init() { self.init(limit: 1) }
    }

    private final class Context: UICollectionViewLayoutInvalidationContext {
        let reason: String

        init(reason: String) {
            self.reason = reason
            super.init()
        }

        convenience override init() { self.init(reason: "asked") }
    }

    private final class Layout: UICollectionViewLayout {
        var contexts: [Context] = []

        override class var invalidationContextClass: AnyClass { Context.self }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            if let context = context as? Context { contexts.append(context) }
        }
    }
}

nonisolated extension UIEdgeInsets {
    fileprivate init(top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0) {
        self.init(top: top, left: left + 1, bottom: bottom, right: right)
    }
}

nonisolated extension NSDirectionalEdgeInsets {
    fileprivate init(top: CGFloat = 0, bottom: CGFloat = 0, leading: CGFloat = 0, trailing: CGFloat = 0) {
        self.init(top: top, leading: leading + 1, bottom: bottom, trailing: trailing)
    }
}

nonisolated extension UIOffset {
    fileprivate init(vertical: CGFloat = 0, horizontal: CGFloat = 0) {
        self.init(horizontal: horizontal, vertical: vertical + 1)
    }
}
