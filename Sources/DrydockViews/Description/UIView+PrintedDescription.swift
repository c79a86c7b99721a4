extension UIView {
    /// What `print` shows of the view, in the form of UIKit's: its class and address, the frame, and what is not as it is by
    /// default. Texts are cut after 60 characters.
    ///
    /// - Parameter object: what is shown of any object, `<Class: address>`, and of a view elsewhere than on the main actor.
    nonisolated func printed(_ object: String) -> String {
        guard Deinitialisation.isOnMainActor else { return object }
        return MainActor.assumeIsolated { printedOnMainActor(object) }
    }

    private func printedOnMainActor(_ object: String) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.short)
        var parts = ["frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
        func add(_ name: String, _ value: String, if isUnusual: Bool = true) {
            if isUnusual { parts.append("\(name) = \(value)") }
        }
        if let shownText { add("text", "'\(shownText.prefix(60))'") }
        add("clipsToBounds", "YES", if: clipsToBounds)
        add("alpha", alpha.short, if: alpha != 1)
        add("hidden", "YES", if: isHidden)
        add("opaque", "NO", if: !isOpaque)
        add("autoresize", autoresizingMask.printed, if: !autoresizingMask.isEmpty)
        add("userInteractionEnabled", "NO", if: !isUserInteractionEnabled)
        add("tag", "\(tag)", if: tag != 0)
        if let backgroundColor { add("backgroundColor", "\(backgroundColor)") }
        return "\(object.dropLast()); \(parts.joined(separator: "; "))>"
    }
}

extension UIView.AutoresizingMask {
    /// As UIKit abbreviates it: `W+H`, `LM+RM`.
    fileprivate var printed: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
