import Drydock
import DrydockCatalogue
import DrydockHost
import DrydockPlatform
import DrydockShowcase

/// Every scene of the demo, used without a thought.
struct MonkeyCampaign: Campaign {
    static let name = "monkey"
    static let summary = "the demo's scenes under touches, keys, text, wheels, sizes, styles and time"
    static let batch = 60
    static let timeLimit: Int? = 20_000

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        var leaks = LeakCheck()
        try use(trial, &leaks)
        try leaks.check()
    }

    private func use(_ trial: FuzzCase, _ leaks: inout LeakCheck) throws {
        var random = trial.random.split()
        let entry = showcase.entries[trial.number % showcase.entries.count]
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = random.pick([.light, .dark])
            traits.preferredContentSizeCategory = random.pick(MonkeyStep.textSizes)
        }
        let sides = MonkeyStep.sizes(&random)
        let host = entry.makeHost(
            size: sides,
            scale: random.pick([1, 1, 2, 3, 1.5]),
            direction: random.once(in: 3) ? .rightToLeft : .leftToRight,
            traits: traits
        )
        host.scene.textInput.showsKeyboard = random.flag()
        trial.note(
            "\(entry.name), \(sides), \(host.layoutDirection == .rightToLeft ? "right to left" : "left to right")"
        )
        var monkey = MonkeyStep(host: host)
        try trial.steps(random.integer(5...40)) { random in
            let step = monkey.take(&random)
            trial.note(step)
            host.update()
            try TreeCheck.check(host.windows, most: 5000)
            try TreeCheck.check(host.window.rootViewController)
            if random.once(in: 4) { _ = host.render() }
        }
        // Half of the scenes are given up in the middle of their animations and transitions.
        if random.flag() { host.advance(by: 2) }
        leaks.watch(host, "the host")
        leaks.watch(host.scene, "the scene")
        leaks.watch(host.window, "the window")
        leaks.watch(host.window.rootViewController, "the controller of \(entry.name)")
        leaks.watch(host.window.subviews.first, "the view of \(entry.name)")
        leaks.watch(treesOf: host.windows)
    }
}

/// What a monkey does to a screen.
@MainActor struct MonkeyStep {
    let host: ApplicationHost
    private var fingers: [Int64] = []
    private var nextFinger: Int64 = 1

    init(host: ApplicationHost) {
        self.host = host
    }

    static let textSizes: [UIContentSizeCategory] = [
        .large, .large, .extraSmall, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityExtraExtraExtraLarge,
    ]

