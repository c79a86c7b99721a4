import Drydock

/// Visual formats by their grammar, a few of them broken.
struct FormatCampaign: Campaign {
    static let name = "formats"
    static let summary = "visual formats of constraints by their grammar, some of them broken"
    static let batch = 20_000
    // A format that is none is a mistake of whoever wrote it.
    static let expectedStops = ["NSLayoutConstraint.constraints(withVisualFormat:)"]

    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let views: [String: UIView]

    init(_ seeds: SeedFiles) {
        views = ["a": UIView(), "b": UILabel(), "long_name1": UIView()]
        for view in views.values { container.addSubview(view) }
    }

    mutating func run(_ trial: FuzzCase) throws {
        var random = trial.random.split()
        var (text, count) = format(&random)
        if random.once(in: 1500) {
            let place = text.index(text.startIndex, offsetBy: random.below(text.count))
            text.insert(random.pick(["[", "-", "|", "(", "@", "5", "é", " "]), at: place)
            count = -1
        }
        trial.note(text)
        let isVertical = text.hasPrefix("V:")
        let options: NSLayoutConstraint.FormatOptions = random.pick(
            isVertical
                ? [[], .alignAllLeading, .alignAllCenterX, .alignAllLeft]
                : [
                    [], .alignAllTop, .alignAllCenterY, .alignAllBottom, .directionRightToLeft,
                    .directionLeftToRight,
                ]
        )
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: text,
            options: options,
            metrics: ["m": random.pick([0, 8, -8.5]), "p": 500],
            views: views
        )
        if count >= 0, options.intersection(.alignmentMask).isEmpty {
            try trial.check(made.count == count, "\(text) makes \(made.count) constraints, not \(count)")
        }
        for constraint in made {
            try trial.check(constraint.constant.isFinite, "\(text) has the constant \(constraint.constant)")
            try trial.check(!constraint.isActive, "\(text) makes active constraints")
        }
    }

    /// A format, and how many constraints it stands for.
    private func format(_ random: inout Generator) -> (String, Int) {
        var text = random.pick(["", "H:", "V:"])
        var count = 0
        if random.flag() {
            let (gap, number) = connection(&random)
            text += "|" + gap
            count += number
        }
        // A view once only: it cannot stand beside itself.
        var names = Array(views.keys).sorted()
        let total = random.integer(1...3)
        for index in 0..<total {
            let name = names.remove(at: random.below(names.count))
            let (predicates, number) = random.flag() ? predicates(&random, ofView: true) : ("", 0)
            text += "[\(name)\(predicates)]"
            count += number
            if index < total - 1 {
                let (gap, number) = connection(&random)
                text += gap
                count += number
            }
        }
        if random.flag() {
            let (gap, number) = connection(&random)
            text += gap + "|"
            count += number
        }
        return (text, count)
    }

    private func connection(_ random: inout Generator) -> (String, Int) {
        switch random.below(5) {
        case 0: return ("", 1)
        case 1: return ("-", 1)
        case 2: return ("-\(random.pick(["8", "0", "12.5", "m"]))-", 1)
        default:
            let (text, count) = predicates(&random, ofView: false)
            return ("-\(text)-", count)
        }
    }

    private func predicates(_ random: inout Generator, ofView: Bool) -> (String, Int) {
        let count = random.integer(1...3)
        let all = (0..<count).map { _ -> String in
            let object = random.pick(ofView ? ["20", "m", "0.5", "a", "b"] : ["20", "m", "0.5", "-4"])
            return random.pick(["", "==", ">=", "<="]) + object
                + random.pick(["", "", "@750", "@p", "@1000"])
        }
        return ("(\(all.joined(separator: ",")))", count)
    }
}
