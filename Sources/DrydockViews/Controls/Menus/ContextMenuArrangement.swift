/// Where a preview and its menu lie: as near to where the preview comes from as there is room for both.
struct ContextMenuArrangement {
    /// Scaled, where a picture needs more room than there is.
    let preview: CGRect
    /// Empty where there is no menu.
    let menu: CGRect

    /// - Parameters:
    ///   - size: the preview's.
    ///   - source: where the preview comes from.
    ///   - menu: the size that the menu wants; without height there is none.
    ///   - room: what neither leaves.
    ///   - isScaled: whether a preview that is too large shrinks as a whole, or is cut to the room.
    ///   - startsAtLeft: whether the menu's left edge is that of the preview.
    init(
        _ size: CGSize,
        from source: CGRect,
        menu wanted: CGSize,
        in room: CGRect,
        isScaled: Bool,
        startsAtLeft: Bool
    ) {
        let gap = wanted.height > 0 ? Self.gap : 0
        let least = min(size.height, room.height / 3)
        let menuHeight = min(wanted.height, room.height - gap - least)
        let space = CGSize(width: room.width, height: room.height - gap - menuHeight)
        let scale = min(space.width / size.width, space.height / size.height, 1)
        let shown =
            isScaled
            ? CGSize(width: size.width * scale, height: size.height * scale)
            : CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
        var preview = CGRect(
            x: (source.midX - shown.width / 2).clamped(from: room.minX, to: room.maxX - shown.width),
            y: (source.midY - shown.height / 2).clamped(from: room.minY, to: room.maxY - shown.height),
            width: shown.width,
            height: shown.height
        )
        let step = gap + menuHeight
        let isAbove = isScaled && preview.maxY + step > room.maxY && preview.minY - step >= room.minY
        if !isAbove { preview.origin.y = min(preview.minY, room.maxY - step - shown.height) }
        let x = startsAtLeft ? preview.minX : preview.maxX - wanted.width
        self.preview = preview
        menu = CGRect(
            x: x.clamped(from: room.minX, to: room.maxX - wanted.width),
            y: isAbove ? preview.minY - step : preview.maxY + gap,
            width: wanted.width,
            height: menuHeight
        )
    }

    /// Points between preview and menu.
    private static let gap: CGFloat = 12
}

extension CGFloat {
    /// The lower bound wins where the bounds cross.
    fileprivate func clamped(from lower: CGFloat, to upper: CGFloat) -> CGFloat {
        Swift.max(Swift.min(self, upper), lower)
    }
}

extension CGRect {
    /// Where a menu's left edge is that opens from this rectangle: the menu grows towards the trailing side, or towards the other
    /// where only that has room. Points, all of them in one space.
    func startOfMenu(width: CGFloat, in room: CGRect, isRightToLeft: Bool) -> CGFloat {
        let (towardsRight, towardsLeft) = (minX, maxX - width)
        let (first, second) = isRightToLeft ? (towardsLeft, towardsRight) : (towardsRight, towardsLeft)
        func fits(_ x: CGFloat) -> Bool { x >= room.minX && x + width <= room.maxX }
        return fits(second) && !fits(first) ? second : first
    }
}
