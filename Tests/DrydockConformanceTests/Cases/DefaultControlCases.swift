import Drydock

/// Default values of properties, as the reference states them.
enum DefaultControlCases {
    static let all = [
        control, button, slider, stepper, segmentedControl, pageControl, progressView, activityIndicatorView,
        refreshControl, textField, textView, textContainer, searchBar, alertAction, image,
    ]

    private static let control = ConformanceCase(
        .defaults,
        "UIControl",
        .document("UIKit reference, UIControl")
    ) { facts in
        let object = UIControl()
        facts.expect("isEnabled", true, object.isEnabled)
        facts.expect("isSelected", false, object.isSelected)
        facts.expect("isHighlighted", false, object.isHighlighted)
        facts.expect("contentHorizontalAlignment", .center, object.contentHorizontalAlignment)
        facts.expect(
            "contentVerticalAlignment",
            .top,
            object.contentVerticalAlignment,
            differs: "the reference is thought to be out of date"
        )
        facts.expect("showsMenuAsPrimaryAction", false, object.showsMenuAsPrimaryAction)
    }

    private static let button = ConformanceCase(.defaults, "UIButton", .document("UIKit reference, UIButton"))
    { facts in
        let object = UIButton(type: .custom)
        facts.expect("automaticallyUpdatesConfiguration", true, object.automaticallyUpdatesConfiguration)
        facts.expect("isPointerInteractionEnabled", false, object.isPointerInteractionEnabled)
        facts.expect("menu is nil", true, object.menu == nil)
        facts.expect("currentTitleColor", .white, object.currentTitleColor)
        facts.expect("frame", .zero, object.frame)
    }

    private static let slider = ConformanceCase(.defaults, "UISlider", .document("UIKit reference, UISlider"))
    { facts in
        let object = UISlider()
        facts.expect("value", 0, object.value)
        facts.expect("minimumValue", 0, object.minimumValue)
        facts.expect("maximumValue", 1, object.maximumValue)
        facts.expect("isContinuous", true, object.isContinuous)
        facts.expect("minimumValueImage is nil", true, object.minimumValueImage == nil)
        facts.expect("maximumValueImage is nil", true, object.maximumValueImage == nil)
    }

    private static let stepper = ConformanceCase(
        .defaults,
        "UIStepper",
        .document("UIKit reference, UIStepper")
    ) { facts in
        let object = UIStepper()
        facts.expect("value", 0, object.value)
        facts.expect("minimumValue", 0, object.minimumValue)
        facts.expect("maximumValue", 100, object.maximumValue)
        facts.expect("stepValue", 1, object.stepValue)
        facts.expect("autorepeat", true, object.autorepeat)
        facts.expect("isContinuous", true, object.isContinuous)
        facts.expect("wraps", false, object.wraps)
    }

    private static let segmentedControl = ConformanceCase(
        .defaults,
        "UISegmentedControl",
        .document("UIKit reference, UISegmentedControl")
    ) { facts in
        let object = UISegmentedControl(items: ["One", "Two"])
        facts.expect("isMomentary", false, object.isMomentary)
        facts.expect("apportionsSegmentWidthsByContent", false, object.apportionsSegmentWidthsByContent)
        facts.expect("selectedSegmentIndex", UISegmentedControl.noSegment, object.selectedSegmentIndex)
    }

    private static let pageControl = ConformanceCase(
        .defaults,
        "UIPageControl",
        .document("UIKit reference, UIPageControl")
    ) { facts in
        let object = UIPageControl()
        facts.expect("numberOfPages", 0, object.numberOfPages)
        facts.expect("currentPage", 0, object.currentPage)
        facts.expect("hidesForSinglePage", false, object.hidesForSinglePage)
    }

    private static let progressView = ConformanceCase(
        .defaults,
        "UIProgressView",
        .document("UIKit reference, UIProgressView")
    ) { facts in
        let object = UIProgressView()
        facts.expect("progress", 0, object.progress)
        facts.expect("progressViewStyle", .default, object.progressViewStyle)
    }

    private static let activityIndicatorView = ConformanceCase(
        .defaults,
        "UIActivityIndicatorView",
        .document("UIKit reference, UIActivityIndicatorView")
    ) { facts in
        let object = UIActivityIndicatorView()
        facts.expect("style", .medium, object.style)
        facts.expect("hidesWhenStopped", true, object.hidesWhenStopped)
    }

    private static let refreshControl = ConformanceCase(
        .defaults,
        "UIRefreshControl",
        .document("UIKit reference, UIRefreshControl")
    ) { facts in
        let object = UIRefreshControl()
        facts.expect("attributedTitle is nil", true, object.attributedTitle == nil)
    }

