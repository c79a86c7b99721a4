import Drydock
import DrydockGraphics
import Foundation
import Synchronization
import Testing

/// A class as the source plugin writes it for `@IBInspectable`.
class InspectedView: UIView, NibInspectableTarget {
    enum Kind { case plain }

    var text = ""
    var note: String?
    var count = 0
    var ratio = 0.0
    var radius: CGFloat = 0 { didSet { events.append("radius \(radius)") } }
    var isOpen = false
    var tone = UIColor.black
    var picture: UIImage?
    var point = CGPoint.zero
    var extent = CGSize.zero
    var area = CGRect.zero
    var span = NSRange()
    var small: UInt8 = 0
    var kind = Kind.plain
    var fixed: Int { 5 }
    var events: [String] = []

    class var nibInspectables: [String: NibInspectableProperty] {
        [
            "text": NibInspectableProperty(\InspectedView.text),
            "note": NibInspectableProperty(\InspectedView.note),
            "count": NibInspectableProperty(\InspectedView.count),
            "ratio": NibInspectableProperty(\InspectedView.ratio),
            "radius": NibInspectableProperty(\InspectedView.radius),
            "isOpen": NibInspectableProperty(\InspectedView.isOpen),
            "tone": NibInspectableProperty(\InspectedView.tone),
            "picture": NibInspectableProperty(\InspectedView.picture),
            "point": NibInspectableProperty(\InspectedView.point),
            "extent": NibInspectableProperty(\InspectedView.extent),
            "area": NibInspectableProperty(\InspectedView.area),
            "span": NibInspectableProperty(\InspectedView.span),
            "small": NibInspectableProperty(\InspectedView.small),
            "kind": NibInspectableProperty(\InspectedView.kind),
            "fixed": NibInspectableProperty(\InspectedView.fixed),
        ]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake")
    }
}

final class InspectedSubview: InspectedView {
    var extra = false

    override class var nibInspectables: [String: NibInspectableProperty] {
        super.nibInspectables.merging(["extra": NibInspectableProperty(\InspectedSubview.extra)]) { $1 }
    }
}

extension UIView {
    fileprivate var inspectedBorder: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }
}

/// As the source plugin writes it for what extensions add to UIKit's classes.
final class NibInspectablesOfModule: NibInspectableExtensions {
    static var nibInspectables: [(type: AnyClass, properties: [String: NibInspectableProperty])] {
        [(UIView.self, ["inspectedBorder": NibInspectableProperty(\UIView.inspectedBorder)])]
    }
}

/// Apple's documentation of runtime attributes: values are set by key-value coding when the nib is loaded.
@Suite struct NibInspectableTests {
    private func attribute(_ type: String, _ path: String, _ value: String) -> String {
        let isChild = value.hasPrefix("<")
        return "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\""
            + (isChild ? ">\(value)</userDefinedRuntimeAttribute>" : " value=\"\(value)\"/>")
    }

