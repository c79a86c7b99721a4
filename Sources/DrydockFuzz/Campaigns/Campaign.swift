/// A kind of input that is made up and tried.
@MainActor package protocol Campaign {
    static var name: String { get }
    /// A line for help and for the table.
    static var summary: String { get }
    /// Texts of messages by which the library rightly stops a program that made a mistake: no findings.
    static var expectedStops: [String] { get }
    /// How many cases a process runs one after the other.
    static var batch: Int { get }
    /// Milliseconds of processor time for a case, where the usual limit does not fit.
    static var timeLimit: Int? { get }
    /// Why the campaign cannot run here; nil where it can.
    static func obstacle(_ seeds: SeedFiles) -> String?

    /// Made once in each process.
    init(_ seeds: SeedFiles)
    /// Runs one case. What it throws is a finding, as is whatever ends the process or goes over a limit.
    mutating func run(_ trial: FuzzCase) throws
}

extension Campaign {
    package static var expectedStops: [String] { [] }
    package static var batch: Int { 1000 }
    package static var timeLimit: Int? { nil }
    package static func obstacle(_ seeds: SeedFiles) -> String? { nil }
}

/// The campaigns by name.
@MainActor package enum Campaigns {
    package static let all: [any Campaign.Type] = [
        ImageCampaign.self, FontCampaign.self, SVGCampaign.self, NibCampaign.self, StoryboardCampaign.self,
        CatalogueCampaign.self, PredicateCampaign.self, FormatCampaign.self, TextCampaign.self,
        TreeCampaign.self,
        ControllerCampaign.self, ListCampaign.self, SolverCampaign.self, ConstraintCampaign.self,
        MonkeyCampaign.self,
        RasterCampaign.self, ArtefactCampaign.self, TranslatorCampaign.self,
    ]

    /// For tests of the fuzzer itself: they fail on purpose, and no command line lists them.
    package static let hidden: [any Campaign.Type] = [FaultCampaign.self]

    package static func named(_ name: String) -> (any Campaign.Type)? {
        (all + hidden).first { $0.name == name }
    }
}
