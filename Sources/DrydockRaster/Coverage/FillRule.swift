/// Which points a path's turns around them put inside.
package enum FillRule: Hashable, Sendable {
    case nonZero
    case evenOdd
}
