/// How close the letters of the system font stand, by size: looser when they are small, tighter when they are large.
///
/// Up to 20 points these are the values of San Francisco from the Human Interface Guidelines, with which Inter comes out
/// as wide as San Francisco does: text wraps where it wraps on a device. San Francisco's larger letters are narrower by
/// design; Inter has one design and stays as tight as at 20 points, the value that its own guide tends to as well.
enum SystemFontTracking {
    /// In 1/1000 em, from 6 points on.
    private static let values: [Double] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23]

    /// Straight between whole sizes.
    static func em(atSize size: Double) -> Double {
        let position = min(max(size - 6, 0), Double(values.count - 1))
        let index = min(Int(position), values.count - 2)
        let part = position - Double(index)
        return (values[index] * (1 - part) + values[index + 1] * part) / 1000
    }
}
