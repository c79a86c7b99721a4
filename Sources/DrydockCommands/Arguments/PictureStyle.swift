import ArgumentParser
import Drydock

/// Whether the interface is light or dark.
package enum PictureStyle: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark

    var userInterfaceStyle: UIUserInterfaceStyle { self == .light ? .light : .dark }
    var fileSuffix: String { self == .light ? "" : "-dark" }
}
