/// How close the letters of the system font stand, by size and weight, so that text is as wide as San Francisco's and wraps
/// where it wraps on a device.
///
/// Fitted to widths in pictures that iOS recorded, of regular text from 13 to 58 points and semibold text from 17 to 53. Elsewhere
/// the values follow San Francisco's tracking in the Human Interface Guidelines. Each cut has its own curve.
enum SystemFontTracking {
    /// A size in points and the tracking there in 1/1000 em.
    private typealias Knot = (size: Double, value: Double)

    /// One cut's knots for regular and semibold text.
    private struct Curves: Sendable {
        let regular: [Knot]
        let semibold: [Knot]
    }

    private static let text = Curves(
        regular: [
            (6, 46), (7, 39), (8, 31), (9, 24), (10, 17), (11, 11), (12, 5), (13, -1), (14, -5.5), (15, -10),
            (16, -14), (17, -20), (18, -23), (19, -27), (20, -28),
        ],
        semibold: [
            (6, 45.5), (7, 38.5), (8, 30.5), (9, 23.5), (10, 16.5), (11, 10.5), (12, 4.5), (13, -1.5),
            (14, -5), (15, -8.5), (16, -11.5), (17, -15), (18, -14.5), (19, -13.5), (20, -13),
        ]
    )
    private static let title = Curves(
        regular: [(20, -19), (21, -24.5), (23, -23.7), (25, -24.2), (28, -24)],
        semibold: [(20, -11), (21, -11.5), (28, -12.5)]
    )
    private static let display = Curves(
        regular: [
            (28, -10.3), (32, -10), (38, -11.5), (48, -14.3), (58, -17.3), (64, -18.8), (72, -20.3),
            (80, -21.8),
        ],
        semibold: [(28, 4), (32, 3), (40, -1), (53, -4), (58, -5), (80, -9.5)]
    )

    /// Lighter weights than regular have its tracking, heavier ones than semibold have that one's.
    static func em(atSize size: Double, weight: UIFont.Weight) -> Double {
        let curves =
            switch FontFileName.Cut(size: size) {
            case .text: text
            case .title: title
            case .display: display
            }
        if weight.rawValue <= UIFont.Weight.regular.rawValue { return value(curves.regular, at: size) / 1000 }
        let heavy = value(curves.semibold, at: size)
        return (weight.isBold ? heavy : (value(curves.regular, at: size) + heavy) / 2) / 1000
    }

    /// Straight between knots, and as at the ends beyond them.
    private static func value(_ knots: [Knot], at size: Double) -> Double {
        guard let next = knots.firstIndex(where: { $0.size > size }) else { return knots.last?.value ?? 0 }
        guard next > 0 else { return knots[0].value }
        let (low, high) = (knots[next - 1], knots[next])
        return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }
}
