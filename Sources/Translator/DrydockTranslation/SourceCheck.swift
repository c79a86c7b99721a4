#if Translation
import SwiftSyntax

/// The check that a file can be translated: that it is whole, and no deeper than what visits it can go.
enum SourceCheck {
    /// - Throws: the first thing that is wrong, with its place.
    static func check(_ tree: SourceFileSyntax, _ locations: SourceLocationConverter, path: String)
        throws(SourceError)
    {
        func error(_ message: String, at position: AbsolutePosition) -> SourceError {
            let place = locations.location(for: position)
            return SourceError(path: path, line: place.line, column: place.column, message: message)
        }
        if let deep = tooDeep(tree) {
            throw error(
                "this is nested more than \(maximumDepth) deep: divide it",
                at: deep.positionAfterSkippingLeadingTrivia
            )
        }
        var open: [TokenSyntax] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let place = token.positionAfterSkippingLeadingTrivia
            if let comment = unfinishedComment(token.leadingTrivia, at: token.position)
                ?? unfinishedComment(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
            {
                throw error("a comment is opened here and not closed", at: comment)
            }
            if closers[token.tokenKind] != nil {
                guard open.count < maximumBrackets else {
                    throw error(
                        "brackets are nested more than \(maximumBrackets) deep: divide this",
                        at: place
                    )
                }
                open.append(token)
            } else if closers.values.contains(token.tokenKind) {
                guard let last = open.popLast() else {
                    throw error("'\(token.text)' closes nothing that is open", at: place)
                }
                guard closers[last.tokenKind] == token.tokenKind else {
                    let line = locations.location(for: last.positionAfterSkippingLeadingTrivia).line
                    throw error(
                        "'\(token.text)' does not close the '\(last.text)' of line \(line)",
                        at: place
                    )
                }
            }
        }
        if let last = open.last {
            throw error("'\(last.text)' is not closed", at: last.positionAfterSkippingLeadingTrivia)
        }
        for token in tree.tokens(viewMode: .all) where token.presence == .missing {
            switch token.tokenKind {
            case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash:
                let start = token.parent?.positionAfterSkippingLeadingTrivia ?? token.position
                throw error("a literal is opened here and not closed", at: start)
            case .poundEndif:
                let start = token.parent?.positionAfterSkippingLeadingTrivia ?? token.position
                throw error("'#if' has no '#endif'", at: start)
            case .rightBrace, .rightParen, .rightSquare:
                // A declaration without its braces, such as a lone "class", is left to the compiler.
                let isOpen = token.parent?.children(viewMode: .sourceAccurate).contains { sibling in
                    sibling.as(TokenSyntax.self).flatMap { closers[$0.tokenKind] } == token.tokenKind
                }
                guard isOpen == true else { continue }
                // The brackets agree, but the parser gave up between them.
                throw error("this cannot be read: it is damaged, or nested too deep", at: token.position)
            default: break
            }
        }
    }

    /// Of brackets. Compilers take 256.
    static let maximumBrackets = 256
    /// Of the parser's own levels, several for each bracket.
    static let parserDepth = 2_048
    /// Of the tree's nodes: some six for a bracket, two for a call of a chain.
    private static let maximumDepth = 2_000

    private static let closers: [TokenKind: TokenKind] = [
        .leftBrace: .rightBrace, .leftParen: .rightParen, .leftSquare: .rightSquare,
    ]

    /// The first node below the greatest depth; found without recursion.
    private static func tooDeep(_ tree: SourceFileSyntax) -> Syntax? {
        var levels = [tree.children(viewMode: .sourceAccurate).makeIterator()]
        while let last = levels.indices.last {
            guard let child = levels[last].next() else {
                levels.removeLast()
                continue
            }
            if child.is(TokenSyntax.self) { continue }
            if levels.count >= maximumDepth { return child }
            levels.append(child.children(viewMode: .sourceAccurate).makeIterator())
        }
        return nil
    }

    private static func unfinishedComment(_ trivia: Trivia, at start: AbsolutePosition) -> AbsolutePosition? {
        var offset = 0
        for piece in trivia {
            switch piece {
            case .blockComment(let text), .docBlockComment(let text):
                if !isClosed(text) { return start.advanced(by: offset) }
            default: break
            }
            offset += piece.sourceLength.utf8Length
        }
        return nil
    }

    /// Comments nest.
    private static func isClosed(_ comment: String) -> Bool {
        var (depth, previous) = (0, UInt8(0))
        for byte in comment.utf8 {
            switch (previous, byte) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, previous) = (depth + 1, 0)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, previous) = (depth - 1, 0)
            default: previous = byte
            }
        }
        return depth == 0
    }
}
#endif
