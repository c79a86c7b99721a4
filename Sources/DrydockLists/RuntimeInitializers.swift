// Making instances of classes that only the running program knows, as in the file of this name of the views.

package import DrydockViews

extension UITableViewCell {
    @_silgen_name("drydock_make_table_view_cell")
    package convenience init(ofClassRegisteredAs reuseIdentifier: String) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    /// By `init(style:reuseIdentifier:)` of this class.
    @_silgen_name("drydock_make_table_view_cell")
    static func make(reuseIdentifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    @_silgen_name("drydock_make_header_footer_view")
    package convenience init(ofClassRegisteredAs reuseIdentifier: String) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// By `init(reuseIdentifier:)` of this class.
    @_silgen_name("drydock_make_header_footer_view")
    static func make(reuseIdentifier: consuming String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
    @_silgen_name("drydock_make_collection_reusable_view")
    package convenience init(ofClassWith frame: CGRect) {
        self.init(frame: frame)
    }

    /// By `init(frame:)` of this class.
    @_silgen_name("drydock_make_collection_reusable_view")
    static func make(frame: CGRect) -> UICollectionReusableView
}

extension UICollectionViewLayoutAttributes {
    @_silgen_name("drydock_make_collection_layout_attributes")
    package convenience init(ofRegisteredClass: Void) {
        self.init()
    }

    /// By `init()` of this class.
    @_silgen_name("drydock_make_collection_layout_attributes")
    static func make(_: Void) -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
    @_silgen_name("drydock_make_collection_invalidation_context")
    package convenience init(ofRegisteredClass: Void) {
        self.init()
    }

    /// By `init()` of this class.
    @_silgen_name("drydock_make_collection_invalidation_context")
    static func make(_: Void) -> UICollectionViewLayoutInvalidationContext
}
