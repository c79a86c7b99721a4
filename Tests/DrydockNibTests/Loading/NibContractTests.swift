import Drydock
import DrydockGraphics
import Foundation
import Synchronization
import Testing

/// What a nib promises beyond frames: values, order, texts, colours, warnings.
@Suite struct NibContractTests {
    private func document(_ objects: String, _ resources: String = "") -> Data {
        Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="root" destination="a" id="o1"/></connections></placeholder>
            \(objects)</objects><resources>\(resources)</resources></document>
            """.utf8
        )
    }

    private func root(
        _ objects: String,
        owner: AnyObject? = nil,
        bundle: Bundle = .module
    ) throws -> UIView {
        let nib = try UINib(checking: document(objects), named: "Test.xib", bundle: bundle)
        return try #require(nib.instantiate(withOwner: owner).first as? UIView)
    }

    private func messages(_ body: () throws -> Void) rethrows -> [String] {
        let log = Mutex<[String]>([])
        try Log.recording({ _, text in log.withLock { $0.append(text) } }, operation: body)
        return log.withLock { $0 }
    }

    private func folder() throws -> URL {
        let name = "nibs-\(UUID().uuidString)"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("init(coder:) finds the element's values in the view and in the coder, subviews, and no outlets")
    func coder() throws {
        let view = try #require(
            try root(
                """
                <view tag="7" alpha="0.5" hidden="YES" contentMode="center" id="a" customClass="RecordingView" \
                customModule="DrydockNibTests"><rect key="frame" x="1" y="2" width="30" height="40"/>
                <subviews><label text="Ada" id="b"/></subviews><color key="backgroundColor" systemColor="systemRedColor"/>
                <connections><outlet property="label" destination="b" id="k1"/></connections></view>
                """
            ) as? RecordingView
        )
        #expect(
            view.decoded == [
                "frame (1.0, 2.0, 30.0, 40.0)", "tag 7", "alpha 0.5", "hidden true", "red true", "Ada",
                "outlet false", "contentMode center", "contains true false", "numbers 7 0.5 true",
            ]
        )
        #expect(view.label?.text == "Ada")
    }

    @Test("objects wake level by level with their outlets connected, and the owner does not")
    func waking() throws {
        let owner = WakingOwner()
        WakingView.woken = []
        func view(_ id: String, _ tag: Int, _ inner: String = "") -> String {
            """
            <view tag="\(tag)" id="\(id)" customClass="WakingView" customModule="DrydockNibTests"><subviews>\(inner)</subviews>
            <connections><outlet property="last" destination="g" id="x\(tag)"/></connections></view>
            """
        }
        let root = try root(
            view("a", 1, view("c", 3, view("f", 6)) + view("d", 4, view("g", 7)))
                + view("b", 2, view("e", 5)),
            owner: owner
        )
        #expect(WakingView.woken == [1, 2, 3, 4, 5, 6, 7].map { "\($0) with 7" })
        #expect(owner.root === root)
        #expect(owner.wakings == 0)
    }

    @Test("a collection view's layout wakes, too")
    func wakingLayout() throws {
        let view = try #require(
            try root(
                """
                <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" id="b"
                customClass="WakingLayout" customModule="DrydockNibTests"/></collectionView>
                """
            ) as? UICollectionView
        )
        let layout = try #require(view.collectionViewLayout as? WakingLayout)
        #expect(layout.spacings == [7])
    }

    @Test("runtime attributes of every type, set before outlets are")
    func runtimeAttributes() throws {
        func attribute(_ type: String, _ value: String) -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(type)\" \(value)</userDefinedRuntimeAttribute>"
        }
        let folder = try #require(Bundle.module.url(forResource: "Samples", withExtension: nil))
        let samples = try #require(Bundle(url: folder))
        let view = try #require(
            try root(
                """
                <view id="a" customClass="AttributedView" customModule="DrydockNibTests"><userDefinedRuntimeAttributes>
                \(attribute("string", "value=\"x\">"))\(attribute("localizedString", "value=\"y\">"))
                \(attribute("number", "><integer key=\"value\" value=\"3\"/>"))\(attribute("boolean", "value=\"YES\">"))
                \(attribute("color", "><color key=\"value\" systemColor=\"systemBlueColor\"/>"))
                \(attribute("size", "><size key=\"value\" width=\"1\" height=\"2\"/>"))
                \(attribute("point", "><point key=\"value\" x=\"3\" y=\"4\"/>"))
                \(attribute("rect", "><rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"))
                \(attribute("range", "><range key=\"value\" location=\"5\" length=\"6\"/>"))
                \(attribute("image", "><image key=\"value\" image=\"people\"/>"))\(attribute("nil", ">"))
                </userDefinedRuntimeAttributes><connections><outlet property="outlet" destination="a" id="k1"/></connections></view>
                """,
                bundle: samples
            ) as? AttributedView
        )
        #expect(view.values["string"] as? String == "x")
        #expect(view.values["localizedString"] as? String == "y")
        #expect(view.values["number"] as? Double == 3)
        #expect(view.values["boolean"] as? Bool == true)
        #expect(view.values["color"] as? UIColor == .systemBlue)
        #expect(view.values["size"] as? CGSize == CGSize(width: 1, height: 2))
        #expect(view.values["point"] as? CGPoint == CGPoint(x: 3, y: 4))
        #expect(view.values["rect"] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.values["range"] as? NSRange == NSRange(location: 5, length: 6))
        #expect(view.values["image"] is UIImage)
        #expect(view.keys.last == "nil")
        #expect(!view.sawOutlet)
    }

    @Test("every kind of text is taken from the language's strings")
    func texts() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Base.lproj", "en.lproj"] {
            let path = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        }
        let objects = """
            <view id="a"><subviews><label text="1" id="b"/><textField text="2" placeholder="3" id="c"/>
            <button id="d"><state key="normal" title="4"/><state key="selected" title="5"/></button>
            <segmentedControl id="e"><segments><segment title="6"/><segment title="7"/></segments></segmentedControl>
            <view id="f"><accessibility key="accessibilityConfiguration" label="8" hint="9"/></view>
            <textView text="10" id="g"/><searchBar placeholder="11" id="h"/>
            <tableView id="i"><sections><tableViewSection headerTitle="12" footerTitle="13" id="j"><cells>
            <tableViewCell id="k"/></cells></tableViewSection></sections></tableView>
            <button id="l"><buttonConfiguration key="configuration" style="plain" title="14" subtitle="15"/></button>
            <label text="kept" id="m"/></subviews></view>
            """
        try document(objects).write(to: folder.appendingPathComponent("Base.lproj/All.xib"))
        let keys = [
            "b.text", "c.text", "c.placeholder", "d.normalTitle", "d.selectedTitle", "e.segmentTitles[0]",
            "e.segmentTitles[1]", "f.accessibilityLabel", "f.accessibilityHint", "g.text", "h.placeholder",
            "j.headerTitle", "j.footerTitle", "l.configuration.title", "l.configuration.subtitle",
        ]
        let strings = keys.enumerated().map { "\"\($1)\" = \"t\($0 + 1)\";" }.joined(separator: "\n")
        try Data(strings.utf8).write(to: folder.appendingPathComponent("en.lproj/All.strings"))
        let bundle = try #require(Bundle(path: folder.path))
        let nib = UINib(nibName: "All", bundle: bundle)
        let views = try #require(nib.instantiate(withOwner: nil).first as? UIView).subviews
        let field = try #require(views[1] as? UITextField)
        let button = try #require(views[2] as? UIButton)
        let segments = try #require(views[3] as? UISegmentedControl)
        let table = try #require(views[7] as? UITableView)
        let configuration = (views[8] as? UIButton)?.configuration
        let shown = [
            (views[0] as? UILabel)?.text, field.text, field.placeholder, button.title(for: .normal),
            button.title(for: .selected), segments.titleForSegment(at: 0), segments.titleForSegment(at: 1),
            views[4].accessibilityLabel, views[4].accessibilityHint, (views[5] as? UITextView)?.text,
            (views[6] as? UISearchBar)?.placeholder,
            table.dataSource?.tableView(table, titleForHeaderInSection: 0),
            table.dataSource?.tableView(table, titleForFooterInSection: 0), configuration?.title,
            configuration?.subtitle,
        ]
        #expect(shown == (1...15).map { "t\($0)" })
        #expect((views[9] as? UILabel)?.text == "kept")
    }

    @Test("a named colour is the catalogue's, in both styles, or the document's snapshot where there is none")
    func namedColors() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        func entry(_ red: String, _ more: String = "") -> String {
            """
            {"idiom":"universal"\(more),"color":{"color-space":"srgb","components":{"red":"\(red)","green":"0","blue":"0","alpha":"1"}}}
            """
        }
        let dark = ",\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"
        try Data("{\"colors\":[\(entry("0.500")),\(entry("1.000", dark))]}".utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        let snapshots = ["brand", "other"].map {
            "<namedColor name=\"\($0)\"><color red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
        }
        let text = document(
            "<view id=\"a\"><color key=\"backgroundColor\" name=\"brand\"/><color key=\"tintColor\" name=\"other\"/></view>",
            snapshots.joined()
        )
        let bundle = try #require(Bundle(path: folder.path))
        let nib = try UINib(checking: text, named: "Test.xib", bundle: bundle)
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        let brand = try #require(view.backgroundColor)
        func red(_ style: UIUserInterfaceStyle) -> CGFloat {
            var red: CGFloat = 0
            let color = brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            _ = color.getRed(&red, green: nil, blue: nil, alpha: nil)
            return red
        }
        #expect((red(.light), red(.dark)) == (0.5, 1))
        #expect(view.tintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test("what is not known is a warning with file and line, and the rest loads")
    func warnings() throws {
        var view: UIView?
        let warnings = try messages {
            view = try root(
                """
                <view wobble="YES" id="a" customClass="NoSuchView"><subviews>
                <hologram id="b"><rect key="frame" x="0" y="0" width="5" height="6"/></hologram>
                <button id="c" customClass="WakingOwner" customModule="DrydockNibTests"><connections>
                <outlet property="nowhere" destination="b" id="k1"/>
                <action selector="vanish:" destination="a" eventType="touchUpInside" id="k2"/></connections></button>
                </subviews></view>
                """
            )
        }
        let expected = [
            "Test.xib:4: there is no class NoSuchView: UIView is used",
            "Test.xib:4: of <view>, wobble has no effect", "Test.xib:5: <hologram> is not supported",
            "Test.xib:6: the class WakingOwner is no UIButton, which is used",
            "Test.xib:7: UIButton has no outlet nowhere", "Test.xib:8: UIView has no nib action \"vanish:\"",
        ]
        for text in expected { #expect(warnings.contains { $0.hasPrefix(text) }, "\(text) in \(warnings)") }
        #expect(view?.subviews.first?.frame.size == CGSize(width: 5, height: 6))
        #expect(view?.subviews.last is UIButton)
    }
}

final class RecordingView: UIView {
    @Outlet var label: UILabel?
    private(set) var decoded: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = [
            "frame (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))", "tag \(tag)",
            "alpha \(alpha)", "hidden \(isHidden)", "red \(backgroundColor == .systemRed)",
            (subviews.first as? UILabel)?.text ?? "", "outlet \(label != nil)",
            "contentMode \(coder.decodeObject(forKey: "contentMode") ?? "")",
            "contains \(coder.containsValue(forKey: "tag")) \(coder.containsValue(forKey: "no"))",
            "numbers \(coder.decodeInteger(forKey: "tag")) \(coder.decodeDouble(forKey: "alpha")) "
                + "\(coder.decodeBool(forKey: "hidden"))",
        ]
    }
}

final class WakingView: UIView {
    @Outlet var last: UIView
    static var woken: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        Self.woken.append("\(tag) with \(last.tag)")
    }
}

final class WakingLayout: UICollectionViewFlowLayout {
    private(set) var spacings: [CGFloat] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        spacings.append(minimumLineSpacing)
    }
}

final class WakingOwner: UIResponder {
    @Outlet var root: UIView
    private(set) var wakings = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        wakings += 1
    }
}

final class AttributedView: UIView, NibRuntimeAttributes {
    @Outlet var outlet: UIView?
    private(set) var values: [String: Any] = [:]
    private(set) var keys: [String] = []
    private(set) var sawOutlet = false

    func setNibAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        values[keyPath] = value
        keys.append(keyPath)
        sawOutlet = sawOutlet || outlet != nil
        return true
    }
}
