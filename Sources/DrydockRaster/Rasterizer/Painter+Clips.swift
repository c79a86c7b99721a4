extension Painter {
    /// Draws a part of a row under the coverage of a clip.
    @inline(__always)
    func emit(
        _ source: RowSource,
        y: Int,
        from start: Int,
        to end: Int,
        coverage: UnsafePointer<UInt8>?,
        run: UInt8,
        under clip: UnsafePointer<UInt8>?,
        _ level: UInt8
    ) {
        if clip == nil, level == 255 {
            emit(source, y: y, from: start, to: end, coverage: coverage, run: run)
        } else if coverage == nil, run == 255 {
            emit(source, y: y, from: start, to: end, coverage: clip, run: level)
        } else {
            copy(coverage, run, count: end - start)
            multiply(clipRow, by: clip, level, count: end - start)
            emit(source, y: y, from: start, to: end, coverage: clipRow, run: 255)
        }
    }

    private func copy(_ coverage: UnsafePointer<UInt8>?, _ run: UInt8, count: Int) {
        if let coverage {
            clipRow.update(from: coverage, count: count)
        } else {
            clipRow.fill(with: run, count: count)
        }
    }

    private func multiply(
        _ row: UnsafeMutablePointer<UInt8>,
        by coverage: UnsafePointer<UInt8>?,
        _ level: UInt8,
        count: Int
    ) {
        if let coverage {
            Composite.multiply(row, by: coverage, count: count)
        } else if level != 255 {
            Composite.multiply(row, by: level, count: count)
        }
    }

    /// Multiplies the clip's row, whose first coverage is at `start`, by the clip's paths.
    func multiplyByPaths(y: Int, from start: Int, to end: Int) {
        for placed in clips[clips.count - 1].paths {
            guard case .mask(let mask) = placed.coverage else { continue }
            var reached = start
            mask.content.forEachSpan(atRow: y - placed.y, dx: placed.x, from: start, to: end) {
                first,
                last,
                coverage,
                level in
                (clipRow + (reached - start)).clear(count: first - reached)
                multiply(clipRow + (first - start), by: coverage, level, count: last - first)
                reached = last
            }
            (clipRow + (reached - start)).clear(count: end - reached)
        }
    }
}
