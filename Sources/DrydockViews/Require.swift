/// Stops the program where a caller broke a rule. Unlike `precondition`, it says so in optimised builds too.
@inline(__always)
nonisolated func require(
    _ condition: Bool,
    _ message: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
