public import Foundation

extension UIAppearanceProxy where Base: UIBarItem {
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

extension UIAppearanceProxy where Base: UINavigationBar {
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        record(["backgroundImage", barMetrics] as [AnyHashable]) {
            $0.setBackgroundImage(backgroundImage, for: barMetrics)
        } isOwn: {
            $0.backgroundImage(for: barMetrics) != nil
        }
    }
}
