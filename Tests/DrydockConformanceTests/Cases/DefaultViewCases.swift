import Drydock

/// Default values of properties, as the reference states them.
enum DefaultViewCases {
    static let all = [
        view, label, imageView, stackView, window, scrollView, layoutGuide, layoutConstraint,
    ]

    private static let view = ConformanceCase(.defaults, "UIView", .document("UIKit reference, UIView")) {
        facts in
        let object = UIView()
        facts.expect("alpha", 1, object.alpha)
        facts.expect("isHidden", false, object.isHidden)
        facts.expect("isOpaque", true, object.isOpaque)
        facts.expect("clipsToBounds", false, object.clipsToBounds)
        facts.expect("clearsContextBeforeDrawing", true, object.clearsContextBeforeDrawing)
        facts.expect("isUserInteractionEnabled", true, object.isUserInteractionEnabled)
        facts.expect("isMultipleTouchEnabled", false, object.isMultipleTouchEnabled)
        facts.expect("isExclusiveTouch", false, object.isExclusiveTouch)
        facts.expect("autoresizesSubviews", true, object.autoresizesSubviews)
        facts.expect("autoresizingMask", [], object.autoresizingMask)
        facts.expect(
            "translatesAutoresizingMaskIntoConstraints",
            true,
            object.translatesAutoresizingMaskIntoConstraints
        )
        facts.expect("contentMode", .scaleToFill, object.contentMode)
        facts.expect("tag", 0, object.tag)
        facts.expect("backgroundColor is nil", true, object.backgroundColor == nil)
        facts.expect("tintAdjustmentMode", .normal, object.tintAdjustmentMode)
        facts.expect(
            "layoutMargins",
            UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
            object.layoutMargins
        )
        facts.expect("preservesSuperviewLayoutMargins", false, object.preservesSuperviewLayoutMargins)
        facts.expect("insetsLayoutMarginsFromSafeArea", true, object.insetsLayoutMarginsFromSafeArea)
        facts.expect("alignmentRectInsets", UIEdgeInsets.zero, object.alignmentRectInsets)
        facts.expect("overrideUserInterfaceStyle", .unspecified, object.overrideUserInterfaceStyle)
        facts.expect("transform", .identity, object.transform)
        facts.expect("mask is nil", true, object.mask == nil)
        facts.expect("canBecomeFirstResponder", false, object.canBecomeFirstResponder)
        facts.expect("canResignFirstResponder", true, object.canResignFirstResponder)
        facts.expect("next is nil", true, object.next == nil)
        facts.expect("isAccessibilityElement", false, object.isAccessibilityElement)
    }

    private static let label = ConformanceCase(.defaults, "UILabel", .document("UIKit reference, UILabel")) {
        facts in
        let object = UILabel()
        facts.expect("numberOfLines", 1, object.numberOfLines)
        facts.expect("lineBreakMode", .byTruncatingTail, object.lineBreakMode)
        facts.expect("textAlignment", .natural, object.textAlignment)
        facts.expect("text is nil", true, object.text == nil)
        facts.expect("attributedText is nil", true, object.attributedText == nil)
        facts.expect("font.pointSize", 17, object.font.pointSize)
        facts.expect("textColor", .label, object.textColor)
        facts.expect("isEnabled", true, object.isEnabled)
        facts.expect("isHighlighted", false, object.isHighlighted)
        facts.expect("highlightedTextColor is nil", true, object.highlightedTextColor == nil)
        facts.expect("shadowColor is nil", true, object.shadowColor == nil)
        facts.expect("shadowOffset", CGSize(width: 0, height: -1), object.shadowOffset)
        facts.expect("adjustsFontSizeToFitWidth", false, object.adjustsFontSizeToFitWidth)
        facts.expect("minimumScaleFactor", 0, object.minimumScaleFactor)
        facts.expect("baselineAdjustment", .alignBaselines, object.baselineAdjustment)
        facts.expect("isUserInteractionEnabled", false, object.isUserInteractionEnabled)
        facts.expect(
            "lineBreakStrategy",
            .standard,
            object.lineBreakStrategy,
            differs: "empty until it is set; lines are then as full as they can be"
        )
    }

