import DrydockPlatform

extension UIApplicationDelegate {
    /// Runs the application in a desktop window until that is closed. Without a display the process says what to do about
    /// it and exits with 69 (`EX_UNAVAILABLE`).
    public static func main() {
        let display = DisplayThread(
            title: WindowHost.processName,
            size: UIScreen.main.bounds.size,
            scale: nil
        )
        let application = UIApplication.shared
        let delegate = Self()
        application.delegate = delegate
        do throws(DisplayError) {
            let geometry = try display.waitUntilOpen()
            let screen = UIScreen(bounds: UIScreen.main.bounds, scale: geometry.scale)
            let scene = UIWindowScene(
                screen: screen,
                traits: UITraitCollection { $0.interfaceLanguage = Bundle.languageOfTexts }
            )
            let window = scene.perform {
                _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
                application.didFinishLaunching()
                scene.connect()
                scene.enterForeground()
                return delegate.window ?? scene.keyWindow ?? UIWindow(windowScene: scene)
            }
            let host = try WindowHost(
                host: ApplicationHost(scene: scene, window: window),
                display: display,
                title: nil
            )
            let termination = TerminationSignal { host.close() }
            scene.perform { scene.becomeActive() }
            host.run()
            scene.perform {
                scene.disconnect()
                application.willTerminate()
            }
            termination.endProcessIfReceived()
        } catch {
            FileHandle.standardError.write(Data("\(WindowHost.processName): error: \(error)\n".utf8))
            exit(EX_UNAVAILABLE)
        }
    }
}

extension Bundle {
    /// The language that Foundation chooses for the texts of the first bundle with several: the app's, or one beside it.
    fileprivate static var languageOfTexts: String {
        let bundles = [main] + NibLibrary.bundlesBesideExecutable()
        let ownLanguages = bundles.first { Set($0.localizations).subtracting(["Base"]).count > 1 }
        return ownLanguages?.preferredLocalizations.first ?? InterfaceLanguage.defaultValue
    }
}
