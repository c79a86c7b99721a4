/// A value that iOS gives for a set-up, and the one that is measured here.
struct ConformanceFact {
    let name: String
    let expected: String
    let measured: String
    let isEqual: Bool
    /// Why the values differ; nil where they are equal.
    let knownDifference: String?

    /// What is wrong with the fact's record: nil where it is equal, or differs with a reason.
    var problem: String? {
        switch (isEqual, knownDifference) {
        case (true, nil): nil
        case (false, let reason?) where !reason.isEmpty: nil
        case (false, _): "\(name): iOS has \(expected), Drydock \(measured)"
        case (true, _): "\(name): iOS and Drydock both have \(expected); remove the known difference"
        }
    }
}
