import Foundation

/// One system of views and constraints, in absolute coordinates: view 0 is the root, fixed at the origin.
struct LayoutProblem: Codable {
    struct Size: Codable {
        var w: Double
        var h: Double
    }

    /// Four rows: `width ≤ w @ hugW`, `width ≥ w @ compW`, and the same for the height.
    struct Intrinsic: Codable {
        var w: Double
        var h: Double
        var hugW: Float
        var hugH: Float
        var compW: Float
        var compH: Float
    }

    struct View: Codable {
        var id: Int
        var parent: Int
        var intrinsic: Intrinsic?
    }

    enum Attribute: String, Codable {
        case leading, trailing, centerX, width, top, bottom, centerY, height

        var isVertical: Bool {
            switch self {
            case .leading, .trailing, .centerX, .width: false
            case .top, .bottom, .centerY, .height: true
            }
        }
    }

    enum Relation: String, Codable {
        case lessOrEqual = "<="
        case equal = "=="
        case greaterOrEqual = ">="
    }

    /// `item.attribute  relation  multiplier · other.otherAttribute + constant  @ priority`.
    struct Constraint: Codable {
        var item: Int
        var attribute: Attribute
        var relation: Relation
        var other: Int?
        var otherAttribute: Attribute?
        var multiplier: Double
        var constant: Double
        var priority: Float

        enum CodingKeys: String, CodingKey {
            case item
            case attribute = "attr"
            case relation = "rel"
            case other = "to"
            case otherAttribute = "toAttr"
            case multiplier = "mult"
            case constant = "const"
            case priority = "prio"
        }
    }

    var root: Size
    var nonNegativeSizes: Bool
    var views: [View]
    var constraints: [Constraint]

    /// Rows of all kinds: an intrinsic size counts once for each axis.
    var rowCount: Int { constraints.count + 2 * views.count { $0.intrinsic != nil } }
}

extension LayoutProblem {
    /// Why a file cannot be solved, with the file's name and the place in it.
    struct ReadingError: Error, CustomStringConvertible {
        var description: String
        var isMissingFile = false
    }

    init(contentsOf path: String) throws(ReadingError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ReadingError(description: "\(path): cannot be read", isMissingFile: true)
        }
        do {
            self = try JSONDecoder().decode(LayoutProblem.self, from: data)
        } catch let error as DecodingError {
            throw ReadingError(description: "\(path): \(Self.describe(error))")
        } catch {
            throw ReadingError(description: "\(path): \(error)")
        }
        if let problem = firstProblem() { throw ReadingError(description: "\(path): \(problem)") }
    }

    private static func describe(_ error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
            return path.isEmpty ? "" : path.joined(separator: " ") + ": "
        }
        return switch error {
        case .keyNotFound(let key, let context): "\(place(context))no \"\(key.stringValue)\""
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(place(context))\(context.debugDescription)"
        case .dataCorrupted(let context): "\(place(context))\(context.debugDescription)"
        @unknown default: "\(error)"
        }
    }

    /// The first thing in which the system makes no sense, if any.
    private func firstProblem() -> String? {
        guard root.w >= 0, root.h >= 0, abs(root.w) < 1e9, abs(root.h) < 1e9 else {
            return "root: the size must be from 0 to 1e9"
        }
        var known: Set = [0]
        for view in views {
            guard known.insert(view.id).inserted else { return "view \(view.id) appears twice" }
            guard 1...1_000_000 ~= view.id else { return "view \(view.id): ids are from 1 to 1000000" }
            guard let intrinsic = view.intrinsic else { continue }
            guard abs(intrinsic.w) < 1e9, abs(intrinsic.h) < 1e9 else {
                return "view \(view.id): the intrinsic size must be below 1e9"
            }
            for priority in [intrinsic.hugW, intrinsic.hugH, intrinsic.compW, intrinsic.compH]
            where !(priority > 0 && priority <= 1000) {
                return "view \(view.id): priority \(priority) is not in 0 < p ≤ 1000"
            }
        }
        for view in views where !known.contains(view.parent) {
            return "view \(view.id): there is no parent \(view.parent)"
        }
        for (index, constraint) in constraints.enumerated() {
            for view in [constraint.item, constraint.other].compactMap({ $0 }) where !known.contains(view) {
                return "constraint \(index): there is no view \(view)"
            }
            if constraint.other != nil, constraint.otherAttribute == nil {
                return "constraint \(index): \"toAttr\" is missing"
            }
            guard abs(constraint.constant) < 1e9, abs(constraint.multiplier) < 1e9 else {
                return "constraint \(index): numbers must be below 1e9"
            }
            guard constraint.priority > 0, constraint.priority <= 1000 else {
                return "constraint \(index): priority \(constraint.priority) is not in 0 < p ≤ 1000"
            }
        }
        return nil
    }
}
