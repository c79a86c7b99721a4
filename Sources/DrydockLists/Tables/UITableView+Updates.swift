import DrydockViews

extension UITableView {
    func beginUpdate() {
        requireQuiet()
        if updates == nil {
            loadIfNeeded()
            updates = TableUpdates()
        }
        updates?.depth += 1
    }

    func endUpdate(_ completion: ((Bool) -> Void)?) {
        require(updates != nil, "\(debugName).endUpdates(): there was no beginUpdates() before it")
        if let completion { updates?.completions.append(completion) }
        updates?.depth -= 1
        guard let updates, updates.depth == 0 else { return }
        self.updates = nil
        apply(updates)
    }

    /// As the one of an optional closure: what is handed over may be a parameter that does not escape, and needs no `self.`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Tells of a change, on its own or in a batch.
    func update(_ change: (inout TableUpdates) -> Void) {
        if var batch = updates {
            // Changed in place: copied, a batch of many single changes would take quadratic time.
            updates = nil
            change(&batch)
            updates = batch
            return
        }
        requireQuiet()
        // What is asked for anew anyway needs no update.
        guard !needsReload else { return }
        var updates = TableUpdates()
        change(&updates)
        apply(updates)
    }

    private func requireQuiet() {
        require(
            !isLayingOutRows && !isLoading,
            "\(debugName): rows are inserted, deleted, reloaded or moved while the table asks for cells, heights or counts; do so after it"
        )
    }

    /// Shows an update.
    ///
    /// 1. Counts before and after are compared with what was told.
    /// 2. Heights of rows that stay are taken over.
    /// 3. Cells of rows that stay are given their new index paths; others leave.
    /// 4. In an animation all are placed: rows that come from outside of the visible part begin where they were.
    private func apply(_ updates: TableUpdates) {
        if let swiped = swiper.swiped, updates.deletedRows[swiped.path] != nil {
            // The row goes as it is.
            swiper.letGo()
            delegate?.tableView(self, didEndEditingRowAt: swiped.path)
        }
        swiper.close(animated: false)
        if needsReload {
            setNeedsLayout()
            return finish(updates.completions)
        }
        let old = geometry
        check(updates, old)
        let mapping = TableMapping(updates, old: old)
        isLoading = true
        var new = makeGeometry()
        isLoading = false
        check(updates, mapping, old, new)
        takeHeights(from: old, to: &new, mapping)
        geometry = new
        measureSeenRowsAgain(mapping)
        prefetching = Prefetching()
        let transition = TableTransition(old: old, mapping: mapping, frame: rect(of:in:))
        moveViews(mapping, transition)
        selected = Set(selected.compactMap { mapping.isReloaded($0) ? nil : mapping.row($0) })
        highlighted = highlighted.flatMap { mapping.row($0) }
        show(transition, updates.completions)
    }

    private func show(_ transition: TableTransition, _ completions: [(Bool) -> Void]) {
        // What is in no window is laid out once it is in one.
        guard window != nil else {
            transition.retireLeaving(self)
            setNeedsLayout()
            return finish(completions)
        }
        self.transition = transition
        defer { self.transition = nil }
        if UIView.areAnimationsEnabled {
            UIView.animate(
                withDuration: 0.3,
                options: .allowUserInteraction,
                animations: {
                    self.layOutRows()
                    transition.hideLeaving(self)
                },
                completion: { _ in
                    transition.retireLeaving(self)
                    self.finish(completions)
                }
            )
        } else {
            layOutRows()
            transition.retireLeaving(self)
            finish(completions)
        }
    }

    private func finish(_ completions: [(Bool) -> Void]) {
        for completion in completions { completion(true) }
    }

    private func rect(of path: IndexPath, in geometry: TableGeometry) -> CGRect {
        let (top, height) = geometry.row(path)
        return CGRect(x: rowFrameX, y: top, width: rowFrameWidth, height: height)
    }

    // MARK: - Checks