    private func load(_ attributes: [String], class name: String = "InspectedView", element: String = "view")
        throws
        -> (view: UIView, messages: [String])
    {
        let custom = name.isEmpty ? "" : "customClass=\"\(name)\" customModule=\"DrydockNibTests\""
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <\(element) id="a" \(custom)><userDefinedRuntimeAttributes>
            \(attributes.joined(separator: "\n"))
            </userDefinedRuntimeAttributes></\(element)></objects></document>
            """
        let log = Mutex<[String]>([])
        let view = try Log.recording({ _, text in log.withLock { $0.append(text) } }) {
            let nib = try UINib(checking: Data(document.utf8), named: "Test.xib", bundle: .module)
            return try #require(nib.instantiate(withOwner: nil).first as? UIView)
        }
        return (view, log.withLock(\.self))
    }

    @Test("properties of every type are set, through their observers and before the object wakes")
    func values() throws {
        let (view, messages) = try load([
            attribute("string", "text", "Ada"), attribute("string", "note", "n"),
            attribute("number", "count", "<integer key=\"value\" value=\"7\"/>"),
            attribute("number", "ratio", "<real key=\"value\" value=\"0.25\"/>"),
            attribute("number", "radius", "<real key=\"value\" value=\"4.5\"/>"),
            attribute("boolean", "isOpen", "YES"),
            attribute("color", "tone", "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"),
            attribute("image", "picture", "Samples/people"),
            attribute("point", "point", "<point key=\"value\" x=\"1\" y=\"2\"/>"),
            attribute("size", "extent", "<size key=\"value\" width=\"3\" height=\"4\"/>"),
            attribute("rect", "area", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"),
            attribute("range", "span", "<range key=\"value\" location=\"5\" length=\"6\"/>"),
            attribute("number", "small", "<integer key=\"value\" value=\"300\"/>"),
        ])
        let inspected = try #require(view as? InspectedView)
        #expect(inspected.text == "Ada")
        #expect(inspected.note == "n")
        #expect(inspected.count == 7)
        #expect(inspected.ratio == 0.25)
        #expect(inspected.isOpen)
        #expect(inspected.tone == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(inspected.point == CGPoint(x: 1, y: 2))
        #expect(inspected.extent == CGSize(width: 3, height: 4))
        #expect(inspected.area == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(inspected.span == NSRange(location: 5, length: 6))
        #expect(inspected.small == 255)
        #expect(inspected.events == ["radius 4.5", "awake"])
        #expect(messages.filter { !$0.contains("people") }.isEmpty)
    }

    @Test("numbers are also taken from text and flags, and nil is for what is optional")
    func conversions() throws {
        let (view, messages) = try load([
            attribute("string", "radius", "8"), attribute("boolean", "count", "YES"),
            attribute("number", "isOpen", "<integer key=\"value\" value=\"1\"/>"),
            "<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"note\"/>",
            "<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"text\"/>",
            attribute("string", "ratio", "much"), attribute("string", "fixed", "1"),
            attribute("string", "kind", "plain"),
        ])
        let inspected = try #require(view as? InspectedView)
        #expect(inspected.radius == 8)
        #expect(inspected.count == 1)
        #expect(inspected.isOpen)
        #expect(inspected.note == nil)
        #expect(
            messages == [
                "Test.xib:7: InspectedView.text takes a String, not nothing.",
                "Test.xib:8: InspectedView.ratio takes a Double, not a String.",
                "Test.xib:9: InspectedView.fixed cannot be set.",
                "Test.xib:10: InspectedView.kind takes a Kind, not a String.",
            ]
        )
    }

    @Test("subclasses have their superclass's properties, and every view those of the module's extensions")
    func inheritance() throws {
        let (view, messages) = try load(
            [
                attribute("string", "text", "Ada"), attribute("boolean", "extra", "YES"),
                attribute("number", "inspectedBorder", "<integer key=\"value\" value=\"2\"/>"),
            ],
            class: "InspectedSubview"
        )
        let inspected = try #require(view as? InspectedSubview)
        #expect(inspected.text == "Ada")
        #expect(inspected.extra)
        #expect(inspected.layer.borderWidth == 2)
        #expect(messages.isEmpty)
    }

    @Test("key paths of the library's own are set, and others are named with the line")
    func library() throws {
        let (view, messages) = try load(
            [
                attribute("string", "layer.cornerRadius", "6"),
                attribute("boolean", "layer.masksToBounds", "YES"),
                attribute("number", "layer.borderWidth", "<integer key=\"value\" value=\"1\"/>"),
                attribute("number", "titleLabel.numberOfLines", "<integer key=\"value\" value=\"2\"/>"),
                attribute("boolean", "exclusiveTouch", "YES"), attribute("string", "layer.unknown", "1"),
            ],
            class: "",
            element: "button"
        )
        let button = try #require(view as? UIButton)
        #expect(button.layer.cornerRadius == 6)
        #expect(button.layer.masksToBounds)
        #expect(button.layer.borderWidth == 1)
        #expect(button.titleLabel?.numberOfLines == 2)
        #expect(button.isExclusiveTouch)
        #expect(messages == ["Test.xib:8: UIButton has no attribute layer.unknown that a nib can set."])
    }
}
