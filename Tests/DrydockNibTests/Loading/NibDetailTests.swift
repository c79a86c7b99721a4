import Drydock
import DrydockTesting
import Foundation
import Testing

@Suite struct NibDetailTests {
    /// The first object of a document with these at its top.
    private func load(_ objects: String, owner: AnyObject? = nil, connections: String = "") throws -> UIView {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(connections)</connections></placeholder>\(objects)</objects></document>
            """
        let nib = try UINib(checking: Data(text.utf8), named: "Test.xib", bundle: .module)
        return try #require(nib.instantiate(withOwner: owner).first as? UIView)
    }

    @Test("objects of classes with init() are made, and are connected")
    func customObjects() throws {
        let owner = ObjectOwner()
        let view = try load(
            """
            <view id="a"/>
            <customObject id="b" customClass="FormRules" customModule="DrydockNibTests"><connections>
            <outlet property="view" destination="a" id="c1"/></connections></customObject>
            """,
            owner: owner,
            connections: "<outlet property=\"rules\" destination=\"b\" id=\"c2\"/>"
        )
        #expect(owner.rules.minimum == 8)
        #expect(owner.rules.view === view)
    }

    @Test("a layout's decoration views may be a nib's")
    func decoration() throws {
        final class Grounded: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                let path = IndexPath(item: 0, section: 0)
                let ground = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: path)
                ground.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
                return [ground]
            }
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <collectionReusableView tag="7" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></collectionReusableView>
            </objects></document>
            """
        let layout = Grounded()
        layout.register(
            try UINib(checking: Data(text.utf8), named: "Test.xib", bundle: .module),
            forDecorationViewOfKind: "ground"
        )
        let screen = Screen { UICollectionViewController(collectionViewLayout: layout) }
        let ground = try #require(screen.window.viewWithTag(7))
        #expect(ground.frame == CGRect(x: 10, y: 10, width: 40, height: 30))
    }

    @Test("recognisers may be of classes of one's own, which are awoken")
    func customRecognizers() throws {
        let view = try load(
            """
            <view id="a"><gestureRecognizers/><connections>
            <outletCollection property="gestureRecognizers" destination="b" appends="YES" id="c1"/></connections></view>
            <tapGestureRecognizer numberOfTapsRequired="2" id="b" customClass="FastTap" customModule="DrydockNibTests"/>
            """
        )
        let tap = try #require(view.gestureRecognizers?.first as? FastTap)
        #expect(tap.numberOfTapsRequired == 2)
        #expect(tap.wakings == 1)
    }