    private static let imageView = ConformanceCase(
        .defaults,
        "UIImageView",
        .document("UIKit reference, UIImageView")
    ) { facts in
        let object = UIImageView()
        facts.expect("animationDuration", 0, object.animationDuration)
        facts.expect("animationRepeatCount", 0, object.animationRepeatCount)
        facts.expect("animationImages is nil", true, object.animationImages == nil)
        facts.expect("highlightedAnimationImages is nil", true, object.highlightedAnimationImages == nil)
        facts.expect("isUserInteractionEnabled", false, object.isUserInteractionEnabled)
    }

    private static let stackView = ConformanceCase(
        .defaults,
        "UIStackView",
        .document("UIKit reference, UIStackView")
    ) { facts in
        let object = UIStackView()
        facts.expect("axis", .horizontal, object.axis)
        facts.expect("distribution", .fill, object.distribution)
        facts.expect("alignment", .fill, object.alignment)
        facts.expect("spacing", 0, object.spacing)
        facts.expect("isBaselineRelativeArrangement", false, object.isBaselineRelativeArrangement)
        facts.expect("isLayoutMarginsRelativeArrangement", false, object.isLayoutMarginsRelativeArrangement)
    }

    private static let window = ConformanceCase(.defaults, "UIWindow", .document("UIKit reference, UIWindow"))
    { facts in
        let object = UIWindow()
        facts.expect("rootViewController is nil", true, object.rootViewController == nil)
        facts.expect("windowLevel", .normal, object.windowLevel)
        facts.expect("canBecomeKey", true, object.canBecomeKey)
    }

    private static let scrollView = ConformanceCase(
        .defaults,
        "UIScrollView",
        .document("UIKit reference, UIScrollView")
    ) { facts in
        let object = UIScrollView()
        facts.expect("contentOffset", .zero, object.contentOffset)
        facts.expect("contentSize", .zero, object.contentSize)
        facts.expect("contentInset", .zero, object.contentInset)
        facts.expect("contentInsetAdjustmentBehavior", .automatic, object.contentInsetAdjustmentBehavior)
        facts.expect("bounces", true, object.bounces)
        facts.expect("alwaysBounceVertical", false, object.alwaysBounceVertical)
        facts.expect("alwaysBounceHorizontal", false, object.alwaysBounceHorizontal)
        facts.expect("isPagingEnabled", false, object.isPagingEnabled)
        facts.expect("isScrollEnabled", true, object.isScrollEnabled)
        facts.expect("isDirectionalLockEnabled", false, object.isDirectionalLockEnabled)
        facts.expect("scrollsToTop", true, object.scrollsToTop)
        facts.expect("showsHorizontalScrollIndicator", true, object.showsHorizontalScrollIndicator)
        facts.expect("showsVerticalScrollIndicator", true, object.showsVerticalScrollIndicator)
        facts.expect(
            "automaticallyAdjustsScrollIndicatorInsets",
            true,
            object.automaticallyAdjustsScrollIndicatorInsets
        )
        facts.expect("verticalScrollIndicatorInsets", .zero, object.verticalScrollIndicatorInsets)
        facts.expect("horizontalScrollIndicatorInsets", .zero, object.horizontalScrollIndicatorInsets)
        facts.expect("indicatorStyle", .default, object.indicatorStyle)
        facts.expect("decelerationRate", .normal, object.decelerationRate)
        facts.expect("delaysContentTouches", true, object.delaysContentTouches)
        facts.expect("minimumZoomScale", 1, object.minimumZoomScale)
        facts.expect("maximumZoomScale", 1, object.maximumZoomScale)
        facts.expect("zoomScale", 1, object.zoomScale)
        facts.expect("bouncesZoom", true, object.bouncesZoom)
        facts.expect("keyboardDismissMode", .none, object.keyboardDismissMode)
    }

    private static let layoutGuide = ConformanceCase(
        .defaults,
        "UILayoutGuide",
        .document("UIKit reference, UILayoutGuide")
    ) { facts in
        let object = UILayoutGuide()
        facts.expect("identifier", "", object.identifier)
        facts.expect("owningView is nil", true, object.owningView == nil)
    }

    private static let layoutConstraint = ConformanceCase(
        .defaults,
        "NSLayoutConstraint",
        .document("UIKit reference, NSLayoutConstraint")
    ) { facts in
        let object = UIView().widthAnchor.constraint(equalToConstant: 1)
        facts.expect("isActive", false, object.isActive)
        facts.expect("priority", .required, object.priority)
    }
}
