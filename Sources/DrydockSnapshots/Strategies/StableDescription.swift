import Drydock

/// What objects say of themselves, without what is another on each run.
enum StableDescription {
    /// One line for an object of this library, or of a class that inherits from one of its: the class and what is public
    /// about it. Nil for everything else, whose parts say what it is.
    ///
    /// Parts of views are private, refer to the whole tree, and count what was made before.
    static func line(of object: Any) -> String? {
        guard let object = object as? NSObject, isOfLibrary(object) else { return nil }
        return withoutAddresses(description(of: object))
    }

    /// As swift-snapshot-testing leaves addresses out, `<UIView: 0x7f00…; frame = …>`. Only those that follow a colon and
    /// end an object's name are taken for such: a text may have other hexadecimal numbers.
    static func withoutAddresses(_ text: String) -> String {
        guard text.contains(": 0x") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: ": 0x") {
            let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
            let next = digits.endIndex < rest.endIndex ? rest[digits.endIndex] : nil
            let isAddress = digits.count >= 4 && (next == ">" || next == ";")
            result += rest[..<(isAddress ? start.lowerBound : digits.endIndex)]
            rest = rest[digits.endIndex...]
        }
        return result + rest
    }

    /// Whether the class, or the first one above it that is no application's, is of this library.
    private static func isOfLibrary(_ object: NSObject) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if LibraryModules.contains(current.subjectType) { return true }
            mirror = current.superclassMirror
        }
        return false
    }

    private static func description(of object: NSObject) -> String {
        guard MainQueue.isCurrent else { return object.description }
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            switch object {
            case let layer as CALayer:
                let rect = layer.frame
                let frame = [rect.minX, rect.minY, rect.width, rect.height].map(SnapshotText.number)
                let name = layer.name.map { " \"\($0)\"" } ?? ""
                return
                    "<\(type(of: layer))\(name); frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))>"
            case let controller as UIViewController:
                return "<\(type(of: controller))\(controller.title.map { "; title = '\($0)'" } ?? "")>"
            case let action as UIMenuElement: return "<\(type(of: action)); title = '\(action.title)'>"
            case let constraint as NSLayoutConstraint: return "<\(type(of: constraint)); \(constraint)>"
            default: return object.description
            }
        }
    }
}
