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
            UIScreen.main.scale = geometry.scale
            _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
            let window = delegate.window ?? application.keyWindow ?? UIWindow(frame: UIScreen.main.bounds)
            let host = try WindowHost(
                host: ApplicationHost(window: window),
                display: display,
                title: nil
            )
            delegate.applicationDidBecomeActive(application)
            host.run()
            delegate.applicationWillResignActive(application)
            delegate.applicationWillTerminate(application)
        } catch {
            FileHandle.standardError.write(Data("\(WindowHost.processName): \(error)\n".utf8))
            exit(EX_UNAVAILABLE)
        }
    }
}
