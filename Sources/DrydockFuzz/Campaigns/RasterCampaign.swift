import DrydockRasterOracle

/// Display lists, drawn by the rasteriser and pixel by pixel.
struct RasterCampaign: Campaign {
    static let name = "raster"
    static let summary =
        "display lists drawn by one thread and by two, in full and by damage: as pixel by pixel"
    static let batch = 2000
    // The slow renderer takes 6 s for the largest lists.
    static let timeLimit: Int? = 20_000

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        let seed = trial.random.next()
        if trial.isRecording { trial.note(RasterCase.text(of: 0, seed: seed)) }
        try RasterCase.run(case: 0, seed: seed)
    }
}
