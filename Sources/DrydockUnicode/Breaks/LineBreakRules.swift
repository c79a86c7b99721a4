/// The rules of UAX #14 that ask for no more than two neighbours, tabulated at first use.
struct LineBreakRules: Sendable {
    static let table = LineBreakRules()

    /// For each pair of classes: whether a line may end between them, and whether it may where spaces stand between.
    private let allowed: [UInt8]

    private init() {
        allowed = (0..<LineBreakClass.count * LineBreakClass.count).map { pair in
            guard let before = LineBreakClass(rawValue: UInt8(pair / LineBreakClass.count)),
                let after = LineBreakClass(rawValue: UInt8(pair % LineBreakClass.count))
            else { return 0 }
            return (Self.isAllowed(before, after) ? 1 : 0)
                | (Self.isAllowedAcrossSpaces(before, after) ? 2 : 0)
        }
    }

    func allows(_ before: LineBreakClass, _ after: LineBreakClass, acrossSpaces: Bool) -> Bool {
        let pair = allowed[Int(before.rawValue) * LineBreakClass.count + Int(after.rawValue)]
        return pair & (acrossSpaces ? 2 : 1) != 0
    }

    /// Rules LB11 to LB18 for what stands on both sides of spaces.
    private static func isAllowedAcrossSpaces(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
        switch (before, after) {
        case (_, .wordJoiner): false
        case _ where neverBegins(after): false
        case _ where before.isOpening: false
        case (.quotation, _) where after.isOpening: false
        case (_, .nonstarter) where before.isClosing: false
        case (.breakBoth, .breakBoth): false
        default: true
        }
    }

    /// Rules LB11 to LB31 for neighbours, in their order. What asks for more of the text is LineBreaks's.
    private static func isAllowed(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
        switch (before, after) {
        // LB11 to LB14
        case (.wordJoiner, _), (_, .wordJoiner), (.glue, _): false
        case (.breakAfter, .glue), (.hyphen, .glue): true
        case (_, .glue): false
        case _ where neverBegins(after) || before.isOpening: false
        // LB16 and LB17
        case (_, .nonstarter) where before.isClosing: false
        case (.breakBoth, .breakBoth): false
        // LB19 to LB22
        case (.quotation, _), (_, .quotation): false
        case (.contingentBreak, _), (_, .contingentBreak): true
        case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): false
        case (.symbol, .hebrewLetter), (_, .inseparable): false
        // LB23 and LB23a
        case (_, .numeric) where before.isLetter: false
        case (.numeric, _) where after.isLetter: false
        case (.prefix, _) where after.isIdeographicOrEmoji: false
        case (_, .postfix) where before.isIdeographicOrEmoji: false
        // LB24 and LB25
        case (.prefix, _) where after.isLetter, (.postfix, _) where after.isLetter: false
        case (_, .prefix) where before.isLetter, (_, .postfix) where before.isLetter: false
        case (.prefix, .numeric), (.postfix, .numeric), (.hyphen, .numeric), (.numeric, .numeric): false
        // LB26 and LB27
        case (.hangulL, .hangulL), (.hangulL, .hangulV): false
        case (.hangulL, .hangulLVSyllable), (.hangulL, .hangulLVTSyllable): false
        case (.hangulV, .hangulV), (.hangulV, .hangulT): false
        case (.hangulLVSyllable, .hangulV), (.hangulLVSyllable, .hangulT): false
        case (.hangulT, .hangulT), (.hangulLVTSyllable, .hangulT): false
        case (_, .postfix) where before.isHangul, (.prefix, _) where after.isHangul: false
        // LB28 to LB30b
        case _ where after.isLetter && (before.isLetter || before == .infixSeparator): false
        case (_, .openPunctuation) where before.isLetter || before == .numeric: false
        case (.closeParenthesis, _) where after.isLetter || after == .numeric: false
        case (.emojiBase, .emojiModifier), (.unassignedIdeographic, .emojiModifier): false
        default: true
        }
    }

    /// Rule LB13.
    private static func neverBegins(_ after: LineBreakClass) -> Bool {
        after.isClosing || after == .exclamation || after == .infixSeparator || after == .symbol
    }
}

extension LineBreakClass {
    var isOpening: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
    var isClosing: Bool {
        self == .closePunctuation || self == .closeParenthesis || self == .wideCloseParenthesis
    }
    var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
    fileprivate var isHangul: Bool {
        switch self {
        case .hangulL, .hangulV, .hangulT, .hangulLVSyllable, .hangulLVTSyllable: true
        default: false
        }
    }
    fileprivate var isIdeographicOrEmoji: Bool {
        switch self {
        case .ideographic, .unassignedIdeographic, .emojiBase, .emojiModifier: true
        default: false
        }
    }
    var isLineEnd: Bool {
        self == .mandatoryBreak || self == .carriageReturn || self == .lineFeed || self == .nextLine
    }
}
