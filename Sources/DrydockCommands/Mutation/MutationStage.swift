import Drydock
import DrydockCatalogue
import DrydockHost
import DrydockRaster
import DrydockViews

/// An entry in one cell of a matrix, whose views are changed and changed back.
@MainActor final class MutationStage {
    private let entry: CatalogueEntry
    private let cell: PictureMatrix.Cell
    /// As it looks unchanged.
    private let picture: Bitmap
    private let size: CGSize?
    /// Nil after a change that could not be taken back.
    private var host: ApplicationHost?
    /// Whether changes were made to the host, and taken back.
    private var wasUsed = false

    init(_ entry: CatalogueEntry, in cell: PictureMatrix.Cell) {
        self.entry = entry
        self.cell = cell
        let host = entry.makeHost(in: cell)
        picture = host.render().bitmap.copied()
        size = entry.fittingSize(in: host)
        self.host = host
    }

    /// Whether a picture shows the change, or its counterpart. That none does is held against views that were never changed.
    func shows(_ mutation: ViewMutation, _ index: Int, at path: [Int]) -> Bool {
        [mutation.apply, mutation.counterpart].compactMap(\.self).contains { change in
            let wasUsed = wasUsed && host != nil
            if tries(mutation, change, index, at: path) { return true }
            guard wasUsed else { return false }
            host = nil
            return tries(mutation, change, index, at: path)
        }
    }

    private func tries(
        _ mutation: ViewMutation,
        _ change: (UIView, _ index: Int) -> () -> Void,
        _ index: Int,
        at path: [Int]
    ) -> Bool {
        let host = freshHost()
        guard let view = Self.view(at: path, in: host), index < mutation.count(view) else { return false }
        wasUsed = true
        let undo = host.perform { change(view, index) }
        let isSeen = isOtherSize(host) || !looksUnchanged(host)
        host.perform(undo)
        self.host = looksUnchanged(host) && !isOtherSize(host) ? host : nil
        return isSeen
    }

    private func freshHost() -> ApplicationHost {
        if let host { return host }
        let host = entry.makeHost(in: cell)
        self.host = host
        wasUsed = false
        return host
    }

    private func looksUnchanged(_ host: ApplicationHost) -> Bool {
        host.finishAnimations()
        return host.render().bitmap.hasSamePixels(as: picture)
    }

    /// A component's picture has the size of the component.
    private func isOtherSize(_ host: ApplicationHost) -> Bool {
        guard let size, let now = entry.fittingSize(in: host) else { return false }
        return abs(now.width - size.width) >= 0.5 || abs(now.height - size.height) >= 0.5
    }

    private static func view(at path: [Int], in host: ApplicationHost) -> UIView? {
        path.reduce(MutableViews.root(of: host)) { view, index in
            view.flatMap { $0.subviews.indices.contains(index) ? $0.subviews[index] : nil }
        }
    }
}
