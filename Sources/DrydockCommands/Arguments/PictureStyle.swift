import ArgumentParser
import Drydock

/// Whether the interface is light or dark.
package enum PictureStyle: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark

    var traits: UITraitCollection { UITraitCollection(userInterfaceStyle: self == .light ? .light : .dark) }
    var fileSuffix: String { self == .light ? "" : "-dark" }
}
