extension String {
    /// Whether this looks like an address that mail can be sent to: `local@domain.tld`, of at most 254 characters, 64 of them
    /// in front of the one `@`. Quoted local parts, comments and literal addresses, which RFC 5321 allows and nobody has, are
    /// refused; only the server knows whether the address exists.
    package nonisolated func isEmail() -> Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        guard count <= 254, parts.count == 2, (1...64).contains(parts[0].count) else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return parts[0].split(separator: ".", omittingEmptySubsequences: false).allSatisfy(\.isLocalAtom)
            && labels.count >= 2 && labels.allSatisfy(\.isDomainLabel)
            && labels.last?.contains(where: \.isLetter) == true
    }
}

extension Substring {
    /// Between the dots in front of the `@`.
    fileprivate nonisolated var isLocalAtom: Bool {
        !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "!#$%&'*+-/=?^_`{|}~".contains($0) }
    }

    /// Between the dots behind the `@`.
    fileprivate nonisolated var isDomainLabel: Bool {
        (1...63).contains(count) && first != "-" && last != "-"
            && allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
}
