import Drydock
import DrydockTesting
import ShopComponents
import Testing

/// Components written for iOS, translated as they are.
@MainActor struct QuantityTests {
    @MainActor private final class Guardian: @preconcurrency QuantityViewDelegate {
        var changes: [Int] = []

        func quantityViewDidChange(_ view: QuantityView) { changes.append(view.quantity) }

        func quantityView(_ view: QuantityView, shouldChangeTo quantity: Int) -> Bool { quantity < 3 }
    }

    @MainActor private final class Listener: @preconcurrency QuantityViewDelegate {
        var changes: [Int] = []

        func quantityViewDidChange(_ view: QuantityView) { changes.append(view.quantity) }
    }

    private func shown<View: UIView>(_ view: View) throws -> (Screen, View) {
        let controller = UIViewController()
        view.frame = CGRect(x: 20, y: 100, width: 132, height: 44)
        controller.view.addSubview(view)
        return (Screen { controller }, view)
    }

    @Test func selectorsAndDelegates() throws {
        let (screen, view) = try shown(QuantityView())
        let listener = Listener()
        view.delegate = listener
        for _ in 0..<3 { try screen.tap(text: "+") }
        try screen.tap(text: "−")
        #expect(listener.changes == [2, 3, 4, 3])
        let guardian = Guardian()
        view.delegate = guardian
        try screen.tap(text: "+")
        #expect(guardian.changes.isEmpty)
        #expect(view.intrinsicContentSize == CGSize(width: 132, height: 44))
    }

    @Test func operatorsOfAnotherLibrary() throws {
        let (screen, view) = try shown(OfferView(text: "New"))
        screen.settle()
        #expect(view.label.center == CGPoint(x: 66, y: 22))
        #expect(view.label.constraints.isEmpty)
    }

    @Test func overridesOfExtensions() throws {
        let (_, view) = try shown(WholesaleView())
        view.reset()
        #expect(view.most == 108)
    }
}
