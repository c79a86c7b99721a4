import DrydockCatalogue

/// Scenes that belong together on the home of all scenes.
struct SceneGroup {
    /// A line of the list.
    struct Row {
        let title: String
        /// The state, where the scene has several.
        let detail: String?
        /// One for a screen, every state for a component.
        let entries: [CatalogueEntry]
    }

    let title: String
    let rows: [Row]

    /// Titles, and the names of what stands under them.
    private static let contents: [(title: String, components: [String])] = [
        ("A Modal", ["home", "modal"]),
        (
            "Controllers and Content Views",
            ["content-view", "content-view-model", "nib-content-view", "nib-overview"]
        ),
        ("Classes and Messages", ["class-settings", "recipients", "composer"]),
        ("Login", ["login", "forgot-password", "email-verification", "playground"]),
        (
            "Lists",
            [
                "table-plain", "table-grouped", "table-inset-grouped", "table-editing", "table-swiped",
                "table-index", "collection-grid", "collection-compositional", "collection-list",
                "collection-outline", "collection-outline-editing", "collection-outline-swiped",
            ]
        ),
        (
            "Pages",
            [
                "navigation", "tabs", "branded", "empty-states", "alert", "action-sheet", "sheet", "menu",
            ]
        ),
        (
            "Controls",
            [
                "labels", "buttons", "fields", "search-bars", "switches", "sliders", "steppers",
                "segmented-controls", "page-controls", "progress", "controls", "pill", "dismiss", "logo",
            ]
        ),
        (
            "Drawing and Text",
            [
                "canvas", "layers", "particles", "depth", "materials", "symbols", "languages",
                "code-and-links", "home-arabic", "modal-arabic",
            ]
        ),
        ("Scrolling and Gestures", ["scrolling", "gestures", "pointer", "dynamics"]),
    ]

    /// All of a catalogue: what has no group of its own stands under "More". Dark states are left out, as every scene can be
    /// seen in the dark.
    static func groups(of catalogue: ComponentCatalogue) -> [SceneGroup] {
        let entries = catalogue.entries.filter {
            $0.component != ScenesScene.name && !($0.state ?? "").hasSuffix("dark")
        }
        let known = Set(contents.flatMap(\.components))
        let others = entries.map(\.component).filter { !known.contains($0) }
        return (contents + [("More", others)]).compactMap { title, components in
            let rows = components.uniqued.flatMap { name in
                Self.rows(of: entries.filter { $0.component == name })
            }
            return rows.isEmpty ? nil : SceneGroup(title: title, rows: rows)
        }
    }

    private static func rows(of entries: [CatalogueEntry]) -> [Row] {
        guard let first = entries.first else { return [] }
        guard first.isScreen else {
            return [Row(title: first.component.inWords, detail: nil, entries: entries)]
        }
        return entries.map { entry in
            let state = entry.state == "light" ? nil : entry.state
            return Row(title: entry.component.inWords, detail: state?.inWords, entries: [entry])
        }
    }
}

extension String {
    /// `class-settings` as "Class settings", and `home-arabic` as "Home Arabic".
    var inWords: String {
        let words = replacing("-", with: " ").replacing("arabic", with: "Arabic")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

extension [String] {
    /// Each element where it comes first.
    fileprivate var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
