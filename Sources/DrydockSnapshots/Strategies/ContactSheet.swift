public import Drydock
public import DrydockCatalogue

extension Snapshotting where Value == ComponentCatalogue, Format == UIImage {
    /// Everything on one picture: a row for each component with its states side by side.
    public static var contactSheet: Snapshotting { contactSheet() }

    /// Everything on one picture, or some of it, in each cell of a matrix.
    ///
    /// - Parameters:
    ///   - names: of entries; all of them where empty.
    ///   - matrix: the cells; in several, each state has a row.
    ///   - scale: pixels per point.
    public static func contactSheet(
        of names: Set<String> = [],
        matrix: PictureMatrix = .plain,
        scale: CGFloat = 1
    ) -> Snapshotting {
        .sheet(scale) { catalogue in try catalogue.contactSheet(of: names, matrix: matrix, scale: scale) }
    }
}

extension Snapshotting where Value: UIView, Format == UIImage {
    /// The view in each cell of a matrix, on one picture in rows of four: for a review at a glance, where `.image(matrix:)`
    /// has a reference for each.
    ///
    /// - Parameters:
    ///   - matrix: the cells; of a device a view has the traits.
    ///   - scale: pixels per point.
    public static func contactSheet(matrix: PictureMatrix, scale: CGFloat = 1) -> Snapshotting {
        .sheet(scale) { view in
            try matrix.contactSheet(scale: scale, factor: 1) { cell in
                let configuration = SnapshotStage.Configuration(size: nil, traits: cell.traits, scale: scale)
                let stage = try SnapshotStage(configuration)
                return try stage.host.perform { try stage.show(view) { stage.picture() } }
            }
        }
    }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
    /// The controller's screen in each cell of a matrix, at half its size, on one picture in rows of four.
    ///
    /// - Parameters:
    ///   - matrix: the cells, with the phone of `.image` where they have no size.
    ///   - scale: pixels per point.
    public static func contactSheet(matrix: PictureMatrix, scale: CGFloat = 1) -> Snapshotting {
        .sheet(scale) { controller in
            try matrix.contactSheet(scale: scale, factor: 0.5) { cell in
                let device = ViewImageConfig(safeArea: cell.safeArea ?? .zero, size: cell.size)
                var configuration = SnapshotStage.Configuration(device, traits: cell.traits)
                configuration.scale = scale
                let stage = try SnapshotStage(configuration)
                return try stage.host.perform { try stage.show(controller) { stage.picture() } }
            }
        }
    }
}

extension Snapshotting where Value: Sendable, Format == UIImage {
    fileprivate static func sheet(
        _ scale: CGFloat,
        _ draw: @escaping @MainActor (Value) throws -> UIImage
    ) -> Snapshotting {
        var configuration = SnapshotStage.Configuration()
        configuration.scale = scale
        var result = Snapshotting(pathExtension: "png", diffing: .image(scale: scale)) { value in
            SnapshotSession.picture { () throws(SnapshotFailure) in
                guard scale.isFinite, scale > 0 else {
                    throw SnapshotFailure("A snapshot's scale has to be a positive number, and is \(scale)")
                }
                do {
                    return try draw(value)
                } catch {
                    throw error as? SnapshotFailure ?? SnapshotFailure("\(error)")
                }
            }
        }
        // What the value is made in.
        result.stage = configuration
        return result
    }
}
