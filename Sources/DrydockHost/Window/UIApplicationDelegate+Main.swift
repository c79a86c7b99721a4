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
            let scene = UIWindowScene(screen: screen)
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
