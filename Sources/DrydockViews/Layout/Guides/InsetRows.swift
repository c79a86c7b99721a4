import DrydockLayoutSolver

/// The four rows that hold a system guide inside its view, and what their constants are.
struct InsetRows {
    var insets: UIEdgeInsets
    var left: RowID
    var right: RowID
    var top: RowID
    var bottom: RowID
}
