/// What a controller shows in place of content that there is none of.
final class ContentUnavailableState {
    var configuration: (any UIContentConfiguration)?
    fileprivate(set) var view: (any UIView & UIContentView)?
    /// Set when what the controller knows may have changed; the next layout clears it.
    fileprivate(set) var needsUpdate = true
}

extension UIViewController {
    /// Shown over the controller's view, in the middle of what bars and the keyboard leave free; nil for nothing. Usually a
    /// ``UIContentUnavailableConfiguration``.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable.configuration }
        set {
            contentUnavailable.configuration = newValue
            // Views that are not loaded show it when they are first laid out.
            if viewIfLoaded != nil { showContentUnavailable() }
        }
    }

    /// What the controller itself knows of.
    var ownContentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        let search = chain.lazy.compactMap { $0 as? any BarSearch }.first ?? items.search
        state.searchText = search?.searchText
        return state
    }

    package func markContentUnavailable() {
        guard !contentUnavailable.needsUpdate else { return }
        contentUnavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Before the layout of the controller's view: asks what is to be shown, where that may have changed, and keeps it over all
    /// of the view, which may have been scrolled.
    func layOutContentUnavailable() {
        if contentUnavailable.needsUpdate {
            contentUnavailable.needsUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
            showContentUnavailable()
        }
        guard let shown = contentUnavailable.view, shown.frame != view.bounds else { return }
        shown.frame = view.bounds
    }

    private func showContentUnavailable() {
        let configuration = contentUnavailable.configuration?.updated(
            for: contentUnavailableConfigurationState
        )
        if let configuration, let shown = contentUnavailable.view, shown.supports(configuration) {
            shown.configuration = configuration
            return
        }
        contentUnavailable.view?.removeFromSuperview()
        contentUnavailable.view = configuration?.makeContentView()
        guard let shown = contentUnavailable.view else { return }
        shown.translatesAutoresizingMaskIntoConstraints = true
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown.frame = view.bounds
        view.addSubview(shown)
    }
}
