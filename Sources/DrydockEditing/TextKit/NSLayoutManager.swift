import DrydockControls
import DrydockViews
public import Foundation

/// Lays out a text storage's text in a text container, and says where its characters are.
///
/// That of a text view answers from the view's own layout. Another one makes a layout of its own when it is asked, as
/// ``UILabel`` would draw the same text in the container, and keeps it until text or container change.
///
/// Every UTF-16 unit is a glyph of its number, and a layout manager has a single container. Rectangles and points are in points
/// from the container's top left corner. Each answer costs time linear in the lines that it is about.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text, which keeps the layout manager alive; nil until one adds it.
    open internal(set) weak var textStorage: NSTextStorage? {
        didSet {
            invalidate()
            for container in textContainers { container.view?.textStorageDidChange() }
        }
    }

    /// One, or none.
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Changes nothing: what is asked for is always answered as if all text before it were laid out.
    open var allowsNonContiguousLayout = false
    /// The characters that the edit which is processed has replaced.
    var changed: ReplacedRange?
    private var layout: DocumentLayout?
    /// Whether the delegate knows of a layout.
    private var isLaidOut = false

    public override init() {
        super.init()
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// - Parameter container: the first one; a layout manager has no second.
    open func addTextContainer(_ container: NSTextContainer) {
        require(
            textContainers.isEmpty || container.layoutManager === self,
            "NSLayoutManager.addTextContainer: it has a container; a layout manager has one"
        )
        guard textContainers.isEmpty else { return }
        container.layoutManager?.removeTextContainer(at: 0)
        textContainers = [container]
        container.layoutManager = self
        invalidate()
        container.view?.textStorageDidChange()
    }

    open func removeTextContainer(at index: Int) {
        require(
            textContainers.indices.contains(index),
            "NSLayoutManager.removeTextContainer(at:): there is no container \(index)"
        )
        let container = textContainers.remove(at: index)
        container.layoutManager = nil
        invalidate()
        container.view?.textStorageDidChange()
    }

    // MARK: - Changes

    /// Called by the storage when an edit is done. An override calls super.
    /// - Parameters:
    ///   - textStorage: the storage.
    ///   - editMask: what is edited.
    ///   - newCharRange: in the text as it is now.
    ///   - delta: how many UTF-16 units longer the text is.
    ///   - invalidatedCharRange: what has to be laid out anew.
    open func processEditing(
        for textStorage: NSTextStorage,
        edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidate()
        let range = newCharRange.lowerBound..<newCharRange.upperBound
        for container in textContainers {
            container.view?.editor.storageDidEdit(range, change: delta, characters: changed)
        }
        changed = nil
    }

    /// Has text laid out anew when it is asked for next.
    /// - Parameters:
    ///   - charRange: the text.
    ///   - actualCharRange: set to the characters that are concerned.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = NSRange(valid(charRange))
        invalidate()
        for container in textContainers { container.view?.textNeedsLayout() }
    }

    /// Has text drawn anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in textContainers { container.view?.markDisplayNeeded() }
    }

    /// Has text drawn anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: glyphRange)
    }

    /// The next question makes another layout.
    func invalidate() {
        layout = nil
        guard isLaidOut else { return }
        isLaidOut = false
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    open func ensureLayout(for container: NSTextContainer) { _ = document }
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = document }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = document }
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = document }
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = document }
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = document }

    // MARK: - Layout

    /// The text laid out; nil without a container.
    var document: DocumentLayout? {
        if let view = textContainers.first?.view { return view.textGeometry.layout }
        if let layout { return layout }
        guard let container = textContainers.first else { return nil }
        let made = container.layout(textStorage.map { $0.text(in: 0..<$0.length) } ?? EditedText())
        layout = made
        didLayOut(atEnd: made.end >= length)
        return made
    }

    /// The text view has a layout.
    func viewDidLayOut() {
        if !isLaidOut, let document { didLayOut(atEnd: document.end >= length) }
    }

    /// Tells the delegate once of each layout.
    private func didLayOut(atEnd isComplete: Bool) {
        guard !isLaidOut else { return }
        isLaidOut = true
        delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: isComplete)
    }

    /// UTF-16 units of the text.
    var length: Int { textStorage?.length ?? 0 }

    /// What exists of a range.
    func valid(_ range: NSRange) -> Range<Int> {
        let start = min(max(range.location, 0), length)
        return start..<start + min(max(range.length, 0), length - start)
    }
}

/// Is told what a layout manager does. All members are optional.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// - Parameters:
    ///   - layoutManager: the layout manager.
    ///   - textContainer: what the text was laid out in.
    ///   - layoutFinishedFlag: whether all of the text found room.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    )
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
