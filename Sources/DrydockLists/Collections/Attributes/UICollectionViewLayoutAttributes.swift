public import DrydockViews

extension UICollectionView {
    /// What an element of a layout is.
    public nonisolated enum ElementCategory: UInt, Sendable {
        case cell
        case supplementaryView
        case decorationView
    }
}

/// Where and how a layout shows one element. Lengths are points in the collection view's content.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Which element this is.
    open var indexPath = IndexPath(item: 0, section: 0)
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view; nil for a cell.
    open internal(set) var representedElementKind: String?

    /// The element's rectangle; with a transform, the box around it. Setting it keeps the transform.
    open var frame: CGRect {
        get { transform.isIdentity ? place : place.transformed(transform) }
        set {
            let rect = newValue.standardized
            if transform.isIdentity {
                place = rect
            } else {
                let size = transform.size(before: rect.size)
                place = CGRect(
                    x: rect.midX - size.width / 2,
                    y: rect.midY - size.height / 2,
                    width: size.width,
                    height: size.height
                )
            }
        }
    }

    /// The middle of the element.
    open var center: CGPoint {
        get { CGPoint(x: place.midX, y: place.midY) }
        set { place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2) }
    }

    /// The size without the transform. Setting it keeps the middle.
    open var size: CGSize {
        get { place.size }
        set {
            let center = center
            place.size = newValue
            self.center = center
        }
    }

    /// From zero, as large as `size`.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: place.size) }
        set { size = newValue.size }
    }

    /// Around the middle; the part of `transform3D` that lies in the plane.
    open var transform: CGAffineTransform {
        get { storedTransform3D.map(CATransform3DGetAffineTransform) ?? plane }
        set {
            storedTransform3D = nil
            plane = newValue
        }
    }

    /// Around the middle, in space.
    open var transform3D: CATransform3D {
        get { storedTransform3D ?? CATransform3DMakeAffineTransform(plane) }
        set {
            storedTransform3D = CATransform3DIsAffine(newValue) ? nil : newValue
            plane = CATransform3DGetAffineTransform(newValue)
        }
    }

    /// What the element collides with as a dynamic item.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The convex outline around (0, 0), its middle, for the type `path`.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    private var plane = CGAffineTransform.identity
    /// Nil for a transform in the plane.
    private(set) var storedTransform3D: CATransform3D?
    /// From 0 to 1.
    open var alpha: CGFloat = 1
    /// What lies in front of elements with lower numbers.
    open var zIndex = 0
    /// An element that is hidden has no view.
    open var isHidden = false

    /// Without the transform.
    var place = CGRect.zero
    /// Sides that the content does not decide; nil for a layout that did not say.
    var fixedAxes: FixedAxes?
    /// The section whose own scroll view shows the element.
    var scrollingSection: Int?

    /// Whether it is at the edge, and not where it would scroll to.
    var isPinned = false

    /// Sides of an element that the layout decides and content does not.
    nonisolated struct FixedAxes {
        var width: Bool
        var height: Bool
    }

    public override init() {
        super.init()
    }

    /// The attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// The attributes of a header, a footer, or another view beside cells.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// The attributes of a view that is not made from data.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// A copy of the same class. Subclasses with fields of their own call super and copy those.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { CopiedAttributes(value: copied()) }.value
    }

    private func copied() -> UICollectionViewLayoutAttributes {
        let copy = Self.make(())
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.place = place
        copy.plane = plane
        copy.storedTransform3D = storedTransform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.fixedAxes = fixedAxes
        copy.scrollingSection = scrollingSection
        copy.isPinned = isPinned
        return copy
    }

    /// A copy that subclasses have made complete.
    var duplicate: UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? copied()
    }

    /// Whether nothing is to be applied anew. Attributes of a layout's own class may say more than is known here.
    func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        if self === other { return true }
        return type(of: other) == UICollectionViewLayoutAttributes.self && indexPath == other.indexPath
            && place == other.place && plane == other.plane && alpha == other.alpha
            && zIndex == other.zIndex && isPinned == other.isPinned
            && hasSameDepth(as: other)
    }

    private func hasSameDepth(as other: UICollectionViewLayoutAttributes) -> Bool {
        if storedTransform3D == nil, other.storedTransform3D == nil { return true }
        return CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    var key: ElementKey {
        ElementKey(
            category: representedElementCategory,
            kind: representedElementKind ?? "",
            indexPath: indexPath
        )
    }

    /// Stops the program when a layout has given numbers that are none.
    func check(for layout: UICollectionViewLayout) {
        let isFinite = place.isFinite && transform.isFinite && alpha.isFinite
        require(
            isFinite,
            "\(type(of: layout)): the attributes of \(key) are not finite: frame \(place), alpha \(alpha)"
        )
    }
}

/// Leaves the main actor, on which copies are made whoever asks for them.
private nonisolated struct CopiedAttributes: @unchecked Sendable {
    let value: UICollectionViewLayoutAttributes
}

/// Which element of a collection view.
nonisolated struct ElementKey: Hashable, CustomStringConvertible {
    var category: UICollectionView.ElementCategory
    var kind: String
    var indexPath: IndexPath

    static func cell(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .cell, kind: "", indexPath: indexPath)
    }

    static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
    }

    var description: String {
        switch category {
        case .cell: "the cell at \(Array(indexPath))"
        case .supplementaryView: "the supplementary view \(kind) at \(Array(indexPath))"
        case .decorationView: "the decoration view \(kind) at \(Array(indexPath))"
        }
    }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
