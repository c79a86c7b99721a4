import Foundation
import Logging

extension UIScene {
    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Gives the scene the delegate that the application chooses for it, which makes its windows.
    package func connect() {
        guard let applicationDelegate = UIApplication.shared.delegate else { return }
        let options = ConnectionOptions()
        session.configuration = applicationDelegate.application(
            .shared,
            configurationForConnecting: session,
            options: options
        )
        guard let type = session.configuration.sceneDelegateClass(beside: applicationDelegate) else { return }
        let delegate = type.init()
        self.delegate = delegate
        post(UIScene.willConnectNotification)
        delegate.scene(self, willConnectTo: session, options: options)
    }

    /// The scene comes to the screen.
    package func enterForeground() {
        let isReturning = activationState == .background
        guard isReturning || activationState == .unattached else { return }
        delegate?.sceneWillEnterForeground(self)
        post(UIScene.willEnterForegroundNotification)
        if isReturning { UIApplication.shared.willEnterForeground(by: self) }
        activationState = .foregroundInactive
    }

    /// The scene gets the keyboard.
    package func becomeActive() {
        guard activationState != .foregroundActive else { return }
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
        UIApplication.shared.didBecomeActive(by: self)
    }

    /// Another program gets the keyboard.
    package func resignActive() {
        guard activationState == .foregroundActive else { return }
        delegate?.sceneWillResignActive(self)
        post(UIScene.willDeactivateNotification)
        UIApplication.shared.willResignActive(by: self)
        activationState = .foregroundInactive
    }

    /// The scene leaves the screen.
    package func enterBackground() {
        resignActive()
        guard activationState == .foregroundInactive else { return }
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        post(UIScene.didEnterBackgroundNotification)
        UIApplication.shared.didEnterBackground(by: self)
    }

    /// The scene leaves the screen for good.
    package func disconnect() {
        enterBackground()
        activationState = .unattached
        delegate?.sceneDidDisconnect(self)
        post(UIScene.didDisconnectNotification)
    }
}

extension UISceneConfiguration {
    func sceneDelegateClass(beside delegate: any UIApplicationDelegate) -> (any UISceneDelegate.Type)? {
        if let delegateClass {
            guard let type = delegateClass as? any UISceneDelegate.Type else {
                Log.logger.warning(
                    "The delegate class of the scene \"\(name ?? "")\", \(delegateClass), is no UISceneDelegate."
                )
                return nil
            }
            return type
        }
        let module = String(reflecting: type(of: delegate)).split(separator: ".").first ?? ""
        return NSClassFromString("\(module).SceneDelegate") as? any UISceneDelegate.Type
    }
}
