/// How much work a document asks for, in steps of which a plain element is one.
///
/// One budget for everything, as each kind of thing alone may stay below any count of its own: what makes a view counts ten, and what
/// stands in a row that is laid out again for each of its members, such as segments, counts its place in the row.
struct NibWork {
    private var spent = 0.0

    /// - Throws: at the element with which it becomes too much.
    static func check(_ root: NibElement, file: String) throws(NibError) {
        var work = NibWork()
        try work.add(root, place: 0, in: nil, file: file)
    }

    private mutating func add(_ element: NibElement, place: Int, in parent: NibElement?, file: String)
        throws(NibError)
    {
        spent += Self.steps(element, place: place, in: parent)
        guard spent <= NibLimits.work else {
            throw NibError(
                file: file,
                line: element.line,
                reason:
                    "with this <\(element.name)> it asks for more than \(Int(NibLimits.work)) steps of work",
                remedy:
                    "Divide the document into several. Views, constraints and long rows of items count most."
            )
        }
        for (place, child) in element.children.enumerated() {
            try add(child, place: place, in: element, file: file)
        }
    }

    private static func steps(_ element: NibElement, place: Int, in parent: NibElement?) -> Double {
        let place = Double(place)
        let length = element.text.utf8.count + element.attributes.values.reduce(0) { $0 + $1.utf8.count }
        var steps = 1 + Double(length) / 64
        switch parent?.name {
        case "subviews", "cells", "prototypes", "objects": steps += 10 + place / 50
        case "segments", "items", "barButtonItems", "toolbarItems": steps += 10 + place
        case "attributedString", "connections", "mask", "gestureRecognizers": steps += place / 50
        case "constraints": steps += 3
        case "userDefinedRuntimeAttributes": steps += 10
        default: break
        }
        return steps
    }
}
