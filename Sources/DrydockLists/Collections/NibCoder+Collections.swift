import DrydockNibDocuments
import DrydockViews

extension NibCoder {
    /// A flow layout, or one of a class of your own.
    var collectionLayout: UICollectionViewLayout {
        guard let child = child(key: "collectionViewLayout") else { return UICollectionViewFlowLayout() }
        let type = loading.customClass(
            of: child,
            base: child.name == "collectionViewFlowLayout"
                ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        )
        return loading.decode(child) { coder in
            let layout = type.init(coder: coder)
            if let flow = layout as? UICollectionViewFlowLayout { coder.decode(flow) }
            return layout
        } ?? UICollectionViewFlowLayout()
    }

    private func decode(_ layout: UICollectionViewFlowLayout) {
        layout.scrollDirection = choice(
            "scrollDirection",
            ["vertical": .vertical, "horizontal": .horizontal],
            absent: .vertical
        )
        layout.minimumLineSpacing = max(length("minimumLineSpacing") ?? 0, 0)
        layout.minimumInteritemSpacing = max(length("minimumInteritemSpacing") ?? 0, 0)
        if let size = extent("itemSize") { layout.itemSize = size }
        if let size = extent("estimatedItemSize") { layout.estimatedItemSize = size }
        if flag("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = extent("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = extent("footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = insets("sectionInset") { layout.sectionInset = insets }
        layout.sectionHeadersPinToVisibleBounds = flag("sectionHeadersPinToVisibleBounds") ?? false
        layout.sectionFootersPinToVisibleBounds = flag("sectionFootersPinToVisibleBounds") ?? false
        layout.sectionInsetReference = choice(
            "sectionInsetReference",
            [
                "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
                "layoutMargins": .fromLayoutMargins,
            ],
            absent: .fromContentInset
        )
    }

    private func extent(_ key: String) -> CGSize? {
        size(key).map { CGSize(width: max($0.width, 0), height: max($0.height, 0)) }
    }

    func decode(_ view: UICollectionView) {
        let mode = self["selectionMode"]
        view.allowsSelection = flag("allowsSelection") ?? true
        view.allowsMultipleSelection = flag("allowsMultipleSelection") ?? (mode == "multiple")
        view.isPrefetchingEnabled = flag("prefetchingEnabled") ?? true
        if let back = child(key: "backgroundView").flatMap(loading.makeView) { view.backgroundView = back }
        ignore(
            "cells",
            "dataMode",
            "springLoaded",
            "sectionHeaderView",
            "sectionFooterView",
            "collectionViewLayout"
        )
        for prototype in element.children(in: "cells") { loading.register(prototype, in: view) }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            if let prototype = element.child(key: key) { loading.register(prototype, kind: kind, in: view) }
        }
    }

    func decode(_ cell: UICollectionViewCell) {
        decode(key: "contentView", into: cell.contentView)
        if let view = child(key: "backgroundView").flatMap(loading.makeView) { cell.backgroundView = view }
        if let view = child(key: "selectedBackgroundView").flatMap(loading.makeView) {
            cell.selectedBackgroundView = view
        }
        ignore("customSize")
    }

    func decode(_ controller: UICollectionViewController) {
        controller.clearsSelectionOnViewWillAppear = flag("clearsSelectionOnViewWillAppear") ?? true
    }
}

extension NibLoading {
    fileprivate func register(_ prototype: NibElement, in view: UICollectionView) {
        guard let identifier = prototype["reuseIdentifier"] else { return }
        let make = maker(prototype, UICollectionViewCell.self)
        view.register(factory: { make(identifier) }, forCellWithReuseIdentifier: identifier)
    }

    fileprivate func register(_ prototype: NibElement, kind: String, in view: UICollectionView) {
        guard let identifier = prototype["reuseIdentifier"] else { return }
        let make = maker(prototype, UICollectionReusableView.self)
        view.register(
            factory: { make(identifier) },
            forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier
        )
    }
}

extension UICollectionView {
    /// Has cells of an identifier made of a nib.
    func register(cellsOf nib: UINib, _ identifier: String) {
        register(
            factory: { [debugName] in
                guard let cell = nib.firstObject(reuseIdentifier: identifier) as? UICollectionViewCell else {
                    fatalError(
                        "\(debugName): the nib registered for \(identifier) has no cell as its first object"
                    )
                }
                return cell
            },
            forCellWithReuseIdentifier: identifier
        )
    }

    /// Has supplementary views of a kind and an identifier made of a nib.
    func register(supplementaryViewsOf nib: UINib, _ kind: String, _ identifier: String) {
        register(
            factory: { [debugName] in
                guard let view = nib.firstObject(reuseIdentifier: identifier) as? UICollectionReusableView
                else {
                    fatalError(
                        "\(debugName): the nib registered for \(identifier) has no reusable view as its first object"
                    )
                }
                return view
            },
            forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier
        )
    }
}
