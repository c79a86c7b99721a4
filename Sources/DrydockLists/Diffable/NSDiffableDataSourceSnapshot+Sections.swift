import DrydockViews

nonisolated extension NSDiffableDataSourceSnapshot {
    /// Puts sections without items at the end. Their identifiers have to be new.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: order.count, #function)
    }

    /// Puts sections without items before one that is there.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: records[record(of: toIdentifier, #function)].index, #function)
    }

    /// Puts sections without items after one that is there.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: records[record(of: toIdentifier, #function)].index + 1, #function)
    }

    /// Deletes sections with their items; identifiers that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        var isDeleted = false
        for identifier in identifiers {
            guard let index = recordIndexes.removeValue(forKey: identifier) else { continue }
            isDeleted = true
            for item in records[index].items { places[item] = nil }
            records[index].items = []
            records[index].index = -1
        }
        guard isDeleted else { return }
        order.removeAll { records[$0].index < 0 }
        numberSections()
        let known = recordIndexes
        reloadedSections.keep { known[$0] != nil }
        forgetDeletedItems()
    }

    /// Moves a section to the place before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, after: false, #function)
    }

    /// Moves a section to the place after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, after: true, #function)
    }

    /// Has the cells and the supplementary views of sections made anew when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            _ = record(of: identifier, #function)
            reloadedSections.add(identifier)
        }
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int, _ function: String) {
        if let present = Self.distinct(identifiers, "section", function).first(where: {
            recordIndexes[$0] != nil
        }) {
            fatalError(
                "NSDiffableDataSourceSnapshot.\(function): section identifiers have to be unique; there already: \(present)"
            )
        }
        let first = records.count
        for identifier in identifiers {
            recordIndexes[identifier] = records.count
            records.append(Record(identifier: identifier, items: [], index: 0))
        }
        order.insert(contentsOf: first..<records.count, at: index)
        numberSections(from: index)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType,
        beside neighbour: SectionIdentifierType,
        after: Bool,
        _ function: String
    ) {
        require(
            identifier != neighbour,
            "NSDiffableDataSourceSnapshot.\(function): section \(identifier) cannot be moved beside itself"
        )
        let (moved, other) = (record(of: identifier, function), record(of: neighbour, function))
        let from = records[moved].index
        var to = records[other].index + (after ? 1 : 0)
        if from < to { to -= 1 }
        order.remove(at: from)
        order.insert(moved, at: to)
        numberSections()
    }

    private mutating func numberSections(from first: Int = 0) {
        for index in order.indices.dropFirst(first) { records[order[index]].index = index }
    }
}
