/// Stops the program where a caller broke a rule. Unlike `precondition`, it says so in optimised builds too.
@inlinable @inline(__always)
package nonisolated func require(
    _ condition: Bool,
    _ message: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