    private func check(_ updates: TableUpdates, _ old: TableGeometry) {
        for (paths, name) in [
            (Array(updates.deletedRows.keys), "delete"), (Array(updates.reloadedRows.keys), "reload"),
            (Array(updates.movedRows.keys), "move"),
        ] {
            for path in paths.sorted() {
                require(
                    old.contains(path),
                    "\(debugName): attempt to \(name) row \(Array(path).last ?? 0) from section \(path.first ?? 0), \(describe(path, old))"
                )
            }
        }
        checkForTwins(updates)
        let sections =
            Array(updates.deletedSections.keys) + updates.reloadedSections.keys + updates.movedSections.keys
        for section in sections {
            require(
                old.sections.indices.contains(section),
                "\(debugName): attempt to delete, reload or move section \(section), but there are only \(old.sections.count) sections before the update"
            )
        }
    }

    /// Refuses what is told twice of one row. As UIKit does.
    private func checkForTwins(_ updates: TableUpdates) {
        for path in updates.deletedRows.keys.sorted() {
            require(
                updates.reloadedRows[path] == nil,
                "\(debugName): attempt to delete and reload the same index path \(path)"
            )
            require(
                updates.movedRows[path] == nil,
                "\(debugName): attempt to perform a delete and a move from the same index path \(path)"
            )
        }
        var targets: Set<IndexPath> = []
        for path in updates.movedRows.values.sorted() {
            require(
                targets.insert(path).inserted,
                "\(debugName): attempt to move two rows to the same index path \(path)"
            )
            require(
                updates.insertedRows[path] == nil,
                "\(debugName): attempt to perform an insert and a move to the same index path \(path)"
            )
        }
        for path in Array(updates.insertedRows.keys) + targets {
            require(
                path.count == 2 && path.section >= 0 && path.row >= 0,
                "\(debugName): attempt to insert or move a row to the index path \(path), which is no row's"
            )
        }
    }

    private func describe(_ path: IndexPath, _ old: TableGeometry) -> String {
        guard path.count == 2, old.sections.indices.contains(path.section) else {
            return "but there are only \(old.sections.count) sections before the update"
        }
        return "which only contains \(old.sections[path.section].rows.count) rows before the update"
    }

    private func check(
        _ updates: TableUpdates,
        _ mapping: TableMapping,
        _ old: TableGeometry,
        _ new: TableGeometry
    ) {
        let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
        require(
            new.sections.count == old.sections.count + inserted - deleted,
            """
            \(debugName): Invalid update: invalid number of sections. The number of sections contained in the table view after \
            the update (\(new.sections.count)) must be equal to the number of sections contained in the table view before the \
            update (\(old.sections.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \
            \(deleted) deleted).
            """
        )
        for path in Array(updates.insertedRows.keys) + updates.movedRows.values {
            require(
                new.contains(path),
                "\(debugName): attempt to insert row \(Array(path).last ?? 0) into section \(path.first ?? 0), but there is no such row after the update"
            )
        }
        for section in Array(updates.insertedSections.keys) + updates.movedSections.values {
            require(
                new.sections.indices.contains(section),
                "\(debugName): attempt to insert section \(section), but there are only \(new.sections.count) sections after the update"
            )
        }
        for section in new.sections.indices {
            guard let before = mapping.oldSection(section), updates.reloadedSections[before] == nil else {
                continue
            }
            let (from, to) = (old.sections[before].rows.count, new.sections[section].rows.count)
            let counts = mapping.counts(before, section)
            require(
                to == from + counts.inserted - counts.deleted + counts.movedIn - counts.movedOut,
                """
                \(debugName): Invalid update: invalid number of rows in section \(section). The number of rows contained in an \
                existing section after the update (\(to)) must be equal to the number of rows contained in that section before \
                the update (\(from)), plus or minus the number of rows inserted or deleted from that section \
                (\(counts.inserted) inserted, \(counts.deleted) deleted) and plus or minus the number of rows moved into or \
                out of that section (\(counts.movedIn) moved in, \(counts.movedOut) moved out).
                """
            )
        }
    }