    @Test("margins that follow the readable width leave 672 points in the middle of a wide view")
    func readableMargins() throws {
        let view = try load(
            """
            <view layoutMarginsFollowReadableWidth="YES" id="a"><rect key="frame" x="0" y="0" width="400" height="100"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" id="k1"/>
            <constraint firstItem="b" firstAttribute="trailing" secondItem="a" secondAttribute="trailingMargin" id="k2"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="topMargin" id="k3"/>
            <constraint firstItem="b" firstAttribute="height" constant="20" id="k4"/></constraints></view>
            """
        )
        let inner = try #require(view.subviews.first)
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 384, height: 20))
        view.frame.size.width = 1000
        view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 164, y: 8, width: 672, height: 20))
        #expect(view.layoutMargins.left == 164 && view.layoutMargins.right == 164)
        view.frame.size.width = 400
        view.layoutIfNeeded()
        #expect(inner.frame.width == 384)
    }

    @Test("a table's cells follow the readable width where the document says so")
    func readableTable() throws {
        let view = try load("<tableView layoutMarginsFollowReadableWidth=\"YES\" id=\"a\"/>")
        #expect((view as? UITableView)?.cellLayoutMarginsFollowReadableWidth == true)
    }

    @Test("size classes install constraints, subviews and constants, and follow the traits")
    func variations() throws {
        let view = try load(
            """
            <view id="a"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
            <view id="c"/></subviews><constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="10" id="k1">
            <variation key="widthClass=regular" constant="30"/></constraint>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="k2"/>
            <constraint firstItem="b" firstAttribute="width" constant="50" id="k3"/>
            <constraint firstItem="b" firstAttribute="width" constant="70" id="k4"/>
            <constraint firstItem="b" firstAttribute="height" constant="20" id="k5"/></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="c"/></mask>
            <mask key="constraints"><exclude reference="k4"/></mask></variation>
            <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="c"/></mask>
            <mask key="constraints"><exclude reference="k3"/><include reference="k4"/></mask></variation></view>
            """
        )
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        window.traitOverrides.horizontalSizeClass = .compact
        window.traitOverrides.verticalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(view.subviews.map(\.frame) == [CGRect(x: 10, y: 0, width: 50, height: 20)])

        window.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(view.subviews.count == 2)
        #expect(view.subviews.first?.frame == CGRect(x: 30, y: 0, width: 70, height: 20))
    }

    @Test("frames are read as Xcode 7 wrote them, too: from the edges, or as a part of the space beside")
    func frameInset() throws {
        let view = try load(
            """
            <view id="a"><rect key="frame" x="0" y="0" width="375" height="200"/><subviews>
            <view id="b"><frame key="frameInset" minX="14.5" minY="115" width="347" height="31"/></view>
            <view id="c"><frame key="frameInset" minX="50%" minY="25%" width="175" height="100"/></view>
            <view id="d"><frame key="frameInset" width="20" height="10"/></view>
            </subviews></view>
            """
        )
        #expect(
            view.subviews.map(\.frame) == [
                CGRect(x: 14.5, y: 115, width: 347, height: 31),
                CGRect(x: 100, y: 25, width: 175, height: 100),
                CGRect(x: 0, y: 0, width: 20, height: 10),
            ]
        )
    }

    @Test("a system colour that older systems lack comes before what stands in for it there")
    func newerColor() throws {
        let view = try load(
            """
            <view id="a"><color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" \
            cocoaTouchSystemColor="whiteColor"/><color key="tintColor" cocoaTouchSystemColor="whiteColor"/></view>
            """
        )
        #expect(view.backgroundColor == .systemBackground)
        #expect(view.tintColor == .white)
    }

    @Test("a navigation bar's titles have their colours and fonts, a tab its badge's colour")
    func barItems() throws {
        let bar = try #require(
            try load(
                """
                <navigationBar id="a"><textAttributes key="titleTextAttributes">
                <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
                <fontDescription key="fontDescription" type="system" pointSize="21"/></textAttributes>
                <textAttributes key="largeTitleTextAttributes"><color key="textColor" systemColor="systemGreenColor"/>
                </textAttributes></navigationBar>
                """
            ) as? UINavigationBar
        )
        #expect(bar.titleTextAttributes?[.font] as? UIFont == .systemFont(ofSize: 21))
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(white: 0, alpha: 1))
        #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .systemGreen)
        let tabs = try #require(
            try load(
                """
                <tabBar id="a"><items><tabBarItem title="Inbox" badgeValue="3" id="b">
                <color key="badgeColor" systemColor="systemGreenColor"/></tabBarItem></items></tabBar>
                """
            ) as? UITabBar
        )
        #expect(tabs.items?.first?.badgeColor == .systemGreen)
    }

    @Test("a frame that is fixed becomes constraints")
    func fixedFrame() throws {
        let view = try load(
            """
            <view id="a"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="11" y="12" width="13" height="14"/></view></subviews></view>
            """
        )
        view.frame.size.width = 300
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 11, y: 12, width: 13, height: 14))
    }

    @Test("colours of all spaces, as Interface Builder's compiler takes them")
    func colors() throws {
        func color(_ attributes: String) throws -> UIColor? {
            try load("<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>").backgroundColor
        }
        #expect(
            try color("white=\"0.5\" alpha=\"0.25\" colorSpace=\"calibratedWhite\"")
                == UIColor(white: 0.5, alpha: 0.25)
        )
        #expect(try color("systemColor=\"systemRedColor\"") == .systemRed)
        #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"") == .darkText)
        #expect(
            try color("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"") == .systemGroupedBackground
        )
        let plain =
            "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
        #expect(try color(plain) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        var red: CGFloat = 0
        var green: CGFloat = 0
        let wide = try color(
            "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""
        )
        _ = wide?.getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(abs(red - 1.0931) < 0.001 || red == 1)
        let old = try color("red=\"0.5\" green=\"0.5\" blue=\"0.5\" alpha=\"1\" colorSpace=\"calibratedRGB\"")
        _ = old?.getRed(&red, green: nil, blue: nil, alpha: nil)
        // 0.5 to the power of 1.8 is 0.287, which sRGB writes as 0.573.
        #expect(abs(red - 0.573) < 0.001)
    }

    @Test("text comes from the bundle's strings, by the ids of objects")
    func texts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "nibs-\(UUID().uuidString)"
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = FileManager.default
        for name in ["Base.lproj", "en.lproj"] {
            try files.createDirectory(
                at: folder.appendingPathComponent(name),
                withIntermediateDirectories: true
            )
        }
        try NibSamples.data("GreetingContentView").write(
            to: folder.appendingPathComponent("Base.lproj/Hello.xib")
        )
        try Data("\"86t-wk-xxi.text\" = \"Good evening\";\n".utf8)
            .write(to: folder.appendingPathComponent("en.lproj/Hello.strings"))
        let bundle = try #require(Bundle(path: folder.path))

        let view = UINib(nibName: "Hello", bundle: bundle).instantiate(withOwner: nil).first as? UIView
        let texts = view?.subviews.compactMap { ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.currentTitle }
        #expect(texts == ["Good evening", "Say it again"])
    }

    @Test("an attribute of one's own is set before outlets are connected")
    func runtimeAttributes() throws {
        let view = try load(
            """
            <view id="a" customClass="TunableView" customModule="Other" customModuleProvider="target">
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="speed"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="6"/>
            </userDefinedRuntimeAttributes></view>
            """
        )
        #expect((view as? TunableView)?.speed == 2.5)
        #expect(view.layer.cornerRadius == 6)
    }

    @Test("cells are made of nibs and of prototypes, with their identifiers")
    func cells() throws {
        let table = try #require(
            try load(
                """
                <tableView style="grouped" rowHeight="-1" id="a"><rect key="frame" x="0" y="0" width="320" height="480"/>
                <prototypes><tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle" textLabel="t" id="b">
                <rect key="frame" x="0" y="0" width="320" height="44"/>
                <tableViewCellContentView key="contentView" id="c"><subviews>
                <label text="From the prototype" id="t"><rect key="frame" x="16" y="5" width="100" height="20"/></label>
                </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
                """
            ) as? UITableView
        )
        #expect(table.style == .grouped)
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
        #expect(cell.textLabel?.text == "From the prototype")
        #expect(cell.reuseIdentifier == "row")

        table.register(
            UINib(nibName: "Samples/SettingsToggleCell", bundle: .module),
            forCellReuseIdentifier: "toggle"
        )
        let toggle = try #require(table.dequeueReusableCell(withIdentifier: "toggle") as? SettingsToggleCell)
        #expect(toggle.reuseIdentifier == "toggle")
        #expect(toggle.titleLabel.text == "Public")
        #expect(toggle.toggle.isOn)
        #expect(toggle.selectionStyle == .none)
        #expect(toggle.accessoryType == .disclosureIndicator)
    }

    @Test("a cell of Xcode 7 has its content in the content view, laid out against the cell")
    func collectionCell() throws {
        let nib = UINib(nibName: "Samples/LegacyPhotoCell", bundle: .module)
        let cell = try #require(nib.instantiate(withOwner: nil).first as? PhotoCell)
        cell.layoutIfNeeded()

        #expect(cell.reuseIdentifier == "photo")
        #expect(cell.contentView.subviews.count == 3)
        #expect(cell.imageView.frame == CGRect(x: 0, y: 0, width: 120, height: 80))
        #expect(cell.captionLabel.attributedText?.string == "By Ada")
        #expect(cell.captionLabel.frame.minY == 88)
        #expect(cell.contentView.subviews[2].frame == CGRect(x: 100, y: 4, width: 16, height: 16))
    }

    @Test("a collection view has the layout of its document")
    func collectionLayout() throws {
        let view = try #require(
            try load(
                """
                <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7"
                scrollDirection="horizontal" id="b"><size key="itemSize" width="40" height="30"/>
                <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout></collectionView>
                """
            ) as? UICollectionView
        )
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.scrollDirection == .horizontal)
        #expect((layout.minimumLineSpacing, layout.minimumInteritemSpacing) == (7, 0))
        #expect(layout.itemSize == CGSize(width: 40, height: 30))
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }
}

