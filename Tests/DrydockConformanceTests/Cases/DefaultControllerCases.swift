import Drydock

/// Default values of properties, as the reference states them.
enum DefaultControllerCases {
    static let all = [
        viewController, navigationController, navigationBar, navigationItem, tabBar, tabBarItem,
        barButtonItem, toolbar, searchController, alertController, percentDrivenInteractiveTransition,
        viewPropertyAnimator, gestureRecognizer, tapGestureRecognizer, longPressGestureRecognizer,
        panGestureRecognizer, swipeGestureRecognizer, traitCollection, gravityBehavior, dynamicItemBehavior,
        collisionBehavior, snapBehavior, bezierPath, paragraphStyle, shadow,
    ]

    private static let viewController = ConformanceCase(
        .defaults,
        "UIViewController",
        .document("UIKit reference, UIViewController")
    ) { facts in
        let object = UIViewController()
        facts.expect("definesPresentationContext", false, object.definesPresentationContext)
        facts.expect("edgesForExtendedLayout", .all, object.edgesForExtendedLayout)
        facts.expect("extendedLayoutIncludesOpaqueBars", false, object.extendedLayoutIncludesOpaqueBars)
        facts.expect("isModalInPresentation", false, object.isModalInPresentation)
        facts.expect(
            "modalPresentationCapturesStatusBarAppearance",
            false,
            object.modalPresentationCapturesStatusBarAppearance
        )
        facts.expect("modalPresentationStyle", .automatic, object.modalPresentationStyle)
        facts.expect("modalTransitionStyle", .coverVertical, object.modalTransitionStyle)
        facts.expect("overrideUserInterfaceStyle", .unspecified, object.overrideUserInterfaceStyle)
        facts.expect("prefersStatusBarHidden", false, object.prefersStatusBarHidden)
        facts.expect(
            "shouldAutomaticallyForwardAppearanceMethods",
            true,
            object.shouldAutomaticallyForwardAppearanceMethods
        )
        facts.expect(
            "viewRespectsSystemMinimumLayoutMargins",
            true,
            object.viewRespectsSystemMinimumLayoutMargins
        )
    }

    private static let navigationController = ConformanceCase(
        .defaults,
        "UINavigationController",
        .document("UIKit reference, UINavigationController")
    ) { facts in
        let object = UINavigationController(rootViewController: UIViewController())
        facts.expect("isNavigationBarHidden", false, object.isNavigationBarHidden)
        facts.expect("isToolbarHidden", true, object.isToolbarHidden)
        facts.expect("hidesBarsOnSwipe", false, object.hidesBarsOnSwipe)
        facts.expect("hidesBarsOnTap", false, object.hidesBarsOnTap)
        facts.expect("hidesBarsWhenKeyboardAppears", false, object.hidesBarsWhenKeyboardAppears)
        facts.expect("hidesBarsWhenVerticallyCompact", false, object.hidesBarsWhenVerticallyCompact)
    }

    private static let navigationBar = ConformanceCase(
        .defaults,
        "UINavigationBar",
        .document("UIKit reference, UINavigationBar")
    ) { facts in
        let object = UINavigationBar()
        facts.expect("barStyle", .default, object.barStyle)
        facts.expect("isTranslucent", true, object.isTranslucent)
        facts.expect("delegate is nil", true, object.delegate == nil)
        facts.expect("shadowImage is nil", true, object.shadowImage == nil)
    }

    private static let navigationItem = ConformanceCase(
        .defaults,
        "UINavigationItem",
        .document("UIKit reference, UINavigationItem")
    ) { facts in
        let object = UINavigationItem()
        facts.expect("title is nil", true, object.title == nil)
        facts.expect("titleView is nil", true, object.titleView == nil)
        facts.expect("prompt is nil", true, object.prompt == nil)
        facts.expect("backBarButtonItem is nil", true, object.backBarButtonItem == nil)
        facts.expect("backButtonTitle is nil", true, object.backButtonTitle == nil)
        facts.expect("backButtonDisplayMode", .default, object.backButtonDisplayMode)
        facts.expect("hidesBackButton", false, object.hidesBackButton)
        facts.expect("largeTitleDisplayMode", .automatic, object.largeTitleDisplayMode)
        facts.expect("leftItemsSupplementBackButton", false, object.leftItemsSupplementBackButton)
    }

    private static let tabBar = ConformanceCase(.defaults, "UITabBar", .document("UIKit reference, UITabBar"))
    { facts in
        let object = UITabBar()
        facts.expect("barStyle", .default, object.barStyle)
        facts.expect("isTranslucent", true, object.isTranslucent)
        facts.expect("items is nil", true, object.items == nil)
        facts.expect("selectedItem is nil", true, object.selectedItem == nil)
        facts.expect("delegate is nil", true, object.delegate == nil)
    }

