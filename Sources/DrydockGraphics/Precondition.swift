// The standard library's functions of these names drop their text from optimised builds and leave "Illegal
// instruction" to whoever made the mistake. These shadow them in every module that imports this one.

/// Stops the program with the text, in release builds too, when a caller has made a mistake.
///
/// - Parameter message: names the view or the value, and the remedy.
@inlinable
@inline(__always)
package func precondition(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString = #file,
    line: UInt = #line
) {
    guard condition() else { fatalError(message(), file: file, line: line) }
}

/// As `precondition(_:_:file:line:)`, where it is already known that the caller has made a mistake.
@inlinable
package func preconditionFailure(
    _ message: @autoclosure () -> String,
    file: StaticString = #file,
    line: UInt = #line
) -> Never {
    fatalError(message(), file: file, line: line)
}
