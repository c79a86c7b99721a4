/// Identifiers of what was given none: no two are equal in a process, and each run has the same ones.
enum OwnIdentifier {
    private static var count = 0

    static func next(_ kind: String) -> String {
        count += 1
        return "drydock.\(kind).\(count)"
    }
}
