import DrydockControls
import DrydockViews

/// What a touch on the text does beside selecting.
enum TextTouch {
    /// Drags an end of the selection, so far away from the middle of its line.
    case handle(distance: CGPoint)
    /// Opened the menu: the mouse's secondary button.
    case menu
}

/// Fingers: handles at the ends of a selection, and the menu of edit actions.
extension TextEditor {
    // MARK: - Menu

    /// Opens the menu beside the selection or the caret.
    func showMenu() {
        guard let view else { return }
        let offsets = selection.range
        var source = view.caretRect(for: TextOffset(selection.head))
        for part in view.selectionRects(for: TextOffsetRange(offsets)) where part.rect.isFinite {
            source = part.containsStart ? part.rect : source.union(part.rect)
        }
        if hasHandles { source = source.insetBy(dx: 0, dy: -2 * Self.knobRadius) }
        showMenu(from: source.intersection(view.bounds))
    }

    private func showMenu(from source: CGRect) {
        guard let view, view.isFirstResponder, source.isFinite, !source.isNull else { return }
        view.window?.windowScene?.textInput.showMenu(of: view, from: source)
    }

    func closeMenu() {
        guard let view else { return }
        view.window?.windowScene?.textInput.closeMenu(of: view)
    }

    func choose(_ action: EditAction) {
        closeMenu()
        _ = view?.performEditAction(action.selector)
        // What is selected now can be copied.
        if action == .select || action == .selectAll { showMenu() }
    }

    /// The mouse's secondary button went down: opens the menu there, with the caret, unless what is selected is meant.
    func pressSecondary(at point: CGPoint) {
        touch = .menu
        isTouched = false
        if !isSelected(point) {
            press(at: point, clicks: 1, extending: false)
            endPress()
        }
        showMenu(from: CGRect(origin: point, size: .zero))
    }

    private func isSelected(_ point: CGPoint) -> Bool {
        guard let view, !selection.isEmpty else { return false }
        return view.selectionRects(for: TextOffsetRange(selection.range)).contains { $0.rect.contains(point) }
    }

    /// The touch that did something beside selecting was lifted.
    func endTouch() {
        let isHandle = if case .handle = touch { true } else { false }
        endPress()
        if isHandle { showMenu() }
    }

    // MARK: - Taps

    /// A finger was lifted where it went down. On what is selected, or on the caret, it opens the menu, or closes it.
    /// - Parameter wasEditing: whether the text had the caret before.
    func tap(at point: CGPoint, clicks: Int, extending: Bool, wasEditing: Bool) {
        guard let view else { return }
        let wasOpen = view.window?.windowScene?.textInput.touchClosedMenu ?? false
        let before = selection
        isTouched = true
        if clicks > 1 || extending || !isSelected(point) {
            press(at: point, clicks: clicks, extending: extending)
            endPress()
        }
        view.markDisplayNeeded()
        if clicks > 1 ? !selection.isEmpty : wasEditing && before == selection && !wasOpen { showMenu() }
    }

    /// A finger stays down: it moves the caret, or selects words where the text cannot be changed, until it is lifted.
    func longPress(_ state: UIGestureRecognizer.State, at point: CGPoint) {
        guard let view else { return }
        switch state {
        case .began:
            isTouched = true
            press(at: point, clicks: view.acceptsChanges ? 1 : 2, extending: false)
        case .changed:
            if view.acceptsChanges { return press(at: point, clicks: 1, extending: false) }
            pointer = pointer ?? TextPointer(unit: .word, origin: selection.range)
            drag(to: point)
        default:
            endPress()
            showMenu()
        }
    }

    // MARK: - Handles

    /// Whether the ends of the selection can be dragged by a finger.
    var hasHandles: Bool {
        isTouched && !selection.isEmpty && view?.isFirstResponder == true && view?.acceptsSelection == true
    }

    /// The line at an end of the selection, without a width.
    private func edge(isStart: Bool, _ geometry: TextGeometry) -> CGRect {
        let range = selection.range
        return isStart
            ? geometry.caretRect(at: range.lowerBound)
            : geometry.caretRect(at: range.upperBound, affinity: .backward)
    }

    /// A finger went down: takes hold of an end of the selection, if one is near.
    /// - Returns: whether it does.
    func grab(at point: CGPoint) -> Bool {
        guard hasHandles, let geometry = view?.textGeometry else { return false }
        func distance(_ isStart: Bool) -> CGFloat? {
            let edge = self.edge(isStart: isStart, geometry)
            let above = isStart ? 2 * Self.knobRadius : 0
            let below = isStart ? 0 : 2 * Self.knobRadius
            let dx = abs(point.x - edge.minX)
            let dy = max(edge.minY - above - point.y, point.y - edge.maxY - below, 0)
            return dx <= Self.reach && dy <= Self.reach / 2 ? dx + dy : nil
        }
        let (start, end) = (distance(true), distance(false))
        guard let nearest = [start, end].compactMap({ $0 }).min() else { return false }
        let isStart = start == nearest
        let edge = self.edge(isStart: isStart, geometry)
        let range = selection.range
        let anchor = isStart ? range.upperBound : range.lowerBound
        touch = .handle(distance: CGPoint(x: edge.minX - point.x, y: edge.midY - point.y))
        pointer = TextPointer(unit: .character, origin: anchor..<anchor)
        return true
    }

    /// The finger that holds an end of the selection has moved.
    func dragHandle(to point: CGPoint) {
        guard case .handle(let distance) = touch, let pointer, let geometry = view?.textGeometry else {
            return
        }
        let target = CGPoint(x: point.x + distance.x, y: point.y + distance.y)
        let position = geometry.position(closestTo: target)
        // The selection is never empty.
        guard position.offset != pointer.origin.lowerBound else { return }
        select(
            TextSelection(
                anchor: pointer.origin.lowerBound,
                head: position.offset,
                affinity: position.affinity
            )
        )
    }

    /// Appends lines with knobs at the ends of the selection.
    func appendHandles(to builder: inout DisplayListBuilder) {
        guard hasHandles, let view else { return }
        let geometry = view.textGeometry
        let radius = Self.knobRadius
        for isStart in [true, false] {
            let edge = self.edge(isStart: isStart, geometry)
            guard edge.isFinite else { continue }
            let bar = edge.insetBy(dx: -Self.caretWidth / 2, dy: 0)
            let middle = isStart ? edge.minY - radius + 2 : edge.maxY + radius - 2
            let knob = CGRect(
                x: edge.minX - radius,
                y: middle - radius,
                width: 2 * radius,
                height: 2 * radius
            )
            builder.fill(builder.shape(of: bar), view.tintColor)
            builder.fill(builder.shape(of: knob, radius: radius), view.tintColor)
        }
    }

    /// Points: of the knobs, and how far from an end a finger may be.
    private static let knobRadius: CGFloat = 5
    private static let reach: CGFloat = 22
}

extension UILongPressGestureRecognizer {
    /// Fingers alone: a mouse selects as long as its button is held.
    convenience init<Target: AnyObject>(
        fingersFor target: Target,
        action: @escaping (Target) -> (UILongPressGestureRecognizer) -> Void
    ) {
        self.init(target: target, action: action)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    }
}