    // MARK: - Taking over

    private func takeHeights(from old: TableGeometry, to new: inout TableGeometry, _ mapping: TableMapping) {
        for section in new.sections.indices {
            guard let before = mapping.oldSection(section) else { continue }
            let oldSection = old.sections[before]
            new.update(section) { made in
                if isSelfSizing {
                    let known = made.rows
                    made.rows = oldSection.rows.updated(count: known.count) { row in
                        let path = IndexPath(row: row, section: before)
                        guard !mapping.isReloaded(path), let place = mapping.row(path),
                            place.section == section
                        else { return nil }
                        return place.row
                    }
                    // What the delegate says now counts.
                    for row in 0..<known.count where known.isMeasured(row) {
                        made.rows.set(known.height(of: row), of: row)
                    }
                }
                guard !mapping.isReloaded(IndexPath(row: 0, section: before)) || oldSection.rows.count > 0
                else { return }
                if made.header.isEstimated, !oldSection.header.isEstimated, (before == 0) == (section == 0) {
                    made.header = oldSection.header
                }
                if made.footer.isEstimated, !oldSection.footer.isEstimated { made.footer = oldSection.footer }
            }
        }
    }

    /// The content of rows that are seen may be another: their heights are estimates until layout.
    private func measureSeenRowsAgain(_ mapping: TableMapping) {
        guard isSelfSizing, unanswered.contains(.rowHeight) || delegate == nil else { return }
        for path in rows.keys {
            guard let place = mapping.row(path), geometry.contains(place) else { continue }
            let height = geometry.row(place).height
            geometry.update(place.section) { $0.rows.set(height, of: place.row, isMeasured: false) }
        }
    }

    private func moveViews(_ mapping: TableMapping, _ transition: TableTransition) {
        let oldRows = rows
        rows = [:]
        for path in oldRows.keys.sorted() {
            guard let cell = oldRows[path] else { continue }
            if let place = mapping.row(path), !mapping.isReloaded(path), rows[place] == nil {
                rows[place] = cell
                cell.rowInTable = place
            } else {
                cell.rowInTable = nil
                transition.leave(cell, path, mapping.animation(removing: path))
            }
        }
        let (oldHeaders, oldFooters) = (headers, footers)
        (headers, footers) = ([:], [:])
        for (section, view) in oldHeaders.sorted(by: { $0.key < $1.key }) {
            if let place = mapping.section(section), !isReloaded(section, mapping) {
                headers[place] = view
            } else {
                retireHeader(view, section)
            }
        }
        for (section, view) in oldFooters.sorted(by: { $0.key < $1.key }) {
            if let place = mapping.section(section), !isReloaded(section, mapping) {
                footers[place] = view
            } else {
                retireFooter(view, section)
            }
        }
    }

    private func isReloaded(_ section: Int, _ mapping: TableMapping) -> Bool {
        mapping.isReloaded(IndexPath(row: -1, section: section))
    }

    // MARK: - In place

    func reconfigure(_ paths: [IndexPath]) {
        requireQuiet()
        loadIfNeeded()
        for path in paths {
            requireRow(path, "reconfigureRows(at:)")
            let isMeasured = geometry.sections[path.section].rows.isMeasured(path.row)
            if isMeasured, isSelfSizing {
                let height = geometry.sections[path.section].rows.height(of: path.row)
                geometry.update(path.section) { $0.rows.set(height, of: path.row, isMeasured: false) }
            }
            guard let cell = rows[path], let dataSource else { continue }
            reuse.presetCell = cell
            let answer = dataSource.tableView(self, cellForRowAt: path)
            reuse.presetCell = nil
            require(
                answer === cell,
                "\(debugName).reconfigureRows(at:): the data source returned another cell for row \(path.row) in section \(path.section); it must return the one that dequeueReusableCell(withIdentifier:for:) gives"
            )
        }
        setNeedsLayout()
    }
}
