/// What may happen to a line before a code unit of text.
package enum LineBreak: UInt8, Sendable {
    /// The line goes on.
    case prohibited
    /// It may end here.
    case allowed
    /// It may end here, and shows a hyphen then: behind a soft hyphen.
    case hyphenated
    /// It ends here: behind a line end, and at the end of the text.
    case mandatory
}
