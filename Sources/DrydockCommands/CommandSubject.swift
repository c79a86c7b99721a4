package import Drydock
package import DrydockCatalogue
import Synchronization

/// What the commands of this process are about.
package struct CommandSubject: Sendable {
    /// What the program is called, in help and errors.
    package var name: String
    /// The window's title; nil for that of the controller in it.
    package var title: String?
    package var catalogue: ComponentCatalogue
    /// What `show` opens; nil for the first screen of the catalogue.
    package var makeRoot: (@MainActor @Sendable () -> UIViewController)?

    package init(
        name: String,
        title: String? = nil,
        catalogue: ComponentCatalogue,
        makeRoot: (@MainActor @Sendable () -> UIViewController)? = nil
    ) {
        self.name = name
        self.title = title
        self.catalogue = catalogue
        self.makeRoot = makeRoot
    }

    /// Set once, before arguments are parsed: help texts have the name.
    package static var current: CommandSubject {
        get {
            guard let subject = stored.withLock(\.self) else {
                preconditionFailure("CommandSubject.current: set it before any command is used")
            }
            return subject
        }
        set { stored.withLock { $0 = newValue } }
    }

    private static let stored = Mutex<CommandSubject?>(nil)
}
