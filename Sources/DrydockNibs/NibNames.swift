/// What documents say to Interface Builder alone, and what is read by a pass of its own.
enum NibNames {
    static let inertAttributes: Set = [
        "id", "key", "userLabel", "colorLabel", "ambiguous", "misplaced", "verifyAmbiguity",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "sceneMemberID", "restorationIdentifier",
        "customClass", "customModule", "customModuleProvider", "clearsContextBeforeDrawing", "fixedFrame",
        "tableViewCell", "catalog", "useSafeAreas", "frameInset", "useAutolayout", "simulatedAppContext",
    ]

    static let inertChildren: Set = [
        "connections", "userDefinedRuntimeAttributes", "constraints", "variation", "viewLayoutGuide",
        "keyboardLayoutGuide", "gestureRecognizers", "animations", "designables", "accessibilityOverrides",
        "userGuides", "extendedEdge", "modalFormSheetSize", "simulatedMetricsContainer", "largeContentTitle",
    ]

    static func isInert(key: String) -> Bool {
        key == "canvasLocation" || key == "userComments" || key == "freeformSize" || key == "userLabel"
            || key == "contentSizeForViewInPopover" || key.hasPrefix("simulated")
    }
}
