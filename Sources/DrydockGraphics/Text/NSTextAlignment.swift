/// Where lines of text stand between the edges.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Flush at both edges, but for a paragraph's last line, which is natural.
    case justified = 3
    /// Left in a left-to-right interface, right in a right-to-left one.
    case natural = 4
}

/// What happens to text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// Which way a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
