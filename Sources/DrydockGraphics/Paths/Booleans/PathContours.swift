/// The outlines of a part of the plane: closed lines that meet neither themselves nor each other but at single vertices.
///
/// What is inside is on the side of growing y of a line that goes to growing x: outer contours go round as `CGPath`'s rectangles do,
/// holes the other way.
struct PathContours {
    /// An edge, from the lower vertex to the higher one or back.
    struct Step {
        let edge: Int
        let isForward: Bool
    }

    private let arrangement: PathArrangement
    private let isInside: (PathArrangement.Windings) -> Bool
    private(set) var contours: [[Step]] = []

    /// - Parameter isInside: whether an area around which the paths turn so often is inside.
    init(_ arrangement: PathArrangement, isInside: @escaping (PathArrangement.Windings) -> Bool) {
        self.arrangement = arrangement
        self.isInside = isInside
        trace()
    }

    private func start(of step: Step) -> Int {
        let edge = arrangement.edges[step.edge]
        return step.isForward ? edge.low : edge.high
    }

    private func end(of step: Step) -> Int {
        start(of: Step(edge: step.edge, isForward: !step.isForward))
    }

    private mutating func trace() {
        var steps: [Step] = []
        for (index, edge) in arrangement.edges.enumerated() {
            let isAbove = isInside(edge.above)
            if isInside(edge.below) != isAbove { steps.append(Step(edge: index, isForward: isAbove)) }
        }
        // Steps by the vertex where they start.
        var starts = Array(repeating: 0, count: arrangement.rounding.vertices.count + 1)
        for step in steps { starts[start(of: step) + 1] += 1 }
        for index in starts.indices.dropLast() { starts[index + 1] += starts[index] }
        var next = starts
        var leaving = Array(repeating: 0, count: steps.count)
        for (index, step) in steps.enumerated() {
            leaving[next[start(of: step)]] = index
            next[start(of: step)] += 1
        }

        var isTaken = Array(repeating: false, count: steps.count)
        /// Where a vertex is in the line so far.
        var places: [Int: Int] = [:]
        for first in steps.indices where !isTaken[first] {
            var line: [Step] = []
            places.removeAll(keepingCapacity: true)
            var current: Int? = first
            while let index = current {
                isTaken[index] = true
                places[start(of: steps[index])] = line.count
                line.append(steps[index])
                let vertex = end(of: steps[index])
                // A line that comes back to a vertex leaves a contour there, which keeps each free of meeting itself.
                if let place = places[vertex] {
                    contours.append(Array(line[place...]))
                    for step in line[place...] { places[start(of: step)] = nil }
                    line.removeSubrange(place...)
                }
                current = following(
                    steps[index],
                    leaving[starts[vertex]..<starts[vertex + 1]],
                    steps,
                    isTaken
                )
            }
        }
    }

    /// The step that goes on along the same area inside: of those that leave the vertex the first one clockwise.
    private func following(
        _ step: Step,
        _ leaving: ArraySlice<Int>,
        _ steps: [Step],
        _ isTaken: [Bool]
    ) -> Int? {
        let vertices = arrangement.rounding.vertices
        let (middle, back) = (vertices[end(of: step)], vertices[start(of: step)])
        /// The half-turn in which a point is, clockwise from where the line came.
        func half(_ point: GridPoint) -> Int { GridPoint.turn(middle, back, point) <= 0 ? 0 : 1 }
        return leaving.filter { !isTaken[$0] }.min {
            let (a, b) = (vertices[end(of: steps[$0])], vertices[end(of: steps[$1])])
            return half(a) != half(b) ? half(a) < half(b) : GridPoint.turn(middle, a, b) < 0
        }
    }

    // MARK: - Components

    /// The contours of each connected area, in the order of their first ones.
    var components: [[[Step]]] {
        var areas = DisjointSets(count: arrangement.edges.count * 2)
        for (below, above) in arrangement.neighbors { areas.join(2 * below + 1, 2 * above) }
        for (index, edge) in arrangement.edges.enumerated() where isInside(edge.below) == isInside(edge.above)
        {
            areas.join(2 * index, 2 * index + 1)
        }
        var numbers: [Int: Int] = [:]
        var components: [[[Step]]] = []
        for contour in contours {
            let area = areas.root(of: 2 * contour[0].edge + (contour[0].isForward ? 1 : 0))
            if let number = numbers[area] {
                components[number].append(contour)
            } else {
                numbers[area] = components.count
                components.append([contour])
            }
        }
        return components
    }
}

/// Which of many things belong together.
private struct DisjointSets {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    mutating func root(of element: Int) -> Int {
        var element = element
        while parents[element] != element {
            parents[element] = parents[parents[element]]
            element = parents[element]
        }
        return element
    }

    mutating func join(_ a: Int, _ b: Int) {
        let (a, b) = (root(of: a), root(of: b))
        // The lower number stands for both, on any machine.
        parents[max(a, b)] = min(a, b)
    }
}
