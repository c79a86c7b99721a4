import DrydockViews

nonisolated extension NSDiffableDataSourceSnapshot {
    // MARK: - Adding

    /// Puts items at the end of a section: of the last one unless named.
    ///
    /// The identifiers have to differ. Those that are in the snapshot already move here.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index: Int
        if let sectionIdentifier {
            index = record(of: sectionIdentifier, #function)
        } else if let last = order.last {
            index = last
        } else {
            fatalError(
                "NSDiffableDataSourceSnapshot.\(#function): there are no sections; append one first"
            )
        }
        takeOut(identifiers, #function)
        var position = records[index].items.count
        for identifier in identifiers {
            places[identifier] = Place(record: index, position: position)
            position += 1
        }
        records[index].items.append(contentsOf: identifiers)
    }

    /// Puts items before one that is there. Those that are in the snapshot already move.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, after: false, #function)
    }

    /// Puts items after one that is there. Those that are in the snapshot already move.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, after: true, #function)
    }

    // MARK: - Deleting

    /// Deletes items; identifiers that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        remove(Set(identifiers))
        forgetDeletedItems()
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    // MARK: - Moving

    /// Moves an item to the place before another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, beside: toIdentifier, after: false, #function)
    }

    /// Moves an item to the place after another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, beside: toIdentifier, after: true, #function)
    }

    // MARK: - Updating

    /// Has items' cells made anew when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            _ = place(of: identifier, #function)
            reloadedItems.add(identifier)
        }
    }

    /// Has items' cells, which stay, filled anew when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            _ = place(of: identifier, #function)
            reconfiguredItems.add(identifier)
        }
    }

    // MARK: - Keeping places

    private mutating func insert(
        _ identifiers: [ItemIdentifierType],
        beside neighbour: ItemIdentifierType,
        after: Bool,
        _ function: String
    ) {
        _ = place(of: neighbour, function)
        takeOut(identifiers, function)
        guard let place = places[neighbour] else {
            fatalError(
                "NSDiffableDataSourceSnapshot.\(function): \(neighbour) cannot be inserted beside itself"
            )
        }
        let position = place.position + (after ? 1 : 0)
        records[place.record].items.insert(contentsOf: identifiers, at: position)
        number(place.record, from: position)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType,
        beside neighbour: ItemIdentifierType,
        after: Bool,
        _ function: String
    ) {
        require(
            identifier != neighbour,
            "NSDiffableDataSourceSnapshot.\(function): \(identifier) cannot be moved beside itself"
        )
        let (from, to) = (place(of: identifier, function), place(of: neighbour, function))
        records[from.record].items.remove(at: from.position)
        var position = to.position + (after ? 1 : 0)
        if from.record == to.record, from.position < position { position -= 1 }
        records[to.record].items.insert(identifier, at: position)
        if from.record == to.record {
            number(to.record, from: min(from.position, position), through: max(from.position, position))
        } else {
            number(from.record, from: from.position)
            number(to.record, from: position)
        }
    }

    /// Makes sure that identifiers differ, and takes those out that are there.
    private mutating func takeOut(_ identifiers: [ItemIdentifierType], _ function: String) {
        let present = Self.distinct(identifiers, "item", function).filter { places[$0] != nil }
        guard !present.isEmpty else { return }
        Log.warnOnce(
            "NSDiffableDataSourceSnapshot.\(function): \(present.count) items are in the snapshot already and move, which takes longer"
        )
        remove(present)
    }

    /// Takes items out, each section that loses any being gone through once.
    private mutating func remove(_ identifiers: Set<ItemIdentifierType>) {
        var first: [Int: Int] = [:]
        for identifier in identifiers {
            guard let place = places.removeValue(forKey: identifier) else { continue }
            first[place.record] = min(first[place.record] ?? .max, place.position)
        }
        for (index, position) in first {
            let kept = records[index].items[position...].filter { places[$0] != nil }
            records[index].items.replaceSubrange(position..., with: kept)
            number(index, from: position)
        }
    }

    private mutating func number(_ index: Int, from position: Int, through last: Int? = nil) {
        let end = last.map { $0 + 1 } ?? records[index].items.count
        guard position < end else { return }
        for position in position..<end {
            places[records[index].items[position]] = Place(record: index, position: position)
        }
    }

    mutating func forgetDeletedItems() {
        let places = places
        reloadedItems.keep { places[$0] != nil }
        reconfiguredItems.keep { places[$0] != nil }
    }

    /// Identifiers as a set, when all of them differ.
    static func distinct<Identifier: Hashable>(
        _ identifiers: [Identifier],
        _ kind: String,
        _ function: String
    ) -> Set<Identifier> {
        let set = Set(identifiers)
        if set.count != identifiers.count {
            var seen: Set<Identifier> = []
            let twice = identifiers.filter { !seen.insert($0).inserted }
            let names = twice.prefix(5).map { "\($0)" }.joined(separator: ", ")
            fatalError(
                "NSDiffableDataSourceSnapshot.\(function): \(kind) identifiers have to be unique; more than once: \(names)"
            )
        }
        return set
    }
}
