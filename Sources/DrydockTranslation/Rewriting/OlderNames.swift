/// What Swift called UIKit's names before version 4.2, and calls them now.
enum OlderNames {
    /// Types and constants that stand alone. Of a family, what follows the family's name is a member of a type, with a small
    /// letter: `kCALineCapRound` is `CAShapeLayerLineCap.round`.
    static func current(_ name: String) -> String? {
        if let current = single[name] { return current }
        guard name.hasPrefix("kCA") || name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
        for (family, type) in families where name.hasPrefix(family) && name.count > family.count {
            let rest = name.dropFirst(family.count)
            guard rest.first?.isUppercase == true else { continue }
            let member = rest.prefix(1).lowercased() + rest.dropFirst()
            return "\(type).\(member)"
        }
        return nil
    }

    private static let families = [
        ("kCAFillMode", "CAMediaTimingFillMode"),
        ("kCAFillRule", "CAShapeLayerFillRule"),
        ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
        ("kCALineCap", "CAShapeLayerLineCap"),
        ("kCALineJoin", "CAShapeLayerLineJoin"),
        ("kCAAlignment", "CATextLayerAlignmentMode"),
        ("kCATruncation", "CATextLayerTruncationMode"),
        ("kCATransition", "CATransitionType"),
        ("kCAGravity", "CALayerContentsGravity"),
        ("kCAGradientLayer", "CAGradientLayerType"),
        ("kCAAnimation", "CAAnimationCalculationMode"),
        ("kCAFilter", "CALayerContentsFilter"),
        ("kCAValueFunction", "CAValueFunctionName"),
        ("UIFontWeight", "UIFont.Weight"),
        ("UIWindowLevel", "UIWindow.Level"),
        ("UIAccessibilityTrait", "UIAccessibilityTraits"),
        ("UIScrollViewDecelerationRate", "UIScrollView.DecelerationRate"),
    ]

    private static let single = [
        "kCATransitionFromBottom": "CATransitionSubtype.fromBottom",
        "kCATransitionFromLeft": "CATransitionSubtype.fromLeft",
        "kCATransitionFromRight": "CATransitionSubtype.fromRight",
        "kCATransitionFromTop": "CATransitionSubtype.fromTop",
        "NSAttributedStringKey": "NSAttributedString.Key",
        "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
        "NSFontAttributeName": "NSAttributedString.Key.font",
        "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
        "NSKernAttributeName": "NSAttributedString.Key.kern",
        "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
        "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
        "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "UIAccessibilityTraitNone": "UIAccessibilityTraits.none",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIAlertActionStyle": "UIAlertAction.Style",
        "UIAlertControllerStyle": "UIAlertController.Style",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIApplicationState": "UIApplication.State",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIBlurEffectStyle": "UIBlurEffect.Style",
        "UIButtonType": "UIButton.ButtonType",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
        "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UIControlEvents": "UIControl.Event",
        "UIControlState": "UIControl.State",
        "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
        "UIFontTextStyle": "UIFont.TextStyle",
        "UIFontWeight": "UIFont.Weight",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UIImageOrientation": "UIImage.Orientation",
        "UIImageRenderingMode": "UIImage.RenderingMode",
        "UIImageResizingMode": "UIImage.ResizingMode",
        "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
        "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
        "UISearchBarStyle": "UISearchBar.Style",
        "UISegmentedControlNoSegment": "UISegmentedControl.noSegment",
        "UIStackViewAlignment": "UIStackView.Alignment",
        "UIStackViewDistribution": "UIStackView.Distribution",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UITableViewScrollPosition": "UITableView.ScrollPosition",
        "UITableViewStyle": "UITableView.Style",
        "UITextBorderStyle": "UITextField.BorderStyle",
        "UITextFieldViewMode": "UITextField.ViewMode",
        "UITouchPhase": "UITouch.Phase",
        "UIViewAnimationCurve": "UIView.AnimationCurve",
        "UIViewAnimationOptions": "UIView.AnimationOptions",
        "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIViewContentMode": "UIView.ContentMode",
        "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
        "UIWindowLevel": "UIWindow.Level",
    ]

    /// Methods and properties that are called, or overridden, by another name alone.
    static let members = [
        "addChildViewController": "addChild",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllers": "children",
        "removeFromParentViewController": "removeFromParent",
    ]

    /// Names of notifications, members of `NSNotification.Name` once.
    static let notifications = [
        "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
        "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
        "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
        "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
        "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
        "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
        "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
        "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
        "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
        "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
        "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
        "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
        "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
        "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
        "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
        "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
        "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
        "UITextViewTextDidBeginEditing": "UITextView.textDidBeginEditingNotification",
        "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
        "UITextViewTextDidEndEditing": "UITextView.textDidEndEditingNotification",
    ]
}
