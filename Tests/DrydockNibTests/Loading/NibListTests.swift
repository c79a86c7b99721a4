import Drydock
import DrydockTesting
import Foundation
import Testing

/// Attributes of lists, bars and their controllers.
@Suite struct NibListTests {
    private func load<View: UIView>(_ element: String) throws -> View {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            \(element)</objects></document>
            """
        let nib = try UINib(checking: Data(text.utf8), named: "Test.xib", bundle: .module)
        return try #require(nib.instantiate(withOwner: nil).first as? View)
    }

    /// The initial controller of a storyboard with one scene, read as an app reads it.
    private func controller(_ element: String) throws -> UIViewController {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
            initialViewController="c"><scenes><scene sceneID="s"><objects>\(element)</objects></scene></scenes></document>
            """
        try Data(text.utf8).write(to: folder.appending(path: "Page.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        return try #require(UIStoryboard(name: "Page", bundle: bundle).instantiateInitialViewController())
    }

    @Test("a table's separators, index and insets")
    func table() throws {
        let table: UITableView = try load(
            """
            <tableView separatorStyle="none" separatorInsetReference="fromAutomaticInsets" prefetchingEnabled="NO"
            contentViewInsetsToSafeArea="NO" id="a"><color key="sectionIndexColor" systemColor="systemRedColor"/>
            <color key="sectionIndexBackgroundColor" systemColor="systemGreenColor"/></tableView>
            """
        )
        #expect(table.separatorStyle == .none && table.separatorInsetReference == .fromAutomaticInsets)
        #expect(!table.insetsContentViewsToSafeArea && !table.isPrefetchingEnabled)
        #expect((table.sectionIndexColor, table.sectionIndexBackgroundColor) == (.systemRed, .systemGreen))
    }

    @Test("a flow's insets are measured from the safe area")
    func flow() throws {
        let view: UICollectionView = try load(
            """
            <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" sectionInsetReference="safeArea"
            id="b"/></collectionView>
            """
        )
        let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.sectionInsetReference == .fromSafeArea)
    }

    @Test("a cell whose content is a configuration shows it")
    func contentConfiguration() throws {
        let cell: UITableViewCell = try load(
            """
            <tableViewCell id="a"><tableViewCellContentView key="contentView" id="b"/>
            <listContentConfiguration key="contentConfiguration" text="Feature Flags" secondaryText=""/></tableViewCell>
            """
        )
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect((content.text, content.secondaryText) == ("Feature Flags", nil))
    }

    @Test("a navigation bar has the appearances of its document, a tab bar the tint of its old name")
    func bars() throws {
        let bar: UINavigationBar = try load(
            """
            <navigationBar id="a"><navigationBarAppearance key="standardAppearance">
            <color key="backgroundColor" systemColor="systemRedColor"/><textAttributes key="titleTextAttributes">
            <color key="textColor" systemColor="systemGreenColor"/></textAttributes></navigationBarAppearance>
            <navigationBarAppearance key="scrollEdgeAppearance"/></navigationBar>
            """
        )
        #expect(bar.standardAppearance.backgroundColor == .systemRed)
        #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .systemGreen)
        #expect(bar.scrollEdgeAppearance != nil && bar.compactAppearance == nil)
        let tabs: UITabBar = try load(
            """
            <tabBar id="a"><color key="selectedImageTintColor" systemColor="systemRedColor"/><items>
            <tabBarItem title="Inbox" enabled="NO" id="b"/></items></tabBar>
            """
        )
        #expect(tabs.tintColor == .systemRed && tabs.items?.first?.isEnabled == false)
    }

    @Test("a table's controller has its refresh control, which can be pulled and tells its target")
    func refreshControl() throws {
        let made = try controller(
            """
            <tableViewController clearsSelectionOnViewWillAppear="NO" interfaceStyle="dark" id="c">
            <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/></tableView>
            <refreshControl key="refreshControl" enabled="NO" id="r">
            <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/></refreshControl></tableViewController>
            """
        )
        let page = try #require(made as? UITableViewController)
        #expect(!page.clearsSelectionOnViewWillAppear && page.overrideUserInterfaceStyle == .dark)
        let refresh = try #require(page.refreshControl)
        #expect(refresh.isEnabled && refresh.frame.height < 100)
    }

    @Test("headers stay empty where the class of a collection's controller is missing")
    func missingController() throws {
        let made = try controller(
            """
            <collectionViewController customClass="NoSuchPage" id="c"><collectionView key="view" dataMode="prototypes" id="v">
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="l"><size key="itemSize" width="50" height="50"/>
            <size key="headerReferenceSize" width="50" height="50"/></collectionViewFlowLayout>
            <connections><outlet property="dataSource" destination="c" id="k"/></connections></collectionView>
            </collectionViewController>
            """
        )
        let screen = Screen(size: CGSize(width: 390, height: 844)) { made }
        let page = try #require(made as? UICollectionViewController)
        #expect(page.collectionView.numberOfSections == 1)
        _ = screen
    }
}
