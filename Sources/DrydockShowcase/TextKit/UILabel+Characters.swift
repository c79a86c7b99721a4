import Drydock

extension UILabel {
    /// The character that is drawn at a point of the label, as an offset into its attributed text; nil beside the text.
    func characterIndex(at point: CGPoint) -> Int? {
        guard let attributedText else { return nil }
        let storage = NSTextStorage(attributedString: attributedText)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: bounds.size)
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
        container.lineBreakMode = lineBreakMode
        container.maximumNumberOfLines = numberOfLines

        // A label's text stands in the middle of its height.
        let box = manager.usedRect(for: container)
        let place = CGPoint(x: point.x, y: point.y - (bounds.height - box.height) / 2 + box.minY)
        let index = manager.characterIndex(
            for: place,
            in: container,
            fractionOfDistanceBetweenInsertionPoints: nil
        )
        let letter = NSRange(location: index, length: 1)
        return manager.boundingRect(forGlyphRange: letter, in: container).contains(place) ? index : nil
    }
}
