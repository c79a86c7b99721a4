/// Between which sizes the text of a view and all in it stays, whatever size the user wants.
struct ContentSizeLimits: Hashable {
    /// Nil for no limit.
    var minimum: UIContentSizeCategory?
    /// Nil for no limit. Where the two contradict each other, this one holds.
    var maximum: UIContentSizeCategory?

    /// The nearest size within the limits. What is unspecified stays so.
    func clamp(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category != .unspecified else { return category }
        let raised = minimum.map { max($0, category) } ?? category
        return maximum.map { min($0, raised) } ?? raised
    }

    /// These limits around `inner` ones, which are applied last.
    func limited(by inner: ContentSizeLimits) -> ContentSizeLimits {
        ContentSizeLimits(
            minimum: minimum.map(inner.clamp) ?? inner.minimum,
            maximum: maximum.map(inner.clamp) ?? inner.maximum
        )
    }
}

extension UIView {
    func setSizeLimits(_ change: (inout ContentSizeLimits) -> Void) {
        var limits = traitStateStorage?.sizeLimits ?? ContentSizeLimits()
        change(&limits)
        guard limits != traitStateStorage?.sizeLimits ?? ContentSizeLimits() else { return }
        traitState.sizeLimits = limits
        traitOverridesDidChange()
    }
}