final class PhotoCell: UICollectionViewCell {
    @Outlet var captionLabel: UILabel
    @Outlet var imageView: UIImageView
}

final class TunableView: UIView, NibRuntimeAttributes {
    private(set) var speed = 0.0

    func setNibAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        guard keyPath == "speed", let value = value as? Double else { return false }
        speed = value
        return true
    }
}

final class SettingsToggleCell: UITableViewCell, NibActionTarget {
    @Outlet var titleLabel: UILabel
    @Outlet var toggle: UISwitch

    static var nibActions: [String: NibAction] {
        ["toggleChanged:": NibAction(SettingsToggleCell.toggleChanged)]
    }

    func toggleChanged(_ sender: UISwitch) {}
}

/// What "Object" in Interface Builder's library is for: no view, and no protocol of the library.
final class FormRules: NSObject {
    @Outlet var view: UIView?
    let minimum: Int

    init(minimum: Int) { self.minimum = minimum }

    override convenience init() { self.init(minimum: 8) }
}

private final class ObjectOwner {
    @Outlet(.strong) var rules: FormRules
}

final class FastTap: UITapGestureRecognizer {
    private(set) var wakings = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        wakings += 1
    }

    @Test("lists may be told of their nibs by a subclass's own rules")
    func overriddenRegistration() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <collectionReusableView tag="7" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></collectionReusableView>
            </objects></document>
            """
        let nib = try UINib(checking: Data(text.utf8), named: "Test.xib", bundle: .module)
        let view = HeaderedView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(nib, forSupplementaryViewOfKind: "any", withReuseIdentifier: "head")
        let header = view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head",
            for: IndexPath(item: 0, section: 0)
        )
        #expect(header.tag == 7)
        let table = NoteTable()
        table.register(nib, forCellReuseIdentifier: "row")
        table.register(nib, forHeaderFooterViewReuseIdentifier: "head")
        #expect(table.identifiers == ["row", "head"])
    }

    private final class HeaderedView: UICollectionView {
        override func register(
            _ nib: UINib?,
            forSupplementaryViewOfKind kind: String,
            withReuseIdentifier identifier: String
        ) {
            let kind = UICollectionView.elementKindSectionHeader
            super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }

    private final class NoteTable: UITableView {
        var identifiers: [String] = []

        override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
            identifiers.append(identifier)
        }

        override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
            identifiers.append(identifier)
        }
    }
}
