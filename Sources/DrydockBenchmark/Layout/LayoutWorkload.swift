import ArgumentParser

/// The kinds of screens to lay out, from everyday to extreme.
enum LayoutWorkload: String, CaseIterable, ExpressibleByArgument {
    /// A column of views, all required.
    case flat
    /// A tree of four children each, whose heights follow the content.
    case tree
    /// Sections of rows with a label, a field and a button.
    case form
    /// A column with caps, minima and preferences.
    case priorities
    /// The same, while every resize makes all caps flip.
    case caps

    /// A thousand views of equal width in a row.
    case equalWidths = "equal-widths"
    /// Rows and columns of cells of equal size.
    case grid
    /// Pairs of contradicting wishes of equal priority.
    case ties
    /// Labels of equal compression resistance in a row that is too narrow.
    case squeezed
    /// Each view inside the one before.
    case nested

    var isStress: Bool {
        switch self {
        case .flat, .tree, .form, .priorities, .caps: false
        case .equalWidths, .grid, .ties, .squeezed, .nested: true
        }
    }

    /// The number of views of a stress case.
    var stressSize: Int {
        switch self {
        case .equalWidths: 1000
        case .grid: 400
        case .ties, .squeezed: 100
        default: 500
        }
    }

    /// The two widths between which the root is resized.
    var widths: (Double, Double) {
        switch self {
        case .caps: (600, 700)
        default: (390, 402)
        }
    }

    func problem(views count: Int) -> LayoutProblem {
        var builder = LayoutBuilder(width: widths.0, height: 844)
        switch self {
        case .flat: builder.addFlat(count)
        case .tree: builder.addTree(count)
        case .form: builder.addForm(count)
        case .priorities, .caps: builder.addPriorities(count)
        case .equalWidths: builder.addEqualWidths(count)
        case .grid: builder.addGrid(count)
        case .ties: builder.addTies(count)
        case .squeezed: builder.addSqueezed(count)
        case .nested: builder.addNested(count)
        }
        return builder.problem
    }
}
