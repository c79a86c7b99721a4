/// Stops the program where a caller broke a rule. Unlike `precondition`, it says so in optimised code too.
///
/// The raster, the layout solver and the views have a copy each: the raster imports no Swift module of the package, so to share these lines would take
/// a module for them alone, and an import in each file that uses them.
@inline(__always)
func require(
    _ condition: Bool,
    _ message: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
