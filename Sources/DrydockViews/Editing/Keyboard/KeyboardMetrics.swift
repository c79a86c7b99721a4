/// How high a phone's keyboard and its keys are, which depends on the screen alone. Points.
struct KeyboardMetrics: Equatable {
    /// Of the strip above the keys of a board, where suggestions would be; pads have none.
    let bar: CGFloat
    /// Of four rows of keys with what is around them.
    private let keys: CGFloat
    /// What is kept free below a board's and below a pad's keys.
    private let belowBoard: CGFloat
    private let belowPad: CGFloat
    /// From a row of a board to the next, and how much of that is the key.
    private let pitch: CGFloat
    private let keyHeight: CGFloat

    /// As the keyboards of phones: upright and lying, without and with a home indicator, which takes room below the keys. What is
    /// smaller than the phones with one has the keyboard of those without one.
    /// - Parameters:
    ///   - screen: in points.
    ///   - safeArea: what the screen keeps free at its bottom, in points.
    init(screen: CGSize, safeArea: CGFloat) {
        let shortSide = min(screen.width, screen.height)
        let hasHomeIndicator = safeArea > 0 && max(screen.width, screen.height) >= 812
        if screen.height < 480, screen.width > screen.height {
            bar = hasHomeIndicator || shortSide >= 375 ? 38 : 32
            keys = hasHomeIndicator ? 150 : 162
            (pitch, keyHeight) = hasHomeIndicator ? (37, 30) : (40, 32)
            (belowBoard, belowPad) = hasHomeIndicator ? (safeArea, safeArea) : (0, 0)
        } else {
            let isLarge = screen.width >= 414
            bar = screen.width < 375 ? 37 : isLarge ? 45 : 44
            keys = isLarge ? 226 : 216
            (pitch, keyHeight) = isLarge ? (56, 45) : (54, 43)
            // Keys of a thumb's reach, as high above the edge as on phones with a button there.
            let lift: CGFloat = screen.width < 390 ? 41 : isLarge ? 41 : 42
            belowBoard = hasHomeIndicator ? safeArea + lift : 0
            belowPad = hasHomeIndicator ? safeArea + 41 : 0
        }
    }

    func height(isPad: Bool) -> CGFloat { isPad ? keys + belowPad : bar + keys + belowBoard }

    /// Of the first row, the distance of rows, and a key's height. Those of a pad fill the keys' room.
    func rows(isPad: Bool) -> (top: CGFloat, pitch: CGFloat, height: CGFloat) {
        guard isPad else { return (bar + 4, pitch, keyHeight) }
        let pitch = ((keys - 4) / 4).rounded(.down)
        let gap: CGFloat = pitch > 45 ? 7 : 5
        return (gap - 1, pitch, pitch - gap)
    }
}
