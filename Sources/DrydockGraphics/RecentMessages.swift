/// Which messages were logged lately, in bounded memory: at least the last `limit` different ones, at most twice as many.
package struct RecentMessages: Sendable {
    private let limit: Int
    private var young: Set<String> = []
    private var old: Set<String> = []

    package init(limit: Int) {
        self.limit = limit
    }

    package var count: Int { young.count + old.subtracting(young).count }

    /// - Returns: false when the message is remembered.
    package mutating func insert(_ message: String) -> Bool {
        guard !young.contains(message) else { return false }
        let isNew = !old.contains(message)
        if young.count == limit { (old, young) = (young, []) }
        young.insert(message)
        return isNew
    }
}
