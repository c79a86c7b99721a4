import Drydock

/// A view on a page about controls: what it is, and what it says.
struct ControlSample {
    let title: String
    let view: UIView
    /// What the user has made of the view; nil for one without a value.
    let reading: (() -> String)?
    /// Whether it takes the width of the page, below its title.
    let isWide: Bool

    init(_ title: String, _ view: UIView, isWide: Bool = false, reading: (() -> String)? = nil) {
        self.title = title
        self.view = view
        self.isWide = isWide
        self.reading = reading
    }
}

/// Samples that belong together.
struct ControlSampleSection {
    let title: String
    var footer: String?
    let samples: [ControlSample]
}
