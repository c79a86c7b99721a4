extension UIScrollView {
    /// Points that a notch of the wheel and an arrow key scroll.
    nonisolated static let notch: CGFloat = 60
    nonisolated static let line: CGFloat = 40

    // MARK: - Wheel

    /// Scrolls by a wheel or a touch pad.
    ///
    /// - Parameter isPrecise: whether the way is to be followed at once; else it takes 0.1 s.
    func scroll(byWheel way: CGPoint, isPrecise: Bool) {
        if isPagingEnabled, !isPrecise {
            let size = boundsStorage.size
            step(by: CGPoint(x: size.width * way.x.sign(), y: size.height * way.y.sign()))
        } else if isPrecise {
            if motion != nil { stopMotion() }
            showIndicators()
            move(to: clamped(contentOffset.adding(way)))
            hideIndicatorsSoon()
        } else {
            step(by: way)
        }
    }

    /// Whether a way of the wheel moves the content.
    func takesWheel(_ way: CGPoint) -> Bool {
        guard isScrollEnabled, drag == nil else { return false }
        let (start, limits) = (stepStart, offsetLimits)
        return way.x > 0 && start.x < limits.x.upperBound || way.x < 0 && start.x > limits.x.lowerBound
            || way.y > 0 && start.y < limits.y.upperBound || way.y < 0 && start.y > limits.y.lowerBound
    }

    // MARK: - Keys

    /// As a browser does: what scrolls takes the focus where nothing in it could.
    var takesKeyboardFocus: Bool {
        guard isScrollEnabled, allowsKeyboardScrolling, canScroll(.vertical) || canScroll(.horizontal) else {
            return false
        }
        var stack = subviewStorage
        while let view = stack.popLast() {
            guard !view.isHidden, view.isUserInteractionEnabled else { continue }
            if view.canBecomeFocused { return false }
            stack.append(contentsOf: view.subviewStorage)
        }
        return true
    }

    /// - Returns: whether the key scrolls the content.
    func scroll(with key: UIKey) -> Bool {
        guard isScrollEnabled, allowsKeyboardScrolling,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        let visible = bounds.inset(by: adjustedContentInset).size
        let page = max(visible.height - UIScrollView.line, UIScrollView.line)
        let all = contentSize.height + boundsStorage.height
        var way = CGPoint.zero
        switch key.keyCode {
        case .keyboardUpArrow: way.y = -UIScrollView.line
        case .keyboardDownArrow: way.y = UIScrollView.line
        case .keyboardLeftArrow: way.x = -UIScrollView.line
        case .keyboardRightArrow: way.x = UIScrollView.line
        case .keyboardSpacebar: way.y = key.modifierFlags.contains(.shift) ? -page : page
        case .scrollPageUp: way.y = -page
        case .scrollPageDown: way.y = page
        case .scrollHome: way.y = -all
        case .scrollEnd: way.y = all
        default: return false
        }
        guard takesWheel(way) else { return false }
        step(by: way)
        return true
    }

    // MARK: - Top

    /// Scrolls to the top if the delegate lets it.
    func scrollToTop() {
        guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        let top = onPixels(CGPoint(x: contentOffset.x, y: offsetLimits.y.lowerBound))
        setContentOffset(top, animated: true)
        scrollDelegate?.scrollViewDidScrollToTop(self)
    }
}

extension UIView {
    /// Has the innermost scroll view that can follow a wheel do so, from this view outwards. A wheel that turns up and down moves
    /// what can only be scrolled sideways, where nothing else can be.
    ///
    /// - Parameters:
    ///   - deltaX: notches to the right.
    ///   - deltaY: notches away from the user, which move content down.
    ///   - isPrecise: whether content follows at once.
    package func scroll(byNotches deltaX: CGFloat, _ deltaY: CGFloat, isPrecise: Bool) {
        guard deltaX.isFinite, deltaY.isFinite else { return }
        let way = CGPoint(x: deltaX * UIScrollView.notch, y: 0 - deltaY * UIScrollView.notch)
        var scrollViews: [UIScrollView] = []
        var next: UIView? = self
        while let current = next {
            if let scrollView = current as? UIScrollView { scrollViews.append(scrollView) }
            next = current.superviewStorage
        }
        if let scrollView = scrollViews.first(where: { $0.takesWheel(way) }) {
            scrollView.scroll(byWheel: way, isPrecise: isPrecise)
        } else if !scrollViews.contains(where: { $0.isScrollEnabled && $0.canScroll(.vertical) }) {
            let sideways = CGPoint(x: way.x == 0 ? way.y : way.x, y: 0)
            scrollViews.first { $0.takesWheel(sideways) }?.scroll(byWheel: sideways, isPrecise: isPrecise)
        }
    }

    /// Scrolls what is around the view so that it can be seen, or a part of it.
    package func scrollToBeSeen(_ part: CGRect? = nil) {
        var rect = (part ?? boundsStorage).insetBy(dx: -8, dy: -8)
        var view = self
        while let next = view.superviewStorage {
            rect = view.convert(rect, to: next)
            if let scrollView = next as? UIScrollView {
                // Where the rectangle will be, seen from further out.
                let (now, then) = (scrollView.contentOffset, scrollView.offset(revealing: rect))
                scrollView.scrollRectToVisible(rect, animated: true)
                rect = rect.offsetBy(dx: now.x - then.x, dy: now.y - then.y)
            }
            view = next
        }
    }
}

extension UIWindowScene {
    /// A tap on the status bar: the one scroll view that takes it scrolls to the top.
    package func scrollToTop() {
        var found: [UIScrollView] = []
        keyWindow?.notifySubtree {
            guard let scrollView = $0 as? UIScrollView, scrollView.scrollsToTop, !scrollView.isHidden,
                scrollView.canMove(.vertical, forwards: false)
            else { return }
            found.append(scrollView)
        }
        if found.count == 1 { found[0].scrollToTop() }
    }
}

extension UIKeyboardHIDUsage {
    fileprivate static let scrollHome = UIKeyboardHIDUsage(rawValue: 0x4A)
    fileprivate static let scrollPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
    fileprivate static let scrollEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
    fileprivate static let scrollPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
}

extension CGFloat {
    /// -1, 0 or 1.
    fileprivate nonisolated func sign() -> CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
