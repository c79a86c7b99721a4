import Drydock
package import DrydockCatalogue
import DrydockHost
import DrydockRaster
import DrydockViews

/// Changes one thing at a time about an entry's views and looks whether a picture of it shows the change.
///
/// Cost: each mutant is made and drawn once for each cell that does not show it, and once more.
@MainActor package struct MutationRun {
    /// A change that no picture shows.
    package struct Survivor {
        /// `home: logoImageView, alpha 0.99`.
        package let description: String
    }

    private let cells: [PictureMatrix.Cell]
    /// Mutants so far.
    package private(set) var count = 0
    package private(set) var survivors: [Survivor] = []

    /// - Parameter matrix: in which the entries' golden pictures are taken.
    package init(matrix: PictureMatrix) {
        cells = matrix.cells
    }

    /// Tries every mutant of an entry.
    package mutating func run(_ entry: CatalogueEntry) {
        let originals = cells.map { entry.makeHost(in: $0) }
        let pictures = originals.map { $0.render().bitmap }
        guard let first = originals.first else { return }
        for (path, view) in Self.views(of: first) {
            for mutation in ViewMutation.all {
                for index in 0..<mutation.count(view) {
                    count += 1
                    let isSeen = zip(cells, pictures).contains { cell, picture in
                        let host = entry.makeHost(in: cell)
                        host.perform {
                            if let view = Self.view(at: path, in: host) { mutation.apply(view, index) }
                        }
                        host.finishAnimations()
                        return !host.render().bitmap.hasSamePixels(as: picture)
                    }
                    guard !isSeen else { continue }
                    let name = mutation.name(view, index)
                    survivors.append(Survivor(description: "\(entry.name): \(view.memberName), \(name)"))
                }
            }
        }
    }

    /// What a component or the frontmost controller shows. Parts that a control makes for itself are the control's matter.
    private static func views(of host: ApplicationHost) -> [(path: [Int], view: UIView)] {
        guard let root = root(of: host) else { return [] }
        var found: [(path: [Int], view: UIView)] = []
        var waiting: [(path: [Int], view: UIView)] = [([], root)]
        while let next = waiting.popLast() {
            found.append(next)
            guard !next.view.isHidden, next.view.alpha > 0, !(next.view is UIButton) else { continue }
            for (index, subview) in next.view.subviews.enumerated().reversed() {
                waiting.append((next.path + [index], subview))
            }
        }
        return found.filter { $0.view.bounds.width > 0 && $0.view.bounds.height > 0 }
    }

    private static func root(of host: ApplicationHost) -> UIView? {
        host.window.rootViewController?.topmostPresented.view ?? host.window.subviews.first
    }

    private static func view(at path: [Int], in host: ApplicationHost) -> UIView? {
        path.reduce(root(of: host)) { view, index in
            view.flatMap { $0.subviews.indices.contains(index) ? $0.subviews[index] : nil }
        }
    }
}
