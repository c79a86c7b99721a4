import DrydockViews

/// What a list shows: identifiers of sections in order, and in each those of its items.
///
/// Identifiers are unique in the whole snapshot. A value of its own, to be changed and given to a data source's `apply`. Looking
/// an identifier up takes constant time; appending takes time in what is appended, and inserting, deleting and moving
/// items in what follows them in the sections concerned.
public nonisolated struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// A section, whether it is shown or has been deleted.
    struct Record {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType]
        /// Its place among the sections.
        var index: Int
    }

    /// Where an item is.
    struct Place {
        /// The section's index in `records`, which is not changed by moves.
        var record: Int
        var position: Int
    }

    var records: [Record] = []
    /// The indexes of the sections' records, in the order of the sections.
    var order: [Int] = []
    var recordIndexes: [SectionIdentifierType: Int] = [:]
    var places: [ItemIdentifierType: Place] = [:]
    var reloadedSections = IdentifierList<SectionIdentifierType>()
    var reloadedItems = IdentifierList<ItemIdentifierType>()
    var reconfiguredItems = IdentifierList<ItemIdentifierType>()

    /// A snapshot without sections.
    public init() {}

    // MARK: - Counting

    /// How many items there are in all sections.
    public var numberOfItems: Int { places.count }
    /// How many sections there are.
    public var numberOfSections: Int { order.count }

    /// How many items a section has; it has to be there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        records[record(of: identifier, #function)].items.count
    }

    // MARK: - Identifiers

    /// The sections' identifiers in order.
    public var sectionIdentifiers: [SectionIdentifierType] { order.map { records[$0].identifier } }

    /// The identifiers of all items, section by section.
    public var itemIdentifiers: [ItemIdentifierType] {
        var all: [ItemIdentifierType] = []
        all.reserveCapacity(places.count)
        for index in order { all.append(contentsOf: records[index].items) }
        return all
    }

    /// The identifiers of a section's items in order; the section has to be there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        records[record(of: identifier, #function)].items
    }

    /// The section that an item is in; nil for an item that is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        places[identifier].map { records[$0.record].identifier }
    }

    /// An item's place among all items; nil for one that is not there. Takes time in the number of sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = places[identifier] else { return nil }
        return order[..<records[place.record].index].reduce(place.position) { $0 + records[$1].items.count }
    }

    /// A section's place; nil for one that is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        recordIndexes[identifier].map { records[$0].index }
    }

    /// The sections that `reloadSections(_:)` was called for.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.all }
    /// The items that `reloadItems(_:)` was called for.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.all }
    /// The items that `reconfigureItems(_:)` was called for.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.all }

    // MARK: - By index

    /// How many items the section at an index has.
    package func numberOfItems(inSectionAt index: Int) -> Int { records[order[index]].items.count }

    /// The section at an index; nil outside of the snapshot.
    package func section(at index: Int) -> SectionIdentifierType? {
        order.indices.contains(index) ? records[order[index]].identifier : nil
    }

    /// The item at a section and a place in it; nil outside of the snapshot.
    package func item(at position: Int, inSectionAt index: Int) -> ItemIdentifierType? {
        guard order.indices.contains(index) else { return nil }
        let items = records[order[index]].items
        return items.indices.contains(position) ? items[position] : nil
    }

    /// The indexes of an item's section and of the item in it; nil for one that is not there.
    package func location(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        places[identifier].map { (records[$0.record].index, $0.position) }
    }

    /// Forgets what is to be reloaded and reconfigured, once that was done.
    package mutating func forgetUpdates() {
        reloadedSections = IdentifierList()
        reloadedItems = IdentifierList()
        reconfiguredItems = IdentifierList()
    }

    // MARK: - Finding

    func record(of identifier: SectionIdentifierType, _ function: String) -> Int {
        guard let index = recordIndexes[identifier] else {
            fatalError(
                "NSDiffableDataSourceSnapshot.\(function): there is no section \(identifier); append it first"
            )
        }
        return index
    }

    func place(of identifier: ItemIdentifierType, _ function: String) -> Place {
        guard let place = places[identifier] else {
            fatalError(
                "NSDiffableDataSourceSnapshot.\(function): there is no item \(identifier); append it first"
            )
        }
        return place
    }
}

/// Identifiers, each once, in the order in which they came.
nonisolated struct IdentifierList<Identifier: Hashable & Sendable>: Sendable {
    private(set) var all: [Identifier] = []
    private var known: Set<Identifier> = []

    func contains(_ identifier: Identifier) -> Bool { known.contains(identifier) }

    mutating func add(_ identifier: Identifier) {
        if known.insert(identifier).inserted { all.append(identifier) }
    }

    /// Takes out those that fail a test.
    mutating func keep(where isKept: (Identifier) -> Bool) {
        guard !all.isEmpty else { return }
        all.removeAll { !isKept($0) }
        known = Set(all)
    }
}
