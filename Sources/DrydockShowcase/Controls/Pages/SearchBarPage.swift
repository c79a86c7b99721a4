import Drydock

extension ControlPage {
    static func searchBars() -> UINavigationController {
        scene(
            "Search Bars",
            sections: [
                ControlSampleSection(
                    title: "Styles",
                    samples: [
                        sample("Default") { _ in },
                        sample("Minimal") { $0.searchBarStyle = .minimal },
                        sample("With a text") {
                            $0.searchBarStyle = .minimal
                            $0.text = "Harbour"
                        },
                        sample("With Cancel") {
                            $0.searchBarStyle = .minimal
                            $0.showsCancelButton = true
                        },
                        sample("With a bookmark") {
                            $0.searchBarStyle = .minimal
                            $0.showsBookmarkButton = true
                        },
                        sample("With scopes") {
                            $0.searchBarStyle = .minimal
                            $0.scopeButtonTitles = ["All", "Read", "Unread"]
                            $0.showsScopeBar = true
                        },
                        sample("With a prompt and results") {
                            $0.searchBarStyle = .minimal
                            $0.prompt = "Ships in dock"
                            $0.showsSearchResultsButton = true
                        },
                    ]
                )
            ]
        )
    }

    private static func sample(_ title: String, _ configure: (UISearchBar) -> Void) -> ControlSample {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        configure(bar)
        return ControlSample(title, bar, isWide: true)
    }
}
