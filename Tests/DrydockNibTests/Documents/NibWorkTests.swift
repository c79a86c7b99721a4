import DrydockNibDocuments
import Testing

@Suite struct NibWorkTests {
    private func error(_ body: String) -> NibError? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            \(body)
            </objects></document>
            """
        do throws(NibError) {
            _ = try NibDocument(Array(text.utf8), file: "Test.xib")
            return nil
        } catch {
            return error
        }
    }

    nonisolated struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let before: String
        let repeated: String
        let after: String
        let enough: Int
        let many: Int

        var testDescription: String { name }
    }

    /// What fits is some ten times what the largest of 4,213 public documents has of it.
    @Test(
        "many of anything that makes work is an error that names the element, and what real documents have is none",
        arguments: [
            Case(
                name: "segments",
                before: "<segmentedControl><segments>",
                repeated: "<segment title='a'/>",
                after: "</segments></segmentedControl>",
                enough: 300,
                many: 1_000
            ),
            Case(
                name: "views",
                before: "<view><subviews>",
                repeated: "<view/>",
                after: "</subviews></view>",
                enough: 2_000,
                many: 6_000
            ),
            Case(
                name: "rows",
                before: "<tableView><sections><tableViewSection><cells>",
                repeated: "<tableViewCell/>",
                after: "</cells></tableViewSection></sections></tableView>",
                enough: 2_000,
                many: 6_000
            ),
            Case(
                name: "bar items",
                before: "<toolbar><items>",
                repeated: "<barButtonItem/>",
                after: "</items></toolbar>",
                enough: 300,
                many: 1_000
            ),
            Case(
                name: "runtime attributes",
                before: "<view><userDefinedRuntimeAttributes>",
                repeated: "<userDefinedRuntimeAttribute type='string' keyPath='a' value='b'/>",
                after: "</userDefinedRuntimeAttributes></view>",
                enough: 10_000,
                many: 18_500
            ),
            Case(
                name: "outlets",
                before: "<view id='a'><connections>",
                repeated: "<outlet property='b' destination='a'/>",
                after: "</connections></view>",
                enough: 2_000,
                many: 5_000
            ),
            Case(
                name: "fragments",
                before: "<label><attributedString key='attributedText'>",
                repeated: "<fragment content='a'/>",
                after: "</attributedString></label>",
                enough: 1_000,
                many: 5_000
            ),
        ]
    )
    func work(item: Case) {
        func body(_ count: Int) -> String {
            item.before + "\n" + String(repeating: item.repeated + "\n", count: count) + item.after
        }
        #expect(error(body(item.enough)) == nil)
        let found = error(body(item.many))
        let element = item.repeated.dropFirst().prefix { $0.isLetter }
        #expect(found?.reason == "with this <\(element)> it asks for more than 200000 steps of work")
        #expect(found.map { $0.line > 3 } == true)
    }

    @Test("megabytes of text are work, too")
    func text() {
        let label = "<label><string key='text'>\(String(repeating: "a", count: 300_000))</string></label>\n"
        #expect(error(label) == nil)
        let many = String(repeating: "<label text='\(String(repeating: "a", count: 3_000))'/>", count: 1_200)
        #expect(error(many) == nil)
    }

    @Test("objects of scenes are found by their ids")
    func scenes() throws {
        let scenes = (0..<3).map {
            "<scene><objects><viewController id='c\($0)'/><view id='v\($0)'/></objects></scene>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
            <scenes>\(scenes.joined())</scenes></document>
            """
        let document = try NibDocument(Array(text.utf8), file: "Test.storyboard")
        #expect(document.object(withID: "c1")?.element.name == "viewController")
        #expect(document.object(withID: "c1")?.elements.map(\.id) == ["c1", "v1"])
        #expect(document.object(withID: "x") == nil)
    }
}
