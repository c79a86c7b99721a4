import Drydock

extension APLoginViewController {
    /// Gives the bar the app's colours and title, and lets this page's background shine through it.
    func appendNavigationBar() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [
            .foregroundColor: AppColor.raizlabsRed,
            .font: AppFont.helvetica(ofSize: 18),
        ]
        if let bar = navigationController?.navigationBar {
            bar.tintColor = AppColor.raizlabsRed
            bar.standardAppearance = appearance
            bar.scrollEdgeAppearance = appearance
        }
        let clear = UINavigationBarAppearance(barAppearance: appearance)
        clear.configureWithTransparentBackground()
        navigationItem.standardAppearance = clear
        navigationItem.scrollEdgeAppearance = clear
        navigationItem.backButtonTitle = "Sign In"
    }
}