    private static let tabBarItem = ConformanceCase(
        .defaults,
        "UITabBarItem",
        .document("UIKit reference, UITabBarItem")
    ) { facts in
        let object = UITabBarItem(title: nil, image: nil, tag: 0)
        facts.expect("badgeValue is nil", true, object.badgeValue == nil)
        facts.expect("badgeColor is nil", true, object.badgeColor == nil)
    }

    private static let barButtonItem = ConformanceCase(
        .defaults,
        "UIBarButtonItem",
        .document("UIKit reference, UIBarButtonItem")
    ) { facts in
        let object = UIBarButtonItem()
        facts.expect("style", .plain, object.style)
        facts.expect("width", 0, object.width)
        facts.expect("image is nil", true, object.image == nil)
        facts.expect("imageInsets", .zero, object.imageInsets)
        facts.expect("isEnabled", true, object.isEnabled)
        facts.expect("tag", 0, object.tag)
        facts.expect("title is nil", true, object.title == nil)
    }

    private static let toolbar = ConformanceCase(
        .defaults,
        "UIToolbar",
        .document("UIKit reference, UIToolbar")
    ) { facts in
        let object = UIToolbar()
        facts.expect("barStyle", .default, object.barStyle)
        facts.expect("isTranslucent", true, object.isTranslucent)
        facts.expect("items is nil", true, object.items == nil)
    }

    private static let searchController = ConformanceCase(
        .defaults,
        "UISearchController",
        .document("UIKit reference, UISearchController")
    ) { facts in
        let object = UISearchController(searchResultsController: nil)
        facts.expect("isActive", false, object.isActive)
        facts.expect(
            "hidesNavigationBarDuringPresentation",
            true,
            object.hidesNavigationBarDuringPresentation
        )
        facts.expect(
            "obscuresBackgroundDuringPresentation",
            true,
            object.obscuresBackgroundDuringPresentation
        )
        facts.expect(
            "automaticallyShowsSearchResultsController",
            true,
            object.automaticallyShowsSearchResultsController
        )
        facts.expect("automaticallyShowsCancelButton", true, object.automaticallyShowsCancelButton)
    }

    private static let alertController = ConformanceCase(
        .defaults,
        "UIAlertController",
        .document("UIKit reference, UIAlertController")
    ) { facts in
        let object = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        facts.expect("preferredAction is nil", true, object.preferredAction == nil)
    }

    private static let percentDrivenInteractiveTransition = ConformanceCase(
        .defaults,
        "UIPercentDrivenInteractiveTransition",
        .document("UIKit reference, UIPercentDrivenInteractiveTransition")
    ) { facts in
        let object = UIPercentDrivenInteractiveTransition()
        facts.expect("completionCurve", .easeInOut, object.completionCurve)
        facts.expect("completionSpeed", 1, object.completionSpeed)
        facts.expect("wantsInteractiveStart", true, object.wantsInteractiveStart)
    }

    private static let viewPropertyAnimator = ConformanceCase(
        .defaults,
        "UIViewPropertyAnimator",
        .document("UIKit reference, UIViewPropertyAnimator")
    ) { facts in
        let object = UIViewPropertyAnimator(duration: 1, curve: .linear)
        facts.expect("delay", 0, object.delay)
        facts.expect("isUserInteractionEnabled", true, object.isUserInteractionEnabled)
        facts.expect("pausesOnCompletion", false, object.pausesOnCompletion)
        facts.expect("scrubsLinearly", true, object.scrubsLinearly)
    }

    private static let gestureRecognizer = ConformanceCase(
        .defaults,
        "UIGestureRecognizer",
        .document("UIKit reference, UIGestureRecognizer")
    ) { facts in
        let object = UIGestureRecognizer()
        facts.expect("isEnabled", true, object.isEnabled)
        facts.expect("cancelsTouchesInView", true, object.cancelsTouchesInView)
        facts.expect("delaysTouchesBegan", false, object.delaysTouchesBegan)
        facts.expect("delaysTouchesEnded", true, object.delaysTouchesEnded)
    }

    private static let tapGestureRecognizer = ConformanceCase(
        .defaults,
        "UITapGestureRecognizer",
        .document("UIKit reference, UITapGestureRecognizer")
    ) { facts in
        let object = UITapGestureRecognizer()
        facts.expect("numberOfTapsRequired", 1, object.numberOfTapsRequired)
        facts.expect("numberOfTouchesRequired", 1, object.numberOfTouchesRequired)
    }

    private static let longPressGestureRecognizer = ConformanceCase(
        .defaults,
        "UILongPressGestureRecognizer",
        .document("UIKit reference, UILongPressGestureRecognizer")
    ) { facts in
        let object = UILongPressGestureRecognizer()
        facts.expect("minimumPressDuration", 0.5, object.minimumPressDuration)
        facts.expect("allowableMovement", 10, object.allowableMovement)
        facts.expect("numberOfTapsRequired", 0, object.numberOfTapsRequired)
        facts.expect("numberOfTouchesRequired", 1, object.numberOfTouchesRequired)
    }

