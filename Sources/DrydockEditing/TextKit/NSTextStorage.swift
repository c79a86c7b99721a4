import DrydockControls
import DrydockViews
public import Foundation

/// Text with attributes that layout managers lay out: a mutable attributed string that tells them what is edited.
///
/// Every edit through its methods reaches the layout managers and the text view that shows them, outside of `beginEditing()` and
/// `endEditing()` at once. A subclass may keep the text in a store of its own: it overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` from the last two. A range that lies outside of the text stops the program; one that ends in
/// the middle of a surrogate pair begins before it.
///
/// Ranges count UTF-16 units. Cost of an edit: linear in the text, with a small factor.
nonisolated open class NSTextStorage: NSMutableAttributedString {
    /// What an edit changes.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted before an edit is processed; the object is the storage.
    public static let willProcessEditingNotification = Notification.Name(
        "NSTextStorageWillProcessEditingNotification"
    )
    /// Posted when the attributes of an edit are final; the object is the storage.
    public static let didProcessEditingNotification = Notification.Name(
        "NSTextStorageDidProcessEditingNotification"
    )

    /// The text of a storage that is no subclass.
    private var content = EditedText()
    /// What a text view's text has where it says nothing itself.
    var defaults: [NSAttributedString.Key: Any] = [:] {
        didSet {
            guard !RunAttributes(defaults).isSame(as: RunAttributes(oldValue)) else { return }
            copyToFoundation(0..<super.length, length: length, .editedAttributes)
        }
    }
    /// The run that was asked for last: questions mostly go on where the last one ended.
    private var lastRun = (index: 0, start: 0)
    private var managers: [NSLayoutManager] = []
    private var edits = StorageEdits()
    private var depth = 0
    private var isProcessing = false

    /// Empty.
    public init() {
        super.init(string: "")
    }

    public override init(string: String) {
        super.init(string: "")
        fill(EditedText(string))
    }

    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        fill(EditedText(string, attributes: RunAttributes(attrs ?? [:])))
    }

    public override init(attributedString: NSAttributedString) {
        super.init(string: "")
        fill(EditedText(attributedString))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let count = super.length
        fill(EditedText(super.attributedSubstring(from: NSRange(location: 0, length: count))))
    }

    private func fill(_ text: EditedText) {
        content = text
        copyToFoundation(0..<super.length, length: text.length)
    }

    // MARK: - Layout managers

    /// Those that lay the text out. The storage keeps them alive, and they do not keep it alive.
    @MainActor open var layoutManagers: [NSLayoutManager] { managers }

    @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard aLayoutManager.textStorage !== self else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        managers.remove(at: index)
        aLayoutManager.textStorage = nil
    }

    open weak var delegate: (any NSTextStorageDelegate)?

    // MARK: - Reading

    open override var string: String { content.string }

    open override var length: Int {
        isPlain ? content.length : string.utf16.count
    }

    /// The attributes of a character, and how far they go on.
    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
        -> [NSAttributedString.Key: Any]
    {
        require(
            location >= 0 && location < content.length,
            "NSTextStorage.attributes(at:effectiveRange:): \(location) is outside of a text of \(content.length) units"
        )
        if lastRun.start > location { lastRun = (0, 0) }
        while location >= lastRun.start + content.runs[lastRun.index].length {
            lastRun = (lastRun.index + 1, lastRun.start + content.runs[lastRun.index].length)
        }
        let run = content.runs[lastRun.index]
        range?.pointee = NSRange(location: lastRun.start, length: run.length)
        let values = run.attributes.values
        return defaults.isEmpty ? values : defaults.merging(values) { $1 }
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key,
        at location: Int,
        effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(
        at location: Int,
        longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let values = attributes(at: location, effectiveRange: nil)
        let attributes = RunAttributes(values)
        range?.pointee = spread(from: location, in: rangeLimit) { attributes.isSame(as: RunAttributes($0)) }
        return values
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key,
        at location: Int,
        longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let value = attributes(at: location, effectiveRange: nil)[attrName]
        range?.pointee = spread(from: location, in: rangeLimit) { RunAttributes.areSame($0[attrName], value) }
        return value
    }

    /// The runs around a place, in a range, for which a condition holds.
    private func spread(
        from location: Int,
        in limit: NSRange,
        _ holds: ([NSAttributedString.Key: Any]) -> Bool
    ) -> NSRange {
        let limit = checked(limit)
        var run = NSRange()
        _ = attributes(at: location, effectiveRange: &run)
        var found = min(run.lowerBound, location)..<max(run.upperBound, location + 1)
        while found.upperBound < limit.upperBound,
            holds(attributes(at: found.upperBound, effectiveRange: &run))
        {
            found = found.lowerBound..<max(run.upperBound, found.upperBound + 1)
        }
        while found.lowerBound > limit.lowerBound,
            holds(attributes(at: found.lowerBound - 1, effectiveRange: &run))
        {
            found = min(run.lowerBound, found.lowerBound - 1)..<found.upperBound
        }
        return NSRange(found.clamped(to: limit))
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        text(in: checked(range)).attributedString(completedBy: [:])
    }

    /// What stands in a range.
    func text(in range: Range<Int>) -> EditedText {
        if isPlain, range == 0..<content.length { return content }
        if isPlain { return content[range] }
        let whole = string as NSString
        var text = EditedText()
        var location = range.lowerBound
        while location < range.upperBound {
            var run = NSRange()
            let values = attributes(at: location, effectiveRange: &run)
            let end = min(max(run.upperBound, location + 1), range.upperBound)
            let part = whole.substring(with: NSRange(location..<end))
            text.append(part, RunAttributes(values))
            location = end
        }
        return text
    }

    /// The text as a string that is edited in place.
    open override var mutableString: NSMutableString { StorageString(self) }

    /// Whether the text is in this class's own store.
    private var isPlain: Bool { type(of: self) == NSTextStorage.self }

    // MARK: - Editing

    /// The characters get the attributes of the first one that they replace, else of the one before them, else of the one behind.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        let old = checked(range)
        let attributes = content.attributes(before: old.isEmpty ? old.lowerBound : old.lowerBound + 1)
        replaceContent(old, EditedText(str, attributes: attributes ?? .none))
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(checked(range), with: EditedText(attrString))
    }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        changeContent(checked(range)) { _ in attrs ?? [:] }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(checked(range)) { $0.merging(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(checked(range)) { values in
            var values = values
            values[name] = nil
            return values
        }
    }

    /// Gives a range's runs other attributes, as one edit.
    func changeAttributes(
        _ range: Range<Int>,
        _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        if isPlain { return changeContent(range, change) }
        beginEditing()
        var location = range.lowerBound
        while location < range.upperBound {
            var run = NSRange()
            let values = change(attributes(at: location, effectiveRange: &run))
            let end = min(max(run.upperBound, location + 1), range.upperBound)
            setAttributes(values, range: NSRange(location..<end))
            location = end
        }
        endEditing()
    }

    private func changeContent(
        _ range: Range<Int>,
        _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        content.changeAttributes(in: range, change)
        lastRun = (0, 0)
        edited(.editedAttributes, range: NSRange(range), changeInLength: 0)
    }

    private func replaceContent(_ range: Range<Int>, _ new: EditedText) {
        content.replace(range, with: new)
        lastRun = (0, 0)
        edited(
            [.editedCharacters, .editedAttributes],
            range: NSRange(range),
            changeInLength: new.length - range.count
        )
    }

    /// Puts text with attributes in a range's place, as one edit.
    func replace(_ range: Range<Int>, with new: EditedText) {
        if isPlain { return replaceContent(range, new) }
        beginEditing()
        replaceCharacters(in: NSRange(range), with: new.string)
        var start = range.lowerBound
        for run in new.runs {
            let values = defaults.merging(run.attributes.values) { $1 }
            setAttributes(values, range: NSRange(location: start, length: run.length))
            start += run.length
        }
        endEditing()
    }

    private func checked(_ range: NSRange) -> Range<Int> {
        let length = length
        require(
            range.location >= 0 && range.length >= 0 && range.location <= length
                && range.length <= length - range.location,
            "NSTextStorage: the range {\(range.location), \(range.length)} is outside of a text of \(length) units"
        )
        let whole = range.location..<range.location + range.length
        return isPlain ? content.valid(whole) : whole
    }

    open override func beginEditing() {
        depth += 1
    }

    open override func endEditing() {
        require(depth > 0, "NSTextStorage.endEditing: beginEditing() was not called")
        depth -= 1
        processIfDone()
    }

    // MARK: - Processing

    /// What the edit that is processed changes.
    open var editedMask: EditActions { edits.mask }
    /// What the edit that is processed concerns, in the text as it is now; a location of NSNotFound without one.
    open var editedRange: NSRange {
        edits.range.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
    }
    /// How many units longer the edit that is processed made the text.
    open var changeInLength: Int { edits.delta }

    /// Notes an edit, and processes it unless `endEditing()` is to come.
    /// - Parameters:
    ///   - editedMask: what is edited.
    ///   - range: of the text before.
    ///   - delta: how many units longer the text is now.
    open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
        edits.add(editedMask, range.location..<range.location + max(range.length, 0), delta)
        processIfDone()
    }

    private func processIfDone() {
        guard depth == 0, !isProcessing, !edits.mask.isEmpty else { return }
        isProcessing = true
        processEditing()
        // A subclass may edit behind its call of super.
        if edits.isUntold { tellLayoutManagers() }
        isProcessing = false
        edits = StorageEdits()
    }

    /// Tells the delegate, who may change more, and then the layout managers. An override that changes attributes does it before
    /// it calls this.
    open func processEditing() {
        tellDelegate(Self.willProcessEditingNotification) {
            $0.textStorage(
                $1,
                willProcessEditing: $1.editedMask,
                range: $1.editedRange,
                changeInLength: $1.changeInLength
            )
        }
        tellDelegate(Self.didProcessEditingNotification) {
            $0.textStorage(
                $1,
                didProcessEditing: $1.editedMask,
                range: $1.editedRange,
                changeInLength: $1.changeInLength
            )
        }
        tellLayoutManagers()
    }

    private func tellDelegate(
        _ name: Notification.Name,
        _ tell: @escaping @MainActor (any NSTextStorageDelegate, NSTextStorage) -> Void
    ) {
        if let delegate {
            nonisolated(unsafe) let (storage, receiver) = (self, delegate)
            MainActor.assumeIsolated { tell(receiver, storage) }
        }
        NotificationCenter.default.post(name: name, object: self)
    }

    private func tellLayoutManagers() {
        let told = edits.takeUntold()
        guard let range = told.range else { return }
        copyToFoundation(range.lowerBound..<range.upperBound - told.delta, length: range.count, told.mask)
        guard !managers.isEmpty else { return }
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated {
            for manager in storage.managers {
                manager.changed = told.characters
                manager.processEditing(
                    for: storage,
                    edited: told.mask,
                    range: NSRange(range),
                    changeInLength: told.delta,
                    invalidatedRange: NSRange(range)
                )
            }
        }
    }
}
