import DrydockControls
public import DrydockViews

/// Tokens lie before the text, and have positions of their own there: the last one is from -1 to 0, where the text begins.
extension UISearchTextField {
    /// From the first to the one beside the text.
    public var tokens: [UISearchToken] {
        get { tokenRow?.tokens ?? [] }
        set {
            tokenRowForWriting.show(newValue)
            textNeedsLayout()
        }
    }

    /// Behind tokens; nil, which is read as that, for the system's grey.
    public var tokenBackgroundColor: UIColor! {
        get { tokenRow?.color ?? .systemGray }
        set { tokenRowForWriting.color = newValue }
    }

    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        requireToken(tokenIndex, below: tokens.count + 1, #function)
        tokens.insert(token, at: tokenIndex)
    }

    public func removeToken(at tokenIndex: Int) {
        requireToken(tokenIndex, below: tokens.count, #function)
        tokens.remove(at: tokenIndex)
    }

    /// Takes text away and selects a new token in its place.
    /// - Parameter textRange: tokens in it stay.
    public func replaceTextualPortion(
        of textRange: UITextRange,
        with token: UISearchToken,
        at tokenIndex: Int
    ) {
        guard let range = textRange as? TextOffsetRange else { return }
        replace(TextOffsetRange(range.range.clamped(to: 0..<Int.max)), withText: "")
        insertToken(token, at: tokenIndex)
        tokenRow?.select(tokenIndex..<tokenIndex + 1)
        revealCaret()
    }

    /// The text without the tokens.
    public var textualRange: UITextRange { TextOffsetRange(0..<editor.text.length) }

    public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        requireToken(tokenIndex, below: tokens.count, #function)
        return TextOffset(tokenIndex - tokens.count)
    }

    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let range = textRange as? TextOffsetRange else { return [] }
        return Array(tokens[tokenIndices(of: range.range)])
    }

    private func requireToken(_ index: Int, below count: Int, _ function: String) {
        require(
            (0..<count).contains(index),
            "\(debugName).\(function): there is no token \(index) of \(tokens.count)"
        )
    }

    private func tokenIndices(of range: Range<Int>) -> Range<Int> {
        let count = tokens.count
        return range.clamped(to: -count..<0).offset(by: count)
    }

    private var tokenRowForWriting: SearchTokenRow {
        if let tokenRow { return tokenRow }
        let row = SearchTokenRow()
        row.tapped = { [weak self] in self?.tokenWasTapped($0) }
        addSubview(row)
        tokenRow = row
        return row
    }

    private func tokenWasTapped(_ index: Int) {
        guard isEditing || becomeFirstResponder() else { return }
        selectTokens(index..<index + 1)
    }

    // MARK: - Selection

    var selectedTokens: Range<Int> { tokenRow?.selected ?? 0..<0 }

    /// The caret stands before the text meanwhile.
    func selectTokens(_ range: Range<Int>) {
        editor.select(TextSelection(at: 0))
        tokenRow?.select(range)
        revealCaret()
    }

    /// - Parameter range: of tokens, below zero, and text. No caret stands before a token: it selects that.
    func selectRange(_ range: Range<Int>) {
        let text = range.clamped(to: 0..<Int.max)
        editor.select(TextSelection(text))
        let isCaret = range.isEmpty && range.lowerBound < 0
        tokenRow?.select(tokenIndices(of: isCaret ? range.lowerBound..<range.lowerBound + 1 : range))
        revealCaret()
    }

    /// What is selected, tokens included.
    var selectionWithTokens: Range<Int> {
        let (tokens, count) = (selectedTokens, tokens.count)
        guard !tokens.isEmpty else { return editor.selection.range }
        let text = editor.selection.range
        let end = tokens.upperBound == count && !text.isEmpty ? text.upperBound : tokens.upperBound - count
        return tokens.lowerBound - count..<end
    }

    // MARK: - Keys

    /// - Returns: whether tokens were what is deleted: those selected, or before the text none yet.
    func deleteBesideText() -> Bool {
        let selected = selectedTokens
        if !selected.isEmpty {
            if allowsDeletingTokens { deleteSelectedTokens() }
            return true
        }
        guard !tokens.isEmpty, editor.selection == TextSelection(at: 0), markedTextRange == nil else {
            return false
        }
        selectTokens(tokens.count - 1..<tokens.count)
        return true
    }

    /// As a change of the user's.
    func deleteSelectedTokens() {
        let selected = selectedTokens
        guard !selected.isEmpty else { return }
        tokens.removeSubrange(selected)
        if editor.selection.isEmpty { userDidChangeText() } else { editor.delete(.character, .backward) }
    }

    /// Walks from the text to the tokens and over them.
    /// - Parameter step: -1 for away from the text.
    /// - Returns: whether it did.
    func moveOverTokens(by step: Int) -> Bool {
        let count = tokens.count
        let selected = selectedTokens
        guard !selected.isEmpty else {
            guard step < 0, count > 0, editor.selection == TextSelection(at: 0) else { return false }
            selectTokens(count - 1..<count)
            return true
        }
        let next = step < 0 ? max(selected.lowerBound - 1, 0) : selected.upperBound
        selectTokens(next..<min(next + 1, count))
        return true
    }
}

extension Range<Int> {
    fileprivate func offset(by distance: Int) -> Range<Int> {
        lowerBound + distance..<upperBound + distance
    }
}
