import DrydockViews

extension UICollectionView {
    /// Where an item is shown when the view scrolls to it: one side of each axis.
    public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// When cells are asked again for their size.
    public nonisolated enum SelfSizingInvalidation: Int, Sendable {
        /// When the layout is invalidated.
        case disabled
        /// When a cell's configuration changes, or it says `invalidateIntrinsicContentSize()`.
        case enabled
        /// As `enabled`: changed constraints alone are not noticed.
        case enabledIncludingConstraints
    }
}

/// Which views can stand for one another.
nonisolated struct ReuseKey: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var identifier: String

    init(_ category: UICollectionView.ElementCategory, _ kind: String, _ identifier: String) {
        self.category = category
        self.kind = kind
        self.identifier = identifier
    }
}

/// Views that are not shown, and how to make more.
final class ReusePool {
    private var factories: [ReuseKey: (CGRect) -> UICollectionReusableView] = [:]
    private var views: [ReuseKey: [UICollectionReusableView]] = [:]

    func register(_ viewClass: AnyClass?, for key: ReuseKey, in view: UICollectionView) {
        guard let viewClass else {
            factories[key] = nil
            views[key] = nil
            return
        }
        if key.category == .cell {
            guard let type = viewClass as? UICollectionViewCell.Type else {
                fatalError("\(view.debugName).register: \(viewClass) is no UICollectionViewCell")
            }
            register(key) { type.make(frame: $0) }
        } else {
            guard let type = viewClass as? UICollectionReusableView.Type else {
                fatalError("\(view.debugName).register: \(viewClass) is no UICollectionReusableView")
            }
            register(key) { type.make(frame: $0) }
        }
    }

    /// - Parameter factory: takes the frame of the view that it makes.
    func register(_ key: ReuseKey, _ factory: @escaping (CGRect) -> UICollectionReusableView) {
        views[key] = nil
        factories[key] = factory
    }

    func hasFactory(for key: ReuseKey) -> Bool { factories[key] != nil }

    /// A view that is not shown, or a new one of the frame; nil when nothing is registered.
    func take(_ key: ReuseKey, frame: CGRect) -> (view: UICollectionReusableView, isNew: Bool)? {
        if let view = views[key]?.popLast() { return (view, false) }
        guard let view = factories[key]?(frame) else { return nil }
        view.reuseIdentifier = key.identifier
        view.reuseKey = key
        return (view, true)
    }

    /// Keeps a view for later; at most as many of a kind as a screen may need.
    func put(_ view: UICollectionReusableView) {
        guard let key = view.reuseKey, views[key, default: []].count < 256 else { return }
        views[key, default: []].append(view)
    }
}
