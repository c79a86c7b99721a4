import Drydock
import DrydockTesting
import Foundation
import Testing

/// How long what a nib makes lives, where only weak references lead to it.
///
/// From memory: UIKit returns the objects at the top autoreleased, so that they live until the turn of the run loop ends; published
/// apps connect the content of a view to a weak outlet and add it as a subview in the next line.
@Suite("The life of what a nib makes")
struct NibLifetimeTests {
    private func nib() throws -> UINib {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="contentView" destination="a" id="k1"/></connections></placeholder>
            <view id="a"/><label id="b"/></objects></document>
            """
        return try UINib(checking: Data(text.utf8), named: "Card.xib", bundle: .module)
    }

    @Test("a weak outlet and a weak reference lead to it until the scene's turn ends, and then it is freed")
    func screen() throws {
        let nib = try nib()
        let owner = CardOwner()
        let screen = Screen { UIViewController() }
        weak var label: UILabel?
        try screen.perform {
            nib.instantiate(withOwner: owner)
            #expect(owner.contentView != nil)
            label = nib.instantiate(withOwner: CardOwner()).last as? UILabel
            #expect(label != nil)
            let kept = try #require(owner.contentView)
            screen.window.addSubview(kept)
        }
        #expect(owner.contentView?.superview === screen.window)
        #expect(label == nil)
        screen.perform { owner.contentView?.removeFromSuperview() }
        #expect(owner.contentView == nil)
    }

    @Test("outside of any scene it lives until the main actor's next turn")
    func noScene() async throws {
        let owner = CardOwner()
        try nib().instantiate(withOwner: owner)
        #expect(owner.contentView != nil)
        for _ in 0..<100 where owner.contentView != nil { await Task.yield() }
        #expect(owner.contentView == nil)
    }

    @Test("a view that loads its content in its initialiser has it")
    func inInitializer() throws {
        let nib = try nib()
        final class Card: UIView {
            init(_ nib: UINib) {
                let owner = CardOwner()
                super.init(frame: .zero)
                nib.instantiate(withOwner: owner)
                if let content = owner.contentView { addSubview(content) }
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Card(nib).subviews.count == 1)
    }
}

final class CardOwner: NSObject, NibOutletTarget {
    weak var contentView: UIView?

    static var nibOutlets: [String: NibOutletProperty] {
        ["contentView": NibOutletProperty(\CardOwner.contentView)]
    }
}
