public import Drydock
public import DrydockCatalogue

extension PictureMatrix {
    /// A small phone, a usual one, a large one on its side, and a tablet.
    public static let devices = devices([
        "iPhoneSe": .iPhoneSe, "iPhone13": .iPhone13, "iPhone13ProMax-landscape": .iPhone13ProMax(.landscape),
        "iPadPro11": .iPadPro11,
    ])

    /// Devices, by the names that files get. A view has a device's traits, a controller its screen and safe area, too.
    public static func devices(_ devices: KeyValuePairs<String, ViewImageConfig>) -> PictureMatrix {
        PictureMatrix(
            devices.map { name, device in
                // Which way it runs and how large its text is, is no device's matter.
                let traits = device.traits.modifyingTraits {
                    $0.layoutDirection = .unspecified
                    $0.preferredContentSizeCategory = .unspecified
                }
                return Cell(name, traits: traits, size: device.size, safeArea: device.safeArea)
            }
        )
    }
}

extension Dictionary where Key == String {
    /// A strategy for each cell of a matrix, for `assertSnapshots(of:as:)`; the cell's name is the reference's.
    ///
    /// ```swift
    /// assertSnapshots(of: PriceTag("€ 12"), as: .image(matrix: .styles × .directions))
    /// ```
    public static func image<View: UIView>(matrix: PictureMatrix) -> Self
    where Value == Snapshotting<View, UIImage> {
        of(matrix) { .image(traits: $0.traits) }
    }

    /// A strategy for each cell of a matrix, for `assertSnapshots(of:as:)`; the cell's name is the reference's.
    ///
    /// ```swift
    /// assertSnapshots(of: BasketViewController(), as: .image(matrix: .devices × .styles))
    /// ```
    public static func image<Controller: UIViewController>(matrix: PictureMatrix) -> Self
    where Value == Snapshotting<Controller, UIImage> {
        of(matrix) { cell in
            guard let size = cell.size else { return .image(traits: cell.traits) }
            let device = ViewImageConfig(safeArea: cell.safeArea ?? .zero, size: size, traits: cell.traits)
            return .image(on: device)
        }
    }

    /// A strategy for each cell of a matrix, for `assertSnapshots(of:as:)`; the cell's name is the reference's.
    public static func image(matrix: PictureMatrix) -> Self
    where Value == Snapshotting<CatalogueEntry, UIImage> {
        of(matrix) { .image(in: $0) }
    }

    /// The cell's name says all: no further suffix.
    private static func of<Subject>(
        _ matrix: PictureMatrix,
        _ strategy: (PictureMatrix.Cell) -> Snapshotting<Subject, UIImage>
    ) -> Self where Value == Snapshotting<Subject, UIImage> {
        Dictionary(
            uniqueKeysWithValues: matrix.cells.map { cell in
                var strategy = strategy(cell)
                strategy.fileSuffix = ""
                return (cell.name, strategy)
            }
        )
    }
}
