import LayoutSolver

extension Solver {
    /// For one to four terms.
    mutating func addRow(
        _ terms: [Term],
        _ relation: Relation,
        constant: Double,
        strength: Float = 1000
    ) -> RowID {
        func term(_ index: Int) -> Term? { index < terms.count ? terms[index] : nil }
        return addRow(
            terms[0],
            term(1),
            term(2),
            term(3),
            relation,
            constant: constant,
            strength: strength
        )
    }
}
