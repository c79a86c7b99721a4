import ArgumentParser
import DrydockCatalogue

/// What pictures are taken in all its values.
enum PictureVariation: String, ExpressibleByArgument, CaseIterable {
    case styles
    case directions
    case textSizes = "text-sizes"
    case devices

    fileprivate var matrix: PictureMatrix {
        switch self {
        case .styles: .styles
        case .directions: .directions
        case .textSizes: .contentSizes
        case .devices: .devices(named: ["iphone-se-1", "iphone-16-pro", "iphone-16-pro-max", "ipad-pro-11"])
        }
    }
}

extension [PictureVariation] {
    /// Every combination; without a variation the plain cell.
    var matrix: PictureMatrix {
        dropFirst().reduce(first?.matrix ?? .plain) { $0 × $1.matrix }
    }
}
