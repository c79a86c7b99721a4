public import Foundation

/// One instance of the app's interface. The scenes here are window scenes: see `UIWindowScene`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public nonisolated enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    /// Unattached until something shows the scene; inactive while another program has the keyboard.
    public package(set) var activationState = ActivationState.unattached

    /// Who is told what becomes of the scene; kept alive by it.
    open var delegate: (any UISceneDelegate)?

    /// What the system knows of the scene.
    public private(set) lazy var session = UISceneSession(scene: self)

    /// What the desktop window is called; nil for the title of the controller that is shown.
    open var title: String!

    /// The delegate, if it is a responder, before the application.
    open override var next: UIResponder? { delegate as? UIResponder ?? UIApplication.shared }

    package override init() {
        super.init()
    }
}

extension UIScene {
    /// Posted when the scene gets its delegate; the object is the scene.
    public nonisolated static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification"
    )
    /// Posted when the scene is gone; the object is the scene.
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification"
    )
    /// Posted after the scene has got the keyboard; the object is the scene.
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification"
    )
    /// Posted before the scene loses the keyboard; the object is the scene.
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification"
    )
    /// Posted before the scene is shown; the object is the scene.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification"
    )
    /// Posted after the scene was taken from the screen; the object is the scene.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification"
    )

    /// What a scene was asked for: nothing here, as a desktop program is started without URLs and activities.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        override init() {
            super.init()
        }
    }
}

/// The system's record of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// What a scene is for.
    public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Windows that people use.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public private(set) weak var scene: UIScene?
    public let role = Role.windowApplication
    /// The configuration that the application's delegate gave.
    public package(set) var configuration: UISceneConfiguration

    init(scene: UIScene) {
        self.scene = scene
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        super.init()
    }
}

/// What objects a scene is made with.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// The class whose instance becomes the scene's delegate. Apps for iOS name it in their Info.plist, which does not
    /// exist here: with nil it is the class `SceneDelegate` beside the application's delegate, as Xcode's templates have it.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
