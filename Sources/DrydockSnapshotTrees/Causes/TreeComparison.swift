package import DrydockSnapshotResults

/// Why two trees' pictures differ: what was changed, and under each what followed from it.
///
/// 1. Views are paired, see `TreeMatching`.
/// 2. All differences but those of frames are changes: attributes, constraints, subviews that came, went, or changed order.
/// 3. A change that follows from another one is folded under it: what a control's state, the style of the whole scene
///    or a tint brings about.
/// 4. Frames: from each change that moves views, breadth first, to whoever touches a view that moved: its superview,
///    subviews, siblings, and those that constraints tie to it; see `ChangeFolding.canMove`. A frame that no change
///    reaches was set by hand, the outermost first, and moves what it reaches in turn.
/// 5. Changes that only paint, and whose places hold no pixel that differs, cannot be seen and are left out.
/// 6. The weightiest first: by the differing pixels in the places that a cause explains.
package struct TreeComparison {
    package let causes: [SnapshotCause]
    /// The parts of the picture that differ and are in no place that a cause explains.
    package let unexplained: [PictureCluster]

    /// - Parameters:
    ///   - clusters: the parts of the picture that differ, in pixels; empty to keep all changes.
    ///   - place: where one of the new tree's constraints was written, `File.swift:12`; asked for those that changed.
    package init(
        old: SnapshotTree,
        new: SnapshotTree,
        clusters: [PictureCluster],
        place: (_ constraint: Int) -> String = { _ in "" }
    ) {
        let graph = TreeGraph(TreeMatching(old: old, new: new))
        var folding = ChangeFolding(graph, TreeChanges(graph, place: place).all)
        folding.foldAttributes()
        folding.foldFrames()
        let visibility = ChangeVisibility(graph, clusters)
        let changes = visibility.sorted(folding.changes)
        unexplained = visibility.clusters(outside: changes)
        causes = changes.map { change in
            var cause = SnapshotCause(
                component: change.component,
                attribute: change.attribute,
                summary: change.summary,
                consequences: change.consequences
            )
            cause.type = change.type
            cause.change = change.change
            return cause
        }
    }
}
