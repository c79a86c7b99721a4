import Drydock
import DrydockTesting
import Foundation
import Testing

/// What elements without attributes stand for: the values that Interface Builder leaves out.
@Suite struct NibBaselineTests {
    private func load<View: UIView>(_ element: String, _ inner: String = "") throws -> View {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <\(element) id="a">\(inner)</\(element.prefix { $0 != " " })></objects></document>
            """
        let nib = try UINib(checking: Data(text.utf8), named: "Test.xib", bundle: .module)
        return try #require(nib.instantiate(withOwner: nil).first as? View)
    }

    @Test(
        "every view",
        arguments: [
            "view", "label", "imageView", "button", "stackView", "control", "textField", "textView",
            "scrollView",
            "slider", "switch", "segmentedControl", "stepper", "pageControl", "navigationBar",
            "toolbar", "searchBar", "tableView", "tableViewCell", "collectionView", "collectionViewCell",
            "tabBar",
        ]
    )
    func views(name: String) throws {
        let view: UIView = try load(name)
        #expect(view.isUserInteractionEnabled && view.autoresizesSubviews)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        // Content scrolls inside of the safe area, cells with it.
        #expect(view.insetsLayoutMarginsFromSafeArea || name.hasSuffix("Cell"))
        #expect(!view.isMultipleTouchEnabled && !view.isHidden)
        #expect(!view.clipsToBounds || name == "stepper")
        #expect(!view.preservesSuperviewLayoutMargins && view.alpha == 1 && view.tag == 0)
        #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
            #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
        let fixed: UIView = try load(name, "<autoresizingMask key=\"autoresizingMask\"/>")
        #expect(fixed.autoresizingMask == [])
    }

    @Test("texts")
    func texts() throws {
        let label: UILabel = try load("label")
        #expect(label.textAlignment == .left && label.numberOfLines == 1 && label.adjustsFontSizeToFitWidth)
        #expect(label.isEnabled && !label.isHighlighted && !label.adjustsFontForContentSizeCategory)
        #expect(label.baselineAdjustment == .alignCenters)
        let aligned: UILabel = try load("label baselineAdjustment=\"alignBaselines\"")
        #expect(aligned.baselineAdjustment == .alignBaselines)
        let field: UITextField = try load("textField")
        #expect(field.borderStyle == .none && field.textAlignment == .left && field.adjustsFontSizeToFitWidth)
        #expect(field.autocapitalizationType == .none && field.clearButtonMode == .never)
        #expect(!field.isSecureTextEntry && !field.clearsOnBeginEditing)
        let view: UITextView = try load("textView")
        #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && view.textAlignment == .left)
        #expect(view.autocapitalizationType == .none)
        let title = "<state key=\"normal\" title=\"A\"/>"
        let custom: UIButton = try load("button", title)
        #expect(custom.buttonType == .custom && custom.adjustsImageWhenHighlighted)
        #expect(custom.titleLabel?.font.pointSize == 18)
        let system: UIButton = try load("button buttonType=\"system\"", title)
        #expect(system.titleLabel?.font.pointSize == 15)
        let rounded: UIButton = try load("button buttonType=\"roundedRect\"", title)
        #expect(rounded.buttonType == .system)
        let info: UIButton = try load("button buttonType=\"infoLight\"")
        #expect(info.buttonType == .infoLight && info.currentImage == UIButton(type: .infoLight).currentImage)
        #expect(try (load("button buttonType=\"close\"") as UIButton).intrinsicContentSize.width == 30)
    }

    @Test("controls")
    func controls() throws {
        #expect(try (load("switch") as UISwitch).isOn == false)
        let slider: UISlider = try load("slider")
        #expect(slider.value == 0 && slider.isContinuous)
        let stepper: UIStepper = try load("stepper")
        #expect((stepper.minimumValue, stepper.stepValue, stepper.value) == (0, 1, 0))
        #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
        let segments: UISegmentedControl = try load(
            "segmentedControl",
            "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>"
        )
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && !segments.isMomentary)
        #expect(try (load("progressView") as UIProgressView).progress == 0)
        let spinner: UIActivityIndicatorView = try load("activityIndicatorView")
        #expect(!spinner.hidesWhenStopped && !spinner.isAnimating && !spinner.isHidden)
        #expect(try (load("activityIndicatorView hidden=\"YES\"") as UIActivityIndicatorView).isHidden)
        #expect(try (load("pageControl") as UIPageControl).numberOfPages == 0)
        let button: UIButton = try load("button")
        #expect(button.isEnabled && !button.isSelected && !button.isHighlighted)
        #expect(!button.showsMenuAsPrimaryAction)
    }

    @Test("containers and lists")
    func containers() throws {
        let stack: UIStackView = try load("stackView")
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
        let scroll: UIScrollView = try load("scrollView")
        #expect(scroll.isScrollEnabled && scroll.bounces && scroll.bouncesZoom && scroll.delaysContentTouches)
        #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
        #expect(!scroll.isPagingEnabled && !scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal)
        #expect(scroll.keyboardDismissMode == .none && scroll.contentInsetAdjustmentBehavior == .automatic)
        let table: UITableView = try load("tableView")
        #expect(table.style == .plain && table.separatorStyle == .singleLine && table.allowsSelection)
        #expect((table.estimatedRowHeight, table.estimatedSectionHeaderHeight) == (0, 0))
        #expect(table.insetsContentViewsToSafeArea && table.separatorInsetReference == .fromCellEdges)
        let cell: UITableViewCell = try load("tableViewCell")
        #expect(cell.accessoryType == .none && cell.shouldIndentWhileEditing && cell.indentationLevel == 0)
        let grid: UICollectionView = try load("collectionView")
        #expect(grid.allowsSelection && !grid.allowsMultipleSelection && grid.isPrefetchingEnabled)
        for bar: UIView in [try load("navigationBar"), try load("toolbar"), try load("tabBar")] {
            let isTranslucent =
                (bar as? UINavigationBar)?.isTranslucent ?? (bar as? UIToolbar)?.isTranslucent
                ?? (bar as? UITabBar)?.isTranslucent
            #expect(isTranslucent == true)
        }
    }
}
