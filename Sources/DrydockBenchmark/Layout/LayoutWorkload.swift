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
    /// The same, while the root is dragged wider and narrower across the caps.
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

    /// A stack of the distribution `equalCentering` in too little room.
    case centeringStack = "centering"
    /// The same, with the view in the middle hidden.
    case centeringStackHiding = "centering-hiding"
    /// Centres that shall be equally far apart, with no room for the gaps between them, and with room for some.
    case centres
    case someCentres = "some-centres"
    /// Distances that must be equal, in too little room for the labels between them.
    case distances
    /// Rows that fill the width against columns of equal width.
    case rowsAgainstColumns = "rows-columns"
    /// Stacks in stacks, half as deep as there are views.
    case stacks
    /// Required rows that contradict each other.
    case contradictions

    var isStress: Bool {
        switch self {
        case .flat, .tree, .form, .priorities, .caps: false
        default: true
        }
    }

    /// The numbers of views to measure unless told otherwise.
    var sizes: [Int] {
        switch self {
        case .flat, .tree, .form, .priorities, .caps: [10, 100, 1000, 5000]
        case .equalWidths: [1000]
        case .grid: [400]
        case .ties: [100]
        case .nested: [500]
        default: [125, 250, 500, 1000]
        }
    }

    /// The root's width at a step of a drag from one side to the other and back. No width comes twice: a turn is not
    /// a whole number of steps.
    func width(atStep step: Int) -> Double {
        let phase = (Double(step) * 0.012_360_679_774_997_9).truncatingRemainder(dividingBy: 2)
        let share = phase < 1 ? phase : 2 - phase
        return widths.lowerBound + share * (widths.upperBound - widths.lowerBound)
    }

    /// The widths between which the root is dragged.
    var widths: ClosedRange<Double> {
        switch self {
        case .caps: 600...700
        default: 390...402
        }
    }

    func problem(views count: Int) -> LayoutProblem {
        let width =
            switch self {
            // Less than the labels need, but for the narrowest of them.
            case .centeringStack, .centeringStackHiding: 30 * Double(count)
            // Twice what some of the labels need, so that others stand in their way.
            case .someCentres: 56 * Double(count)
            default: widths.lowerBound
            }
        var builder = LayoutBuilder(width: width, height: 844)
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
        case .centeringStack: builder.addCenteringStack(count)
        case .centeringStackHiding: builder.addCenteringStack(count, hides: count > 1 ? count / 2 : nil)
        case .centres: builder.addDistances(count, gap: 8, betweenCentres: true, at: 149)
        case .someCentres: builder.addDistances(count, gap: 1, betweenCentres: true, at: 149)
        case .distances: builder.addDistances(count, gap: 0, betweenCentres: false, at: 1000)
        case .rowsAgainstColumns: builder.addRowsAgainstColumns(count)
        case .stacks: builder.addNestedStacks(count)
        case .contradictions: builder.addContradictions(count)
        }
        return builder.problem
    }
}
