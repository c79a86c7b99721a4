/// A display list, lent to the view that draws to it for the time of a call.
///
/// Classes of other targets override an open method, whose types have to be public: the list itself is not.
@_spi(Overriding) public final class DrawnContent {
    package var list: DisplayListBuilder

    fileprivate init(_ list: DisplayListBuilder) {
        self.list = list
    }

    /// Where a class of another target draws.
    public enum Place {
        /// Between the background and the subviews.
        case belowSubviews
        /// Over the layers that lie behind all subviews.
        case behindSubviews
    }
}

extension DisplayListBuilder {
    /// Lends the list. Cost: one allocation and two exchanges; no command is copied.
    mutating func lend(_ draw: (DrawnContent) -> Void) {
        let content = DrawnContent(DisplayListBuilder(scale: scale, drawsOutlines: drawsOutlines))
        swap(&self, &content.list)
        draw(content)
        swap(&self, &content.list)
    }
}
