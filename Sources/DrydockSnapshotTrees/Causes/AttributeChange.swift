/// What is known of attributes by their names, and how a change of one reads.
enum AttributeChange {
    /// Those that move nothing. What is not known here may.
    private static let paintOnly: Set = [
        "alpha", "attributes", "backgroundColor", "borderColor", "borderWidth", "clipsToBounds",
        "contentMode",
        "cornerRadius", "effect", "highlightedTextColor", "isFocused", "maskedCorners", "shadowColor",
        "shadowOffset", "shownAlpha", "shownBackgroundColor", "shownFrame", "textColor", "tint", "tintColor",
    ]

    static func isPaintOnly(_ name: String) -> Bool { paintOnly.contains(name) }

    /// Those that a control's other attributes follow.
    static let states: Set = ["isEnabled", "isHighlighted", "isSelected"]

    /// Whether it is a change that controls make of themselves and their parts when their state changes.
    static func isLook(_ change: TreeChange) -> Bool {
        ["alpha", "attributes", "font", "image", "text"].contains(change.attribute) || isColor(change)
    }

    static func isColor(_ change: TreeChange) -> Bool {
        [change.values.old, change.values.new].contains { $0?.hasPrefix("#") == true }
    }

    /// What a value is where the tree has none.
    private static let defaults = [
        "alpha": "1", "axis": "horizontal", "alignment": "fill", "borderWidth": "0", "boundsOrigin": "0 0",
        "clipsToBounds": "false", "contentMode": "scaleToFill", "cornerRadius": "0", "distribution": "fill",
        "isEnabled": "true", "isFocused": "false", "isHidden": "false", "isHighlighted": "false",
        "isSelected": "false", "lineBreakMode": "byTruncatingTail", "maskedCorners": "all",
        "numberOfLines": "1", "spacing": "0", "textAlignment": "natural", "direction": "leftToRight",
        "style": "light", "safeArea": "0 0 0 0", "text": "", "tintColor": "inherited",
        "arrangedSubviews": "in order", "contentEdgeInsets": "0 0 0 0", "titleEdgeInsets": "0 0 0 0",
        "imageEdgeInsets": "0 0 0 0", "layoutMargins": "8 8 8 8", "contentPriorities": "250 250 750 750",
        "overrideUserInterfaceStyle": "unspecified", "semanticContentAttribute": "unspecified",
        "contentSize": "UICTContentSizeCategoryL",
    ]

    /// `13 → 14`: only what of the value has changed.
    static func text(_ name: String, from old: String?, to new: String?) -> String {
        let before = old ?? defaults[name] ?? "none"
        let after = new ?? defaults[name] ?? "none"
        switch name {
        case "text":
            let (before, after) = shortened(before, after)
            return "\(quoted(before)) → \(quoted(after))"
        case "font":
            let (first, second) = (before.split(separator: " "), after.split(separator: " "))
            guard first.count == 2, second.count == 2 else { break }
            if first[0] == second[0] { return "\(first[1]) → \(second[1])" }
            if first[1] == second[1] { return "\(first[0]) → \(second[0])" }
        default: break
        }
        return "\(before) → \(after)"
    }

    static func quoted(_ text: String) -> String {
        let shown = text.count > limit ? text.prefix(limit) + "…" : text[...]
        return
            "\"\(shown.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n"))\""
    }

    private static let limit = 40

    /// Long texts are cut to what lies around the first difference.
    private static func shortened(_ old: String, _ new: String) -> (String, String) {
        guard max(old.count, new.count) > limit else { return (old, new) }
        let same = zip(old, new).prefix { $0 == $1 }.count
        let start = max(same - limit / 4, 0)
        guard start > 0 else { return (old, new) }
        return ("…" + old.dropFirst(start), "…" + new.dropFirst(start))
    }
}
