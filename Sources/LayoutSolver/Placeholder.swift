enum LayoutSolverPlaceholder {}
