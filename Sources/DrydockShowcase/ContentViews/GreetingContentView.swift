package import Drydock

/// A label in the middle, as GreetingContentView.xib has it.
package final class GreetingContentView: UIView, NibViewInterface {
    @Outlet package var label: UILabel

    package override func awakeFromNib() {
        super.awakeFromNib()
        label.adjustsFontForContentSizeCategory = true
    }
}
