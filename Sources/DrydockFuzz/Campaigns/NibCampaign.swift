import Drydock
import DrydockHost
import DrydockNibDocuments
import Foundation

/// Interface Builder documents, changed, and loaded as views.
struct NibCampaign: Campaign {
    static let name = "nibs"
    static let summary = "changed nibs, loaded, laid out and drawn"
    static let batch = 500
    // A class that reads an outlet which its nib does not have stops elsewhere, too.
    static let expectedStops = ["the outlet is not connected"]

    static func obstacle(_ seeds: SeedFiles) -> String? {
        seeds.files(["xib"], count: 1).isEmpty ? "there are no nibs: name a folder with --seeds" : nil
    }

    private let nibs: [[UInt8]]
    private let host = ApplicationHost(size: CGSize(width: 200, height: 200), scale: 1, showsStatusBar: false)

    init(_ seeds: SeedFiles) {
        nibs = seeds.files(["xib"], count: 40, size: 200_000).map(\.bytes)
    }

    mutating func run(_ trial: FuzzCase) throws {
        var random = trial.random.split()
        var bytes = random.pick(nibs)
        TextMutation.change(&bytes, &random, others: nibs)
        bytes = trial.input(bytes, "xib")
        let nib: UINib
        do {
            guard try NibDocument(bytes, file: "Fuzz.xib").kind == .xib else { return trial.refuse() }
            nib = try UINib(checking: Data(bytes), named: "Fuzz.xib", bundle: nil)
        } catch {
            return trial.refuse()
        }
        host.perform {
            let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
            for view in views.prefix(4) where view.superview == nil && !(view is UIWindow) {
                host.window.addSubview(view)
            }
        }
        host.update()
        try TreeCheck.check(host.windows)
        if random.once(in: 3) { _ = host.displayList() }
        host.perform { for view in host.window.subviews { view.removeFromSuperview() } }
        host.update()
    }
}

/// Storyboards, changed, whose controllers are made and shown.
struct StoryboardCampaign: Campaign {
    static let name = "storyboards"
    static let summary = "changed storyboards, whose controllers are shown"
    static let batch = 300
    static let expectedStops = [
        "no scene has the storyboard identifier", "the outlet is not connected",
        "contains itself, through what it embeds",
    ]

    static func obstacle(_ seeds: SeedFiles) -> String? {
        seeds.files(["storyboard"], count: 1).isEmpty
            ? "there are no storyboards: name a folder with --seeds" : nil
    }

    private let boards: [[UInt8]]
    private let scratch = ScratchFolder.make()
    private let host = ApplicationHost(size: CGSize(width: 200, height: 300), scale: 1)

    init(_ seeds: SeedFiles) {
        boards = seeds.files(["storyboard"], count: 40, size: 200_000).map(\.bytes)
    }

    mutating func run(_ trial: FuzzCase) throws {
        var random = trial.random.split()
        var bytes = random.pick(boards)
        TextMutation.change(&bytes, &random, others: boards)
        bytes = trial.input(bytes, "storyboard")
        guard let document = try? NibDocument(bytes, file: "Fuzz.storyboard"), document.kind == .storyboard
        else {
            return trial.refuse()
        }
        // A bundle of its own: what was read from one is kept.
        let folder = "\(scratch)/\(trial.number)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { ScratchFolder.remove(folder) }
        ScratchFolder.write(bytes, to: "\(folder)/Fuzz.storyboard")
        guard let bundle = Bundle(path: folder) else { return }
        host.perform {
            let board = UIStoryboard(name: "Fuzz", bundle: bundle)
            host.window.rootViewController = board.instantiateInitialViewController() ?? UIViewController()
        }
        host.update()
        host.advance(by: 1)
        try TreeCheck.check(host.windows)
        if random.once(in: 3) { _ = host.displayList() }
        host.perform { host.window.rootViewController = UIViewController() }
        host.update()
    }
}
