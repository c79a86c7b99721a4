package import DrydockNibDocuments
public import DrydockViews
public import Foundation

/// A storyboard: an Interface Builder document of controllers, their views and the ways between them.
///
/// A program whose storyboard is missing or damaged stops with its name and line when it is made. A controller is decoded by its
/// `init(coder:)`, wakes before its view is loaded, and gets its outlets when that happens.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    package let document: NibDocument
    let bundle: Bundle?
    private let home: Bundle
    private let name: String

    /// - Parameters:
    ///   - name: of the file, without its extension.
    ///   - storyboardBundleOrNil: nil and the main bundle stand for everything beside the executable.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let place = NibLibrary.shared.place(named: name, "storyboard", in: storyboardBundleOrNil) else {
            let folder = storyboardBundleOrNil?.bundlePath ?? "the bundles beside the executable"
            fatalError(
                "UIStoryboard: there is no \(name).storyboard in \(folder). Is it among the target's resources?"
            )
        }
        do {
            document = try NibLibrary.shared.document(at: place)
        } catch {
            fatalError("UIStoryboard: \(error)")
        }
        require(document.kind == .storyboard, "\(document.file) is no storyboard: load it with UINib")
        self.name = name
        home = place.bundle
        bundle = storyboardBundleOrNil === Bundle.main ? nil : storyboardBundleOrNil
        super.init()
    }

    // MARK: - Making controllers

    /// A new initial controller; nil where the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        instantiateInitialViewController(creator: nil)
    }

    /// As above, made by a closure that calls an initialiser of its own with the coder; nil has the usual one called.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let id = document.root["initialViewController"] else { return nil }
        return checked(make(id, creator.map { creator in { creator($0) } }), id)
    }

    /// A new controller of the scene with this identifier. Stops the program where there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier, creator: nil)
    }

    /// As above, made by a closure that calls an initialiser of its own with the coder; nil has the usual one called.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let element = controller(where: { $0["storyboardIdentifier"] == identifier }),
            let id = element.id
        else {
            fatalError("\(document.file): no scene has the storyboard identifier \"\(identifier)\"")
        }
        guard let made: ViewController = checked(make(id, creator.map { creator in { creator($0) } }), id)
        else {
            fatalError("\(document.file):\(element.line): the controller \"\(identifier)\" was not made")
        }
        return made
    }

    private func checked<ViewController: UIViewController>(_ made: UIViewController?, _ id: String)
        -> ViewController?
    {
        guard let made else { return nil }
        guard let controller = made as? ViewController else {
            fatalError(
                "\(document.file): the controller \(id) is a \(type(of: made)), not a \(ViewController.self)"
            )
        }
        return controller
    }

    /// A new controller of a scene, by the id of its element.
    func make(_ id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let (element, elements) = document.object(withID: id) else { return nil }
        if element.name == "viewControllerPlaceholder" { return nested(element) { makeReferenced(element) } }
        return nested(element) { makeController(element, elements, creator) }
    }

    private func makeController(
        _ element: NibElement,
        _ elements: [NibElement],
        _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let texts = NibTexts(name: name, bundle: home, language: LocalizedStrings.language)
        let loading = NibLoading(document, bundle: bundle, home: home, owner: nil, texts: texts)
        return NibScene(self, loading, element, elements).makeController(creator)
    }

    /// Makes what is contained in a controller, or what a reference leads to. Stops the program where that contains itself, or
    /// more than can be made.
    func nested<Result>(_ element: NibElement, _ make: () -> Result) -> Result {
        if Self.depth == 0 { Self.made = (0, 0) }
        Self.made.controllers += 1
        Self.made.elements += element.size
        Self.depth += 1
        defer { Self.depth -= 1 }
        func place() -> String {
            "\(document.file):\(element.line): <\(element.name) id=\"\(element.id ?? "")\">"
        }
        require(
            Self.depth <= Self.deepest,
            "\(place()) contains itself, through what it embeds or refers to, or is nested more than \(Self.deepest) deep"
        )
        require(
            Self.made.controllers <= Self.mostControllers,
            "\(place()) is one controller too many: one may contain \(Self.mostControllers)"
        )
        require(
            Self.made.elements <= Self.mostElements,
            "\(place()) makes the controller larger than \(Self.mostElements) elements, all that it contains counted"
        )
        return make()
    }

    /// A new controller of a scene with its view loaded, and what each id of the scene stands for, to compare the two with
    /// the document.
    package func objectsByID(
        ofScene id: String
    ) -> (controller: UIViewController, objects: [String: AnyObject])? {
        guard let controller = make(id), let scene = controller.scene as? NibScene else { return nil }
        return (controller, scene.loadObjects())
    }

    /// The controller of another storyboard.
    private func makeReferenced(_ element: NibElement) -> UIViewController? {
        guard let name = element["storyboardName"],
            name != self.name || element["referencedIdentifier"] != nil,
            NibLibrary.shared.place(named: name, "storyboard", in: bundle) != nil
        else {
            Log.warnOnce("\(document.file):\(element.line): the storyboard it refers to is not there.")
            return nil
        }
        let other = UIStoryboard(name: name, bundle: bundle)
        guard let identifier = element["referencedIdentifier"] else {
            return other.instantiateInitialViewController()
        }
        return other.instantiateViewController(withIdentifier: identifier)
    }

    private func controller(where matches: (NibElement) -> Bool) -> NibElement? {
        for scene in document.scenes {
            if let found = scene.first(where: matches) { return found }
        }
        return nil
    }

    private static var depth = 0
    /// Since the depth was last 0.
    private static var made = (controllers: 0, elements: 0)
    private static let deepest = 64
    private static let mostControllers = 1_000
    private static let mostElements = 100_000
}

extension UIViewController {
    /// The storyboard that the controller came from; nil for one that was made otherwise.
    public var storyboard: UIStoryboard? { (scene as? NibScene)?.storyboard }
}
