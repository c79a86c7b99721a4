extension TouchDispatcher {
    /// Takes a turn of a wheel to the pan recognisers of the view under the pointer and of those around it, the deepest view's first.
    ///
    /// Those take part whose mask allows the device, and that are asked whether they receive the event. As with touches, one that follows the
    /// turn excludes the others, unless a delegate allows both, and one that waits for another comes after it.
    func scroll(_ event: WheelEvent) {
        let candidates = panRecognizers(for: event)
        endWheels(but: candidates)
        perform {
            var followers = candidates.filter { $0.wheel != nil }
            for recognizer in followers { follow(event, recognizer) }
            var waiting = candidates.filter { $0.wheel == nil }
            while !waiting.isEmpty {
                let next = waiting.firstIndex { recognizer in
                    !waiting.contains { $0 !== recognizer && recognizer.waits(for: $0) }
                }
                let recognizer = waiting.remove(at: next ?? 0)
                let isExcluded = followers.contains { $0.excludes(recognizer) || recognizer.waits(for: $0) }
                if !isExcluded, begin(event, recognizer) { followers.append(recognizer) }
            }
        }
    }

    /// Ends gestures that follow a wheel, because touches or other views take over.
    func endWheels(but kept: [UIPanGestureRecognizer] = []) {
        let ending = active.compactMap { $0 as? UIPanGestureRecognizer }.filter { recognizer in
            recognizer.wheel != nil && !kept.contains { $0 === recognizer }
        }
        guard !ending.isEmpty else { return }
        perform { for recognizer in ending { recognizer.state = .ended } }
    }

    private func panRecognizers(for event: WheelEvent) -> [UIPanGestureRecognizer] {
        let type = UIScrollTypeMask(event.scrollType)
        return sequence(first: event.view, next: \.superviewStorage).flatMap { view in
            (view.gestureRecognizers ?? []).compactMap { recognizer in
                guard let pan = recognizer as? UIPanGestureRecognizer, pan.isEnabled,
                    pan.allowedScrollTypesMask.contains(type), pan.wheel != nil || pan.shouldReceive(event)
                else { return nil }
                return pan
            }
        }
    }

    private func begin(_ event: WheelEvent, _ recognizer: UIPanGestureRecognizer) -> Bool {
        guard recognizer.isEnabled else { return false }
        guard recognizer.dispatcher == nil else { return recognizer.followBesideTouches(event) }
        recognizer.modifierFlags = event.modifierFlags
        join(recognizer)
        guard recognizer.beginWheel(event) else { return false }
        flush()
        follow(event, recognizer)
        return true
    }

    private func follow(_ event: WheelEvent, _ recognizer: UIPanGestureRecognizer) {
        recognizer.modifierFlags = event.modifierFlags
        recognizer.continueWheel(event)
        flush()
        recognizer.endWheel()
        flush()
    }
}
