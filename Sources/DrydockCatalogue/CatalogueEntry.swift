public import Drydock

/// A component or a screen in one state.
public struct CatalogueEntry: Sendable, CustomStringConvertible {
    /// The component's or screen's name.
    public let component: String
    /// Nil for a component that has no named state.
    public let state: String?
    package let content: Content

    package enum Content: Sendable {
        /// A controller that fills a screen, and what happens to it once it is shown.
        case screen(
            make: @MainActor @Sendable () -> UIViewController,
            prepare: @MainActor @Sendable (UIViewController) -> Void
        )
        /// A view on a colour on which it can be seen; of the width, in points, or of its fitting size.
        case component(make: @MainActor @Sendable () -> UIView, background: UIColor, width: CGFloat?)
    }

    /// `pill-highlighted`: the component and the state. Files have it.
    public var name: String { state.map { "\(component)-\($0)" } ?? component }

    public var description: String { name }

    /// Whether this is a controller's screen; else it is a view, whose size is its own.
    public var isScreen: Bool {
        if case .screen = content { true } else { false }
    }
}

/// A view in the states that it can be in.
public struct CatalogueComponent<View: UIView>: CatalogueElement {
    private let name: String
    private let background: UIColor
    private let width: CGFloat?
    private let make: @MainActor @Sendable () -> View
    public private(set) var entries: [CatalogueEntry] = []

    /// - Parameters:
    ///   - name: what files are named after.
    ///   - state: the name of the state that the view is made in; nil for none.
    ///   - background: what the view is shown on, where it cannot be seen on nothing.
    ///   - width: points, for a view whose height follows from its width; nil for its fitting size.
    ///   - make: a new view. Called within the scene that shows it, for each picture.
    public init(
        _ name: String,
        state: String? = nil,
        on background: UIColor = UIColor(white: 0, alpha: 0),
        width: CGFloat? = nil,
        _ make: @escaping @MainActor @Sendable () -> View
    ) {
        self.name = name
        self.background = background
        self.width = width
        self.make = make
        add(state, make)
    }

    /// One more state: what is changed about a new view.
    public func state(_ state: String, _ change: @escaping @MainActor @Sendable (View) -> Void) -> Self {
        var copy = self
        copy.add(state) { [make] in
            let view = make()
            change(view)
            return view
        }
        return copy
    }

    private mutating func add(_ state: String?, _ make: @escaping @MainActor @Sendable () -> View) {
        entries.append(
            CatalogueEntry(
                component: name,
                state: state,
                content: .component(make: make, background: background, width: width)
            )
        )
    }
}

/// A controller's screen in the states that it can be in.
public struct CatalogueScreen<Controller: UIViewController>: CatalogueElement {
    private let name: String
    private let make: @MainActor @Sendable () -> Controller
    private let prepare: @MainActor @Sendable (Controller) -> Void
    public private(set) var entries: [CatalogueEntry] = []

    /// - Parameters:
    ///   - name: what files are named after.
    ///   - state: the name of the state that the controller is in at first; nil for none.
    ///   - make: a new controller. Called within the scene that shows it, for each picture.
    ///   - prepare: what is done with a controller that has appeared, in every state.
    public init(
        _ name: String,
        state: String? = nil,
        _ make: @escaping @MainActor @Sendable () -> Controller,
        prepare: @escaping @MainActor @Sendable (Controller) -> Void = { _ in }
    ) {
        self.name = name
        self.make = make
        self.prepare = prepare
        add(state) { _ in }
    }

    /// One more state: what is done then.
    public func state(_ state: String, _ change: @escaping @MainActor @Sendable (Controller) -> Void) -> Self
    {
        var copy = self
        copy.add(state, change)
        return copy
    }

    private mutating func add(
        _ state: String?,
        _ change: @escaping @MainActor @Sendable (Controller) -> Void
    ) {
        let content = CatalogueEntry.Content.screen(
            make: make,
            prepare: { [prepare] controller in
                guard let controller = controller as? Controller else { return }
                prepare(controller)
                change(controller)
            }
        )
        entries.append(CatalogueEntry(component: name, state: state, content: content))
    }
}
