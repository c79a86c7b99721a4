/// The classes of line breaking (UAX #14) after its rule LB1: ambiguous, unknown and surrogate ones are alphabetic,
/// conditional Japanese starters are nonstarters (strict breaking), and scripts that need a dictionary (Thai, Lao, Khmer,
/// Myanmar and others) are alphabetic or combining.
package enum LineBreakClass: UInt8, Sendable {
    case alphabetic
    case breakAfter
    case breakBefore
    case breakBoth
    case mandatoryBreak
    case contingentBreak
    case closePunctuation
    case combiningMark
    case closeParenthesis
    case carriageReturn
    case emojiBase
    case emojiModifier
    case exclamation
    case glue
    case hangulLVSyllable
    case hangulLVTSyllable
    case hebrewLetter
    case hyphen
    case ideographic
    case inseparable
    case infixSeparator
    case hangulL
    case hangulT
    case hangulV
    case lineFeed
    case nextLine
    case nonstarter
    case numeric
    case openPunctuation
    case postfix
    case prefix
    case quotation
    case regionalIndicator
    case space
    case symbol
    case wordJoiner
    case zeroWidthSpace
    case zeroWidthJoiner
    /// Opening and closing marks of East Asian width, which rule LB30 leaves out.
    case wideOpenPunctuation
    case wideCloseParenthesis
    /// Code points kept for emoji to come (rule LB30b).
    case unassignedIdeographic

    static let count = 41
}
