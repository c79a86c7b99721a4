/// Elements of a menu that are asked for when the menu is shown. Until they are there a row with a spinner stands for them.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    /// Nil until they have been provided.
    private(set) var elements: [UIMenuElement]?
    /// Whom to tell; not empty while they are on their way.
    private var waiting: [() -> Void] = []

    /// Elements that are asked for when they are shown first, and kept.
    /// - Parameter elementProvider: calls what it is given, at once or later, with the elements.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, elementProvider)
    }

    /// Elements that are asked for anew whenever they are shown.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, elementProvider)
    }

    private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.isCached = isCached
        self.provider = provider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// A menu with the element is about to be shown.
    /// - Parameter changed: called when the elements come later than at once.
    func load(changed: @escaping () -> Void) {
        if !isCached, waiting.isEmpty { elements = nil }
        guard elements == nil else { return }
        waiting.append(changed)
        guard waiting.count == 1 else { return }
        var isAtOnce = true
        provider { [weak self] elements in
            guard let self, !waiting.isEmpty else { return }
            self.elements = elements
            let told = waiting
            waiting = []
            if !isAtOnce { for tell in told { tell() } }
        }
        isAtOnce = false
    }
}

extension UIMenu {
    /// The menu is about to be shown: asks for what is deferred in it and its sections.
    func loadDeferred(changed: @escaping () -> Void) {
        func load(_ elements: [UIMenuElement]) {
            for element in elements {
                if let deferred = element as? UIDeferredMenuElement {
                    deferred.load(changed: changed)
                } else if let section = element as? UIMenu, section.options.contains(.displayInline) {
                    load(section.children)
                }
            }
        }
        load(children)
    }
}
