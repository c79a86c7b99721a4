import DrydockRasterOracle

/// Frames that follow one another, drawn by one thread and by two, in full and by damage.
struct DisplayListCampaign: Campaign {
    static let name = "display-lists"
    static let summary = "display lists, drawn as the reference renderer draws them"
    static let batch = 5000

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        let seed = trial.random.next()
        trial.note(RasterCase.text(of: 0, seed: seed))
        try RasterCase.run(case: 0, seed: seed)
    }
}
