import Drydock
import Testing

/// A view that is put right above or below another stands right beside it among all sublayers, as its layer does.
/// Source: `CALayer.insertSublayer(_:above:)`, whose documentation UIKit's methods mirror; a public library's test on iOS expects
/// view, view, layer after `insertSubview(_:aboveSubview:)`.
@Suite("Subviews among sublayers of the app's")
@MainActor
struct SubviewLayerOrderTests {
    private let parent = UIView()
    private let first = UIView()
    private let second = UIView()
    private let layer = CALayer()

    /// `v` for views, `l` for the layer, back to front, each with its number.
    private var order: String {
        (parent.layer.sublayers ?? []).map { sublayer in
            switch sublayer {
            case first.layer: "1"
            case second.layer: "2"
            default: "l"
            }
        }.joined()
    }

    init() {
        parent.addSubview(first)
        parent.layer.addSublayer(layer)
    }

    @Test("a view above another is behind a layer that was in front of that")
    func above() {
        parent.insertSubview(second, aboveSubview: first)
        #expect(order == "12l")
        #expect(parent.subviews == [first, second])
    }

    @Test("a view below another is in front of a layer that was behind that")
    func below() {
        let background = CALayer()
        parent.layer.insertSublayer(background, at: 0)
        parent.insertSubview(second, belowSubview: first)
        #expect(order == "l21l")
    }

    @Test("a subview that moves right above another does so, too")
    func moving() {
        parent.addSubview(second)
        #expect(order == "1l2")
        parent.insertSubview(second, aboveSubview: first)
        #expect(order == "12l")
        parent.insertSubview(second, belowSubview: first)
        #expect(order == "21l")
    }

    @Test("a view that is added, or brought to the front, is in front of all layers")
    func front() {
        parent.addSubview(second)
        #expect(order == "1l2")
        parent.bringSubviewToFront(first)
        #expect(order == "l21")
    }

    /// From memory: UIKit puts the view's layer at the end, or at the beginning, of all sublayers.
    @Test("the only subview is brought before layers and sent behind them")
    func alone() {
        #expect(order == "1l")
        parent.bringSubviewToFront(first)
        #expect(order == "l1")
        parent.sendSubviewToBack(first)
        #expect(order == "1l")
    }
}
