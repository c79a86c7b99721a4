/// The property Grapheme_Cluster_Break (UAX #29).
package enum GraphemeClass: UInt8, Sendable {
    case other
    case carriageReturn
    case lineFeed
    case control
    case extend
    case zeroWidthJoiner
    case regionalIndicator
    case prepend
    case spacingMark
    case hangulL
    case hangulV
    case hangulT
    case hangulLV
    case hangulLVT
}

/// The property Word_Break (UAX #29).
package enum WordClass: UInt8, Sendable {
    case other
    case carriageReturn
    case lineFeed
    case newline
    case extend
    case zeroWidthJoiner
    case regionalIndicator
    case format
    case katakana
    case hebrewLetter
    case letter
    case midLetter
    case midNumber
    case midNumberLetter
    case numeric
    case extendNumberLetter
    case wordSpace
    case singleQuote
    case doubleQuote
}

/// The property Bidi_Class (UAX #9).
package enum BidiClass: UInt8, Sendable {
    case leftToRight
    case rightToLeft
    case arabicLetter
    case europeanNumber
    case europeanSeparator
    case europeanTerminator
    case arabicNumber
    case commonSeparator
    case nonspacingMark
    case boundaryNeutral
    case paragraphSeparator
    case segmentSeparator
    case whitespace
    case otherNeutral
    case leftToRightEmbedding
    case leftToRightOverride
    case rightToLeftEmbedding
    case rightToLeftOverride
    case popFormat
    case leftToRightIsolate
    case rightToLeftIsolate
    case firstStrongIsolate
    case popIsolate
}

package enum BracketKind: UInt8, Sendable {
    case open = 1
    case close
}

/// The property General_Category.
package enum GeneralCategory: UInt8, Sendable {
    case unassigned
    case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
    case nonspacingMark, spacingMark, enclosingMark
    case decimalNumber, letterNumber, otherNumber
    case connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation
    case initialPunctuation, finalPunctuation, otherPunctuation
    case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
    case spaceSeparator, lineSeparator, paragraphSeparator
    case control, format, surrogate, privateUse

    /// Two letters, as in the database: `Lu`.
    package var code: String {
        let codes = "CnLuLlLtLmLoMnMcMeNdNlNoPcPdPsPePiPfPoSmScSkSoZsZlZpCcCfCsCo".utf8
        let start = codes.index(codes.startIndex, offsetBy: 2 * Int(rawValue))
        return String(codes[start..<codes.index(start, offsetBy: 2)]) ?? ""
    }
}
