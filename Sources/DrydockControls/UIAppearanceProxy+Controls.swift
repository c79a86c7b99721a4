public import DrydockViews
public import Foundation

extension UIAppearanceProxy where Base: UISegmentedControl {
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        record(["titleTextAttributes", state] as [AnyHashable]) {
            $0.setTitleTextAttributes(attributes, for: state)
        } isOwn: {
            $0.titleTextAttributes(for: state) != nil
        }
    }
}

extension UIAppearanceProxy where Base: UIButton {
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        record(["titleColor", state] as [AnyHashable]) {
            $0.setTitleColor(color, for: state)
        } isOwn: {
            $0.titleColor(for: state) != $0.titleColor(for: .normal) && state != .normal
        }
    }
}
