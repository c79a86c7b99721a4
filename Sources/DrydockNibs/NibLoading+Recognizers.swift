import DrydockNibDocuments
import DrydockViews

extension NibLoading {
    /// A recogniser; nil for an element that is none.
    func makeRecognizer(_ element: NibElement) -> UIGestureRecognizer? {
        guard let make = Self.recognizers[element.name] else { return nil }
        return decode(element) { coder in
            let recognizer = make(coder)
            recognizer.isEnabled = coder.flag("enabled") ?? true
            recognizer.cancelsTouchesInView = coder.flag("cancelsTouchesInView") ?? true
            recognizer.delaysTouchesBegan = coder.flag("delaysTouchesBegan") ?? false
            recognizer.delaysTouchesEnded = coder.flag("delaysTouchesEnded") ?? true
            return recognizer
        }
    }

    private static let recognizers: [String: (NibCoder) -> UIGestureRecognizer] = [
        "tapGestureRecognizer": { coder in
            let recognizer = coder.loading.make(UITapGestureRecognizer.self, coder)
            recognizer.numberOfTapsRequired = coder.count("numberOfTapsRequired", 1)
            recognizer.numberOfTouchesRequired = coder.count("numberOfTouchesRequired", 1)
            return recognizer
        },
        // Interface Builder's spelling.
        "pongPressGestureRecognizer": { coder in
            let recognizer = coder.loading.make(UILongPressGestureRecognizer.self, coder)
            recognizer.numberOfTapsRequired = max(coder.integer("numberOfTapsRequired") ?? 0, 0)
            recognizer.numberOfTouchesRequired = coder.count("numberOfTouchesRequired", 1)
            recognizer.minimumPressDuration = max(coder.number("minimumPressDuration") ?? 0.5, 0)
            if let movement = coder.length("allowableMovement") {
                recognizer.allowableMovement = max(movement, 0)
            }
            return recognizer
        },
        "panGestureRecognizer": { coder in
            let recognizer = coder.loading.make(UIPanGestureRecognizer.self, coder)
            recognizer.minimumNumberOfTouches = coder.count("minimumNumberOfTouches", 1)
            recognizer.maximumNumberOfTouches =
                coder.integer("maximumNumberOfTouches").map { max($0, 1) } ?? Int.max
            return recognizer
        },
        "screenEdgePanGestureRecognizer": { coder in
            let recognizer = coder.loading.make(UIScreenEdgePanGestureRecognizer.self, coder)
            if let edges = coder.child(key: "edges") {
                if edges.flag("left") == true { recognizer.edges.insert(.left) }
                if edges.flag("right") == true { recognizer.edges.insert(.right) }
                if edges.flag("top") == true { recognizer.edges.insert(.top) }
                if edges.flag("bottom") == true { recognizer.edges.insert(.bottom) }
            }
            coder.ignore("minimumNumberOfTouches", "maximumNumberOfTouches")
            return recognizer
        },
        "swipeGestureRecognizer": { coder in
            let recognizer = coder.loading.make(UISwipeGestureRecognizer.self, coder)
            recognizer.direction = coder.choice(
                "direction",
                ["right": .right, "left": .left, "up": .up, "down": .down],
                absent: .right
            )
            recognizer.numberOfTouchesRequired = coder.count("numberOfTouchesRequired", 1)
            return recognizer
        },
        "pinchGestureRecognizer": { coder in
            coder.ignore("scale")
            return coder.loading.make(UIPinchGestureRecognizer.self, coder)
        },
        "rotationGestureRecognizer": { coder in
            coder.ignore("rotation")
            return coder.loading.make(UIRotationGestureRecognizer.self, coder)
        },
    ]
}

extension NibCoder {
    /// A whole number from 1.
    fileprivate func count(_ attribute: String, _ absent: Int) -> Int { max(integer(attribute) ?? absent, 1) }
}
