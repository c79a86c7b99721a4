/// Stops the program where a caller broke a rule. Unlike `precondition`, it says so in optimised code too.
@inline(__always)
func require(
    _ condition: Bool,
    _ message: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