    private static let panGestureRecognizer = ConformanceCase(
        .defaults,
        "UIPanGestureRecognizer",
        .document("UIKit reference, UIPanGestureRecognizer")
    ) { facts in
        let object = UIPanGestureRecognizer()
        facts.expect("minimumNumberOfTouches", 1, object.minimumNumberOfTouches)
    }

    private static let swipeGestureRecognizer = ConformanceCase(
        .defaults,
        "UISwipeGestureRecognizer",
        .document("UIKit reference, UISwipeGestureRecognizer")
    ) { facts in
        let object = UISwipeGestureRecognizer()
        facts.expect("direction", .right, object.direction)
        facts.expect("numberOfTouchesRequired", 1, object.numberOfTouchesRequired)
    }

    private static let traitCollection = ConformanceCase(
        .defaults,
        "UITraitCollection",
        .document("UIKit reference, UITraitCollection")
    ) { facts in
        let object = UITraitCollection()
        facts.expect("displayScale", 0, object.displayScale)
        facts.expect("horizontalSizeClass", .unspecified, object.horizontalSizeClass)
        facts.expect("verticalSizeClass", .unspecified, object.verticalSizeClass)
        facts.expect("userInterfaceIdiom", .unspecified, object.userInterfaceIdiom)
    }

    private static let gravityBehavior = ConformanceCase(
        .defaults,
        "UIGravityBehavior",
        .document("UIKit reference, UIGravityBehavior")
    ) { facts in
        let object = UIGravityBehavior(items: [])
        facts.expect("angle", .pi / 2, object.angle)
        facts.expect("gravityDirection", CGVector(dx: 0, dy: 1), object.gravityDirection)
        facts.expect("magnitude", 1, object.magnitude)
    }

    private static let dynamicItemBehavior = ConformanceCase(
        .defaults,
        "UIDynamicItemBehavior",
        .document("UIKit reference, UIDynamicItemBehavior")
    ) { facts in
        let object = UIDynamicItemBehavior(items: [])
        facts.expect("allowsRotation", true, object.allowsRotation)
        facts.expect("elasticity", 0, object.elasticity)
        facts.expect("friction", 0, object.friction)
        facts.expect("resistance", 0, object.resistance)
        facts.expect("isAnchored", false, object.isAnchored)
    }

    private static let collisionBehavior = ConformanceCase(
        .defaults,
        "UICollisionBehavior",
        .document("UIKit reference, UICollisionBehavior")
    ) { facts in
        let object = UICollisionBehavior(items: [])
        facts.expect("collisionMode", .everything, object.collisionMode)
    }

    private static let snapBehavior = ConformanceCase(
        .defaults,
        "UISnapBehavior",
        .document("UIKit reference, UISnapBehavior")
    ) { facts in
        let object = UISnapBehavior(item: UIView(), snapTo: .zero)
        facts.expect("damping", 0.5, object.damping)
    }

    private static let bezierPath = ConformanceCase(
        .defaults,
        "UIBezierPath",
        .document("UIKit reference, UIBezierPath")
    ) { facts in
        let object = UIBezierPath()
        facts.expect("lineWidth", 1, object.lineWidth)
        facts.expect("lineCapStyle", .butt, object.lineCapStyle)
        facts.expect("lineJoinStyle", .miter, object.lineJoinStyle)
        facts.expect("miterLimit", 10, object.miterLimit)
        facts.expect("flatness", 0.6, object.flatness)
        facts.expect("usesEvenOddFillRule", false, object.usesEvenOddFillRule)
    }

    private static let paragraphStyle = ConformanceCase(
        .defaults,
        "NSParagraphStyle",
        .document("UIKit reference, NSParagraphStyle")
    ) { facts in
        let object = NSParagraphStyle.default
        facts.expect("alignment", .natural, object.alignment)
        facts.expect("lineBreakMode", .byWordWrapping, object.lineBreakMode)
        facts.expect("lineSpacing", 0, object.lineSpacing)
        facts.expect("paragraphSpacing", 0, object.paragraphSpacing)
        facts.expect("paragraphSpacingBefore", 0, object.paragraphSpacingBefore)
        facts.expect("firstLineHeadIndent", 0, object.firstLineHeadIndent)
        facts.expect("headIndent", 0, object.headIndent)
        facts.expect("tailIndent", 0, object.tailIndent)
        facts.expect("minimumLineHeight", 0, object.minimumLineHeight)
        facts.expect("maximumLineHeight", 0, object.maximumLineHeight)
        facts.expect("lineHeightMultiple", 0, object.lineHeightMultiple)
        facts.expect("defaultTabInterval", 0, object.defaultTabInterval)
        facts.expect("lineBreakStrategy", [], object.lineBreakStrategy)
        facts.expect(
            "tabStops.count",
            12,
            object.tabStops.count
        )
    }

    private static let shadow = ConformanceCase(.defaults, "NSShadow", .document("UIKit reference, NSShadow"))
    { facts in
        let object = NSShadow()
        facts.expect("shadowBlurRadius", 0, object.shadowBlurRadius)
    }
}
