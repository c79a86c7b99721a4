extension UIScrollView {
    /// Points that an arrow key scrolls. Source: own choice.
    nonisolated static let line: CGFloat = 40

    // MARK: - Wheel

    /// Scrolls by a wheel, which takes 0.1 s, or by a touch pad, which is followed at once.
    ///
    /// - Parameter translation: how far the content is to move, in points.
    func scroll(by translation: CGPoint, _ type: UIScrollType) {
        let (way, isPrecise) = (CGPoint(x: 0 - translation.x, y: 0 - translation.y), type == .continuous)
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

    /// How far a turn of the wheel moves the content; nil for not at all. A wheel that turns up and down moves what can only be scrolled
    /// sideways, where nothing around the pointer can be scrolled up or down.
    func translation(of event: WheelEvent) -> CGPoint? {
        let translation = event.translation
        if takesStep(CGPoint(x: 0 - translation.x, y: 0 - translation.y)) { return translation }
        let scrollViews = sequence(first: event.view, next: \.superviewStorage).lazy.compactMap {
            $0 as? UIScrollView
        }
        guard !scrollViews.contains(where: { $0.isScrollEnabled && $0.canScroll(.vertical) }) else {
            return nil
        }
        let sideways = translation.x == 0 ? translation.y : translation.x
        return takesStep(CGPoint(x: 0 - sideways, y: 0)) ? CGPoint(x: sideways, y: 0) : nil
    }

    /// Whether a step of the offset would move the content.
    private func takesStep(_ way: CGPoint) -> Bool {
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
        guard takesStep(way) else { return false }
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
