/// A display list whose picture is seen at a slant: drawn upright in pixels of its own, then resampled.
package struct ProjectedList: Equatable {
    package let list: DisplayList
    /// The part of the list's plane that is drawn; nothing is drawn outside of it.
    package let content: PixelRect
    /// Maps the list's pixels to the frame's.
    package let map: Projection

    package init(_ list: DisplayList, content: PixelRect, map: Projection) {
        self.list = list
        self.content = content
        self.map = map
    }
}