    private static let textField = ConformanceCase(
        .defaults,
        "UITextField",
        .document("UIKit reference, UITextField")
    ) { facts in
        let object = UITextField()
        facts.expect(
            "text is nil",
            true,
            object.text == nil,
            differs: "an empty text; the reference is thought to be out of date"
        )
        facts.expect(
            "attributedText is nil",
            true,
            object.attributedText == nil,
            differs: "an empty text; the reference is thought to be out of date"
        )
        facts.expect(
            "textAlignment",
            .left,
            object.textAlignment,
            differs: "the reference is thought to be older than natural alignment, which labels have"
        )
        facts.expect("placeholder is nil", true, object.placeholder == nil)
        facts.expect("attributedPlaceholder is nil", true, object.attributedPlaceholder == nil)
        facts.expect("borderStyle", .none, object.borderStyle)
        facts.expect("clearButtonMode", .never, object.clearButtonMode)
        facts.expect("leftViewMode", .never, object.leftViewMode)
        facts.expect("rightViewMode", .never, object.rightViewMode)
        facts.expect("adjustsFontSizeToFitWidth", false, object.adjustsFontSizeToFitWidth)
        facts.expect("minimumFontSize", 0, object.minimumFontSize)
        facts.expect("clearsOnInsertion", false, object.clearsOnInsertion)
        facts.expect("allowsEditingTextAttributes", false, object.allowsEditingTextAttributes)
        facts.expect("background is nil", true, object.background == nil)
        facts.expect("disabledBackground is nil", true, object.disabledBackground == nil)
        facts.expect("inputView is nil", true, object.inputView == nil)
        facts.expect("inputAccessoryView is nil", true, object.inputAccessoryView == nil)
        facts.expect("keyboardType", .default, object.keyboardType)
        facts.expect("returnKeyType", .default, object.returnKeyType)
        facts.expect("keyboardAppearance", .default, object.keyboardAppearance)
        facts.expect("autocapitalizationType", .sentences, object.autocapitalizationType)
        facts.expect("autocorrectionType", .default, object.autocorrectionType)
        facts.expect("spellCheckingType", .default, object.spellCheckingType)
        facts.expect("smartDashesType", .default, object.smartDashesType)
        facts.expect("smartQuotesType", .default, object.smartQuotesType)
        facts.expect("smartInsertDeleteType", .default, object.smartInsertDeleteType)
        facts.expect("isSecureTextEntry", false, object.isSecureTextEntry)
        facts.expect("enablesReturnKeyAutomatically", false, object.enablesReturnKeyAutomatically)
        facts.expect("textContentType is nil", true, object.textContentType == nil)
    }

    private static let textView = ConformanceCase(
        .defaults,
        "UITextView",
        .document("UIKit reference, UITextView")
    ) { facts in
        let object = UITextView()
        facts.expect("isEditable", true, object.isEditable)
        facts.expect("isSelectable", true, object.isSelectable)
        facts.expect("clearsOnInsertion", false, object.clearsOnInsertion)
        facts.expect("textAlignment", .natural, object.textAlignment)
        facts.expect(
            "textContainerInset",
            UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0),
            object.textContainerInset
        )
        facts.expect("textContainer.lineFragmentPadding", 5, object.textContainer.lineFragmentPadding)
        facts.expect("textContainer.maximumNumberOfLines", 0, object.textContainer.maximumNumberOfLines)
        facts.expect("textContainer.lineBreakMode", .byWordWrapping, object.textContainer.lineBreakMode)
        facts.expect("textContainer.exclusionPaths.count", 0, object.textContainer.exclusionPaths.count)
        facts.expect("inputView is nil", true, object.inputView == nil)
        facts.expect("inputAccessoryView is nil", true, object.inputAccessoryView == nil)
    }

    private static let textContainer = ConformanceCase(
        .defaults,
        "NSTextContainer",
        .document("UIKit reference, NSTextContainer")
    ) { facts in
        let object = NSTextContainer()
        facts.expect(
            "size",
            CGSize(width: 10_000_000, height: 10_000_000),
            object.size,
            differs: "0 stands for no limit"
        )
        facts.expect("widthTracksTextView", false, object.widthTracksTextView)
    }

    private static let searchBar = ConformanceCase(
        .defaults,
        "UISearchBar",
        .document("UIKit reference, UISearchBar")
    ) { facts in
        let object = UISearchBar()
        facts.expect("barStyle", .default, object.barStyle)
        facts.expect("searchBarStyle", .default, object.searchBarStyle)
        facts.expect("isTranslucent", true, object.isTranslucent)
        facts.expect("placeholder is nil", true, object.placeholder == nil)
        facts.expect("prompt is nil", true, object.prompt == nil)
        facts.expect("showsBookmarkButton", false, object.showsBookmarkButton)
        facts.expect("showsCancelButton", false, object.showsCancelButton)
        facts.expect("showsSearchResultsButton", false, object.showsSearchResultsButton)
        facts.expect("isSearchResultsButtonSelected", false, object.isSearchResultsButtonSelected)
    }

    private static let alertAction = ConformanceCase(
        .defaults,
        "UIAlertAction",
        .document("UIKit reference, UIAlertAction")
    ) { facts in
        let object = UIAlertAction(title: "OK", style: .default)
        facts.expect("isEnabled", true, object.isEnabled)
    }

    private static let image = ConformanceCase(.defaults, "UIImage", .document("UIKit reference, UIImage")) {
        facts in
        let object = UIImage()
        facts.expect("renderingMode", .automatic, object.renderingMode)
        facts.expect("resizingMode", .tile, object.resizingMode)
    }
}
