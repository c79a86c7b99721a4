public import Drydock

extension Screen {
    /// What `UIApplication.open(_:options:completionHandler:)` was given, oldest first. Nothing is opened.
    public var openedURLs: [URL] { urlRecorder?.urls ?? [] }

    /// The schemes of URLs that can be opened: `http`, `https`, `mailto`, `tel` and `app-settings` unless it is set.
    public var openableURLSchemes: Set<String> {
        get { urlRecorder?.schemes ?? [] }
        set { urlRecorder?.schemes = Set(newValue.map { $0.lowercased() }) }
    }

    private var urlRecorder: URLRecorder? { host.scene.urlOpener as? URLRecorder }
}
