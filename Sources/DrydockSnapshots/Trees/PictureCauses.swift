import Drydock
import DrydockPNG
import DrydockPictureDifferences
import DrydockRaster
import DrydockSnapshotResults
import DrydockSnapshotTrees

/// Why two pictures differ, by the trees that were stored and made with them, and by their pixels where those say nothing.
struct PictureCauses {
    let reference: Bitmap
    let actual: Bitmap
    let clusters: [PictureCluster]
    /// The views of the actual picture; nil for a picture without.
    let captured: CapturedTree?

    /// - Parameters:
    ///   - captured: the views of the actual picture, or of each of its frames; empty for a picture without.
    ///   - file: the reference's bytes.
    static func find(
        reference: Bitmap,
        actual: Bitmap,
        clusters: [PictureCluster],
        captured: [CapturedTree],
        file: [UInt8]
    ) -> [SnapshotCause] {
        let trees = PNGAnnotation.read(from: file).map(SnapshotEvidence.trees) ?? []
        let olds = Filmstrip.frames(of: reference, count: trees.count)
        let news = Filmstrip.frames(of: actual, count: captured.count)
        guard news.count > 1, olds.count == news.count else {
            return PictureCauses(
                reference: reference,
                actual: actual,
                clusters: clusters,
                captured: captured.first
            ).find(tree: trees.count == 1 && captured.count == 1 ? trees[0] : nil)
        }
        // What one frame shows the others mostly show, too.
        var known: Set<[String]> = []
        return zip(olds, news).enumerated().flatMap { place, pair in
            PictureCauses(
                reference: pair.0,
                actual: pair.1,
                clusters: PictureClusters.find(reference: pair.0, actual: pair.1),
                captured: captured[place]
            ).find(tree: trees[place])
        }.filter { known.insert([$0.component, $0.attribute]).inserted }
    }

    /// - Parameter tree: the reference's; nil where there is none.
    private func find(tree: SnapshotTree?) -> [SnapshotCause] {
        guard let captured, let tree else { return causes(of: clusters, because: nil) }
        let comparison = TreeComparison(
            old: tree,
            new: captured.tree,
            clusters: clusters,
            place: captured.place(ofConstraint:)
        )
        let reason = comparison.causes.isEmpty ? "although nothing else about the views differs" : nil
        return comparison.causes + causes(of: comparison.unexplained, because: reason)
    }

    // MARK: - Pixels

    /// One for each view that clusters lie in, the largest first.
    private func causes(of clusters: [PictureCluster], because reason: String?) -> [SnapshotCause] {
        guard let captured else { return [] }
        let labels = captured.tree.labels
        var components: [String] = []
        var parts: [String: [PictureCluster]] = [:]
        for cluster in clusters.sorted(by: { $0.width * $0.height > $1.width * $1.height }) {
            let node = captured.tree.deepestNode(containing: cluster)
            let component = node.map { labels[$0] } ?? "window"
            if parts[component] == nil { components.append(component) }
            parts[component, default: []].append(cluster)
        }
        return components.prefix(Self.maximumCount).map { component in
            let change = change(in: parts[component] ?? [])
            let words = ["\(component) pixels \(change)", reason].compactMap(\.self)
            var cause = SnapshotCause(
                component: component,
                attribute: "pixels",
                summary: words.joined(separator: ", ")
            )
            cause.change = change
            return cause
        }
    }

    private static let maximumCount = 4

    /// A colour that became another one, else where pixels differ.
    private func change(in clusters: [PictureCluster]) -> String {
        if let colors = colorChange(in: clusters) { return "\(colors.old) → \(colors.new)" }
        let places = clusters.prefix(3).map { "(\($0.x), \($0.y)) \($0.width) × \($0.height)" }
        let rest = clusters.count > places.count ? " and \(clusters.count - places.count) more" : ""
        return "differ at \(places.joined(separator: ", "))\(rest)"
    }

    /// The two colours, where nine tenths of all pixels that differ changed alike.
    private func colorChange(in clusters: [PictureCluster]) -> (old: String, new: String)? {
        var counts: [UInt64: Int] = [:]
        var total = 0
        for cluster in clusters {
            guard cluster.x + cluster.width <= min(reference.width, actual.width),
                cluster.y + cluster.height <= min(reference.height, actual.height)
            else { return nil }
            for y in cluster.y..<cluster.y + cluster.height {
                for x in cluster.x..<cluster.x + cluster.width {
                    let old = reference[y * reference.width + x]
                    let new = actual[y * actual.width + x]
                    guard old != new else { continue }
                    total += 1
                    counts[UInt64(old) << 32 | UInt64(new), default: 0] += 1
                }
            }
        }
        guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
            most.value * 10 >= total * 9
        else { return nil }
        return (
            Self.name(UInt32(truncatingIfNeeded: most.key >> 32)),
            Self.name(UInt32(truncatingIfNeeded: most.key))
        )
    }

    /// `#RRGGBB`; of pixels that are not opaque the premultiplied levels and the alpha.
    private static func name(_ pixel: UInt32) -> String {
        let alpha = pixel >> 24
        let bytes = [pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF] + (alpha < 255 ? [alpha] : [])
        return "#"
            + bytes.map { byte in
                (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }.joined()
    }
}
