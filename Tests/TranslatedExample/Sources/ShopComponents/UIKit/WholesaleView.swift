import UIKit

/// Begins with a dozen.
public final class WholesaleView: QuantityView {
    public override func reset() {
        super.reset()
        most = 12 * most
    }
}
