public import Drydock
public import DrydockCatalogue

extension Snapshotting where Value == CatalogueEntry, Format == UIImage {
    /// The entry's pixels at scale 1: a component at its own size, a screen on a phone of 390 × 844 points with the
    /// status bar, animations finished.
    public static var image: Snapshotting { image() }

    /// The entry's pixels. What differs from a light phone, left to right at scale 1, shows in the file's name.
    public static func image(
        scale: CGFloat = 1,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        style: UIUserInterfaceStyle = .light
    ) -> Snapshotting {
        let traits = UITraitCollection {
            $0.displayScale = scale
            $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
            $0.userInterfaceStyle = style
        }
        var result = image(in: PictureMatrix.Cell("", traits: traits))
        result.fileSuffix = SnapshotStage.Configuration(size: nil, traits: traits).fileSuffix
        return result
    }

    /// The entry's pixels in the circumstances of a matrix's cell.
    static func image(in cell: PictureMatrix.Cell) -> Snapshotting {
        let scale = cell.traits.displayScale > 0 ? cell.traits.displayScale : 1
        return Snapshotting(pathExtension: "png", diffing: .image(scale: scale)) { entry in
            SnapshotSession.picture { () throws(SnapshotFailure) in
                try SnapshotPicture.take(checked: entry.makeHost(in: cell))
            }
        }
    }
}

/// Asserts a snapshot of each entry of a catalogue in each cell of a matrix. The references are named after both:
/// `pill-highlighted+dark-rtl`.
///
/// A test that takes entries as its arguments says which one failed:
/// ```swift
/// @MainActor @Test(arguments: shop.entries) func looks(entry: CatalogueEntry) {
///     assertSnapshot(of: entry, as: .image)
/// }
/// ```
public func assertSnapshots(
    of catalogue: ComponentCatalogue,
    matrix: PictureMatrix = .plain,
    record: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    for entry in catalogue.entries {
        for cell in matrix.cells {
            assertSnapshot(
                of: entry,
                as: .image(in: cell),
                named: [entry.name, cell.name].filter { !$0.isEmpty }.joined(separator: "+"),
                record: record,
                fileID: fileID,
                file: filePath,
                testName: testName,
                line: line,
                column: column
            )
        }
    }
}
