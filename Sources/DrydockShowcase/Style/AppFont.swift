package import Drydock
import Logging

/// Every font of the app, by face; the size is the caller's choice.
package enum AppFont {
    package static func helvetica(ofSize size: CGFloat) -> UIFont {
        font(named: "Helvetica", size: size)
    }

    /// A missing font is worth a report, never a crash: the screen stays readable in the system's.
    private static func font(named name: String, size: CGFloat) -> UIFont {
        guard let font = UIFont(name: name, size: size) else {
            Logger(label: "showcase").error(
                "AppFont: no font is named \(name); the system font is used instead"
            )
            return UIFont.systemFont(ofSize: size)
        }
        return font
    }
}
