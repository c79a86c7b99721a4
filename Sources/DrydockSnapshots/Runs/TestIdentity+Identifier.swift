extension TestIdentity {
    /// `Module.Suite/function(arguments)`, as results name the test.
    package func identifier(fileID: String) -> String {
        let module = fileID.split(separator: "/").first.map(String.init) ?? "Tests"
        let suite = ([module] + suite).joined(separator: ".")
        guard let function else { return suite }
        return "\(suite)/\(function)(\(arguments.joined(separator: ", ")))"
    }
}
