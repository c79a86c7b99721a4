#if Translation
/// What of UIKit's protocols is optional there, and here has a default implementation: it is called without a question mark.
enum UIKitRequirements {
    /// Base names of methods.
    static let optional: Set = [
        "animationController", "animationDidStart", "animationDidStop", "animationEnded", "application",
        "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationWillEnterForeground",
        "applicationWillResignActive", "applicationWillTerminate", "collectionView", "collisionBehavior",
        "contextMenuInteraction", "didDismissSearchController", "didPresentSearchController",
        "dynamicAnimatorDidPause", "dynamicAnimatorWillResume", "editMenuInteraction", "gestureRecognizer",
        "gestureRecognizerShouldBegin", "indexTitles", "interactionControllerForDismissal",
        "interactionControllerForPresentation", "layoutManager", "layoutManagerDidInvalidateLayout",
        "navigationBar", "navigationController", "numberOfSections", "presentationController",
        "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
        "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "scene",
        "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground", "sceneWillEnterForeground",
        "sceneWillResignActive", "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
        "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
        "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
        "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "scrollViewWillBeginZooming",
        "scrollViewWillEndDragging", "searchBar", "searchBarBookmarkButtonClicked",
        "searchBarCancelButtonClicked", "searchBarResultsListButtonClicked", "searchBarSearchButtonClicked",
        "searchBarShouldBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidBeginEditing",
        "searchBarTextDidEndEditing", "sectionIndexTitles",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "tabBar", "tabBarController",
        "tableView", "textField", "textFieldDidBeginEditing", "textFieldDidChangeSelection",
        "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
        "textFieldShouldEndEditing", "textFieldShouldReturn", "textStorage", "textView",
        "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing",
        "textViewShouldBeginEditing", "textViewShouldEndEditing", "viewForZooming",
        "willDismissSearchController", "willPresentSearchController",
    ]
}
#endif
