public import DrydockViews

extension UICollectionView {
    /// How cells of a class are made and filled with items; kept by whoever makes the cells, and not made anew for each.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell with an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let token = RegistrationToken()
        let handler: Handler

        /// - Parameter handler: fills a cell with an item, each time that it is dequeued for one.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// How supplementary views of a class are made and filled.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view of a kind.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let token = RegistrationToken()
        let elementKind: String
        let handler: Handler

        /// - Parameters:
        ///   - elementKind: as the layout has it.
        ///   - handler: fills a view, each time that it is dequeued.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell that a registration has filled with an item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        let token = registration.token
        let key = ReuseKey(.cell, "", token.identifier)
        if !pool.hasFactory(for: key) {
            pool.register(key) {
                _ = token
                return Cell.make(frame: $0)
            }
        }
        guard let cell = dequeueCell(key, for: indexPath) as? Cell else {
            fatalError("\(debugName): the registration's cell is no \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view that a registration has filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary {
        let (token, kind) = (registration.token, registration.elementKind)
        let key = ReuseKey(.supplementaryView, kind, token.identifier)
        if !pool.hasFactory(for: key) {
            pool.register(key) {
                _ = token
                return Supplementary.make(frame: $0)
            }
        }
        guard let view = dequeue(key, for: .supplementary(kind, indexPath)) as? Supplementary else {
            fatalError("\(debugName): the registration's view is no \(Supplementary.self)")
        }
        registration.handler(view, kind, indexPath)
        return view
    }

    /// Has cells of an identifier made by a closure: for nibs, whose documents are read elsewhere.
    package func register(
        factory: @escaping () -> UICollectionViewCell,
        forCellWithReuseIdentifier identifier: String
    ) {
        pool.register(ReuseKey(.cell, "", identifier)) { _ in factory() }
    }

    /// Has supplementary views of a kind and an identifier made by a closure.
    package func register(
        factory: @escaping () -> UICollectionReusableView,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(ReuseKey(.supplementaryView, elementKind, identifier)) { _ in factory() }
    }
}

/// Tells a registration from others as long as anything made by it lives.
final class RegistrationToken {
    var identifier: String { "\(ObjectIdentifier(self))" }
}
