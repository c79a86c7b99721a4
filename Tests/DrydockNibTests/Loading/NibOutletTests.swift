import Drydock
import DrydockGraphics
import Foundation
import Synchronization
import Testing

@Suite struct NibOutletTests {
    private func root(_ objects: String) throws -> UIView {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>\(objects)</objects></document>
            """
        let nib = try UINib(checking: Data(text.utf8), named: "Test.xib", bundle: .module)
        return try #require(nib.instantiate(withOwner: nil).first as? UIView)
    }

    @Test("outlets that a class names are set through their property, and its observers run before it wakes")
    func observers() throws {
        let view = try #require(
            try root(
                """
                <view id="a" customClass="ObservedView" customModule="DrydockNibTests"><subviews>
                <label text="One" id="b"/><label text="Two" id="c"/></subviews><connections>
                <outletCollection property="labels" destination="b" id="k1"/>
                <outlet property="title" destination="b" id="k2"/>
                <outlet property="subtitle" destination="c" id="k3"/>
                <outletCollection property="labels" destination="c" id="k4"/>
                <outlet property="plain" destination="c" id="k5"/>
                <outlet property="unobserved" destination="b" id="k6"/></connections></view>
                """
            ) as? ObservedView
        )
        #expect(view.events == ["labels 2", "title One", "subtitle Two after nothing", "plain Two", "awake"])
        #expect(view.title.textColor == .systemRed)
        #expect(view.unobserved.text == "One")
    }

    @Test("an object of another class is left out of a property that is set by key path")
    func otherClass() throws {
        let view = try #require(
            try root(
                """
                <view id="a" customClass="ObservedView" customModule="DrydockNibTests"><subviews><view id="b"/></subviews>
                <connections><outlet property="subtitle" destination="b" id="k1"/></connections></view>
                """
            ) as? ObservedView
        )
        #expect(view.events == ["awake"])
    }

    @Test("a delegate that does not adopt the protocol is named with it")
    func delegateWithoutProtocol() throws {
        let messages = Mutex<[String]>([])
        try Log.recording({ _, message in messages.withLock { $0.append(message) } }) {
            _ = try root(
                """
                <tableView id="a"><connections><outlet property="dataSource" destination="b" id="k1"/>
                <outlet property="wobble" destination="b" id="k2"/></connections></tableView><view id="b"/>
                """
            )
        }
        let texts = messages.withLock(\.self)
        #expect(texts.contains { $0.contains("UIView does not adopt UITableViewDataSource") }, "\(texts)")
        #expect(texts.contains { $0.contains("UITableView has no outlet wobble") })
    }

    @Test("a warning about an object of another class names the class that the property takes")
    func warningAboutClass() throws {
        let log = Mutex<[String]>([])
        try Log.recording({ _, text in log.withLock { $0.append(text) } }) {
            _ = try root(
                """
                <view id="a" customClass="ObservedView" customModule="DrydockNibTests"><subviews><view id="b"/></subviews>
                <connections><outlet property="subtitle" destination="b" id="k1"/>
                <outlet property="optional" destination="b" id="k2"/>
                <outlet property="unobserved" destination="b" id="k3"/></connections></view>
                """
            )
        }
        let properties = ["optional", "unobserved", "subtitle"]
        #expect(
            log.withLock { Set($0.map { $0.drop { $0 != " " } }) }
                == Set(properties.map { " ObservedView.\($0) takes a UILabel, not a UIView." })
        )
    }
}

final class ObservedView: UIView, NibOutletTarget {
    @Outlet var title: UILabel {
        didSet {
            title.textColor = .systemRed
            events.append("title \(title.text ?? "")")
        }
    }
    @Outlet private var subtitle: UILabel! {
        didSet {
            events.append("subtitle \(subtitle.text ?? "") after \(oldValue == nil ? "nothing" : "another")")
        }
    }
    @OutletCollection var labels: [UILabel] { didSet { events.append("labels \(labels.count)") } }
    weak var plain: UILabel? { didSet { events.append("plain \(plain?.text ?? "")") } }
    @Outlet var optional: UILabel?
    @Outlet var unobserved: UILabel { didSet { events.append("never") } }
    private(set) var events: [String] = []

    static var nibOutlets: [String: NibOutletProperty] {
        [
            "title": NibOutletProperty(\ObservedView.title),
            "subtitle": NibOutletProperty(\ObservedView.subtitle),
            "labels": NibOutletProperty(\ObservedView.labels),
            "plain": NibOutletProperty(\ObservedView.plain),
        ]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake")
    }
}
