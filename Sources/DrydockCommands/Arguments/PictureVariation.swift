import ArgumentParser
import DrydockCatalogue

/// What pictures are taken in all its values.
enum PictureVariation: String, ExpressibleByArgument, CaseIterable {
    case styles
    case directions
    case textSizes = "text-sizes"

    fileprivate var matrix: PictureMatrix {
        switch self {
        case .styles: .styles
        case .directions: .directions
        case .textSizes: .contentSizes
        }
    }
}

extension [PictureVariation] {
    /// Every combination; without a variation the plain cell.
    var matrix: PictureMatrix {
        dropFirst().reduce(first?.matrix ?? .plain) { $0 × $1.matrix }
    }
}