    static func sizes(_ random: inout Generator) -> CGSize {
        random.pick([
            CGSize(width: 390, height: 844), CGSize(width: 390, height: 844), CGSize(width: 320, height: 480),
            CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768), CGSize(width: 90, height: 60),
            CGSize(width: 1, height: 1), CGSize(width: 391.5, height: 700.25),
        ])
    }

    private func point(_ random: inout Generator) -> CGPoint {
        let bounds = host.screen.bounds
        if random.once(in: 30) {
            return random.pick([CGPoint(x: -1e9, y: 5), CGPoint(x: 1e9, y: 1e9), .zero])
        }
        // What can be used is hit more often than what lies between.
        if random.flag() {
            var view: UIView = host.windows.isEmpty ? host.window : random.pick(host.windows)
            for _ in 0..<12 where !view.subviews.isEmpty { view = random.pick(view.subviews) }
            let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            if middle.x.isFinite, middle.y.isFinite { return middle }
        }
        return CGPoint(x: random.number(0...1) * bounds.width, y: random.number(0...1) * bounds.height)
    }

    private func pointer(_ phase: PointerEvent.Phase, _ id: Int64, _ point: CGPoint, buttons: UInt8 = 1) {
        host.handle(.pointer(PointerEvent(phase: phase, id: id, x: point.x, y: point.y, buttons: buttons)))
    }

    /// - Returns: what was done.
    mutating func take(_ random: inout Generator) -> String {
        switch random.below(22) {
        case 0...4:
            let place = point(&random)
            let seconds = random.pick([0.02, 0.05, 0.1, 0.7])
            pointer(.began, PointerEvent.mouse, place, buttons: random.once(in: 12) ? 2 : 1)
            host.advance(by: seconds)
            pointer(.ended, PointerEvent.mouse, place)
            return "tap at \(place) for \(seconds) s"
        case 5...7:
            let (start, end) = (point(&random), point(&random))
            let count = random.integer(1...8)
            pointer(.began, PointerEvent.mouse, start)
            for index in 1...count {
                let part = CGFloat(index) / CGFloat(count)
                host.advanceByFrames(by: random.pick([0, 0.01, 0.03, 0.2]))
                let x = start.x + (end.x - start.x) * part
                pointer(.moved, PointerEvent.mouse, CGPoint(x: x, y: start.y + (end.y - start.y) * part))
            }
            pointer(random.once(in: 10) ? .cancelled : .ended, PointerEvent.mouse, end)
            return "drag from \(start) to \(end) in \(count) moves"
        case 8: return finger(&random)
        case 9:
            let place = point(&random)
            host.handle(.hover(HoverEvent(x: place.x, y: place.y)))
            return "hover at \(place)"
        case 10, 11:
            let place = point(&random)
            let turns = random.pick([1, -1, 3, -3, 40, -40, 0.1, 1e9, -1e9])
            let isSideways = random.once(in: 3)
            host.handle(
                .scroll(
                    ScrollEvent(
                        x: place.x,
                        y: place.y,
                        deltaX: isSideways ? turns : 0,
                        deltaY: isSideways ? 0 : turns
                    )
                )
            )
            return "wheel by \(turns)\(isSideways ? " sideways" : "") at \(place)"
        case 12...14: return key(&random)
        case 15:
            let text = random.pick(["a", "Hello ", "é", "👩‍👧", "שלום", "ع", "12.5", "\u{200D}", "\n", ""])
            host.handle(.text(text))
            return "text \"\(text)\""
        case 16:
            let text = random.pick(["", "に", "にほん", "e\u{301}"])
            let count = text.unicodeScalars.count
            let start = random.below(count + 1)
            host.handle(.composition(CompositionEvent(text: text, selection: start..<count)))
            return "composition \"\(text)\""
        case 17:
            let size = Self.sizes(&random)
            host.resize(to: size, scale: random.pick([host.screen.scale, 1, 2]))
            return "size \(size)"
        case 18:
            host.style = random.pick([.light, .dark])
            host.textSize = random.pick(Self.textSizes)
            if random.once(in: 3) { host.layoutDirection = random.pick([.leftToRight, .rightToLeft]) }
            return
                "style \(host.style.rawValue), \(host.textSize.rawValue), direction \(host.layoutDirection.rawValue)"
        case 19:
            let event: InputEvent = random.pick([
                .focusLost, .focusGained, .minimized, .restored, .clipboardChanged,
            ])
            host.handle(event)
            return "\(event)"
        default:
            let seconds = random.pick([0, 0.016, 0.1, 0.35, 1, 5])
            host.advanceByFrames(by: seconds)
            return "\(seconds) s pass"
        }
    }

    /// Fingers that stay down for some steps.
    private mutating func finger(_ random: inout Generator) -> String {
        let place = point(&random)
        guard let id = fingers.first, random.flag() else {
            guard fingers.count < 3 else { return "nothing" }
            fingers.append(nextFinger)
            pointer(.began, nextFinger, place)
            nextFinger += 1
            return "finger \(nextFinger - 1) down at \(place)"
        }
        if random.flag() {
            pointer(.moved, id, place)
            return "finger \(id) moves to \(place)"
        }
        fingers.removeFirst()
        pointer(random.once(in: 4) ? .cancelled : .ended, id, place)
        return "finger \(id) is lifted"
    }

    private func key(_ random: inout Generator) -> String {
        let key: KeyEvent.Key = random.pick([
            .tab, .tab, .return, .escape, .space, .backspace, .delete, .left, .right, .up, .down, .home, .end,
            .insert, .pageUp, .pageDown, .character("a"), .character("c"), .character("v"), .character("x"),
            .character("z"), .character("t"), .character("r"), .character("+"), .character("d"),
            .character("k"),
        ])
        let modifiers: KeyEvent.Modifiers = random.pick([
            [], [], [.shift], [.control], [.control, .shift], [.alt],
        ])
        let count = random.pick([1, 1, 1, 5])
        for _ in 0..<count { host.handle(.key(KeyEvent(key: key, modifiers: modifiers))) }
        if !random.once(in: 8) { host.handle(.key(KeyEvent(key: key, modifiers: modifiers, isDown: false))) }
        return "key \(key), modifiers \(modifiers.rawValue), \(count) times"
    }
}
