import ArgumentParser
import Drydock

/// Which way the interface runs.
package enum PictureDirection: String, ExpressibleByArgument, CaseIterable {
    case ltr
    case rtl

    var layoutDirection: UIUserInterfaceLayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
    var fileSuffix: String { self == .ltr ? "" : "-rtl" }
}
