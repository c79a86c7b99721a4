import Drydock
package import DrydockCatalogue
import DrydockHost
import DrydockRaster
import DrydockViews

/// Changes one thing at a time about the views of a component and looks whether a picture of it shows the change, in any of
/// its states.
///
/// Cost: each mutant is drawn for each picture that does not show it, and once more where one does. Only what is damaged
/// is drawn; views are made anew where a change cannot be taken back.
@MainActor package struct MutationRun {
    /// A change that no picture shows.
    package struct Survivor {
        /// `home: logoImageView, alpha 0.99`.
        package let description: String
        /// How many changes have this description, as those of cells of one class.
        package var count = 1

        /// Without the place of a constraint, which moves with the code around it.
        package var change: String { description.replacing(/, [^ ,]+\.swift:[0-9]+$/, with: "") }
    }

    /// The same change in all states of a component.
    private struct Mutant: Hashable {
        let path: [Int]
        let type: ObjectIdentifier
        /// Of `ViewMutation.all`.
        let mutation: Int
        let index: Int
    }

    private let cells: [PictureMatrix.Cell]
    /// Mutants so far. What shows in no picture at all counts as one, with all that is in it.
    package private(set) var count = 0
    package private(set) var survivors: [Survivor] = []

    /// - Parameter matrix: in which the entries' golden pictures are taken.
    package init(matrix: PictureMatrix) {
        cells = matrix.cells
    }

    /// Tries every mutant of a component.
    ///
    /// - Parameter entries: its states.
    package mutating func run(_ entries: [CatalogueEntry]) {
        var seen: Set<Mutant> = []
        var unseen: [Mutant: Survivor] = [:]
        var order: [Mutant] = []
        for entry in entries {
            guard let cell = cells.first else { continue }
            let original = entry.makeHost(in: cell)
            let stages = cells.map { MutationStage(entry, in: $0) }
            /// Of the views that show nothing.
            var emptyPaths: [[Int]] = []
            for place in MutableViews.find(in: original) {
                guard !emptyPaths.contains(where: place.path.starts(with:)) else { continue }
                for mutant in Self.mutants(of: place) where !seen.contains(mutant) {
                    let mutation = ViewMutation.all[mutant.mutation]
                    if stages.contains(where: { $0.shows(mutation, mutant.index, at: place.path) }) {
                        seen.insert(mutant)
                        unseen[mutant] = nil
                        continue
                    }
                    if unseen[mutant] == nil {
                        let name = mutation.name(place.view, mutant.index)
                        order.append(mutant)
                        unseen[mutant] = Survivor(
                            description: "\(entry.name): \(place.view.memberName), \(name)"
                        )
                    }
                    if mutant.mutation == ViewMutation.hidden {
                        emptyPaths.append(place.path)
                        break
                    }
                }
            }
        }
        count += seen.count + unseen.count
        for survivor in order.compactMap({ unseen[$0] }) {
            if let same = survivors.firstIndex(where: { $0.description == survivor.description }) {
                survivors[same].count += 1
            } else {
                survivors.append(survivor)
            }
        }
    }

    private static func mutants(of place: MutableViews.Place) -> [Mutant] {
        ViewMutation.all.enumerated().flatMap { mutation, kind in
            (0..<kind.count(place.view)).map {
                Mutant(
                    path: place.path,
                    type: ObjectIdentifier(type(of: place.view)),
                    mutation: mutation,
                    index: $0
                )
            }
        }
    }
}
