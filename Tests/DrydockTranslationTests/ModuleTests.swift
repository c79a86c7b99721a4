import DrydockTranslation
import Testing

/// What is translated with an eye on the module's other files.
struct ModuleTests {
    private func translate(_ texts: String..., namesOrigins: Bool = false) throws -> [String] {
        let files = try texts.enumerated().map {
            try SourceFile(path: "/app/\($0.offset).swift", text: $0.element)
        }
        return Translation(files, namesOrigins: namesOrigins).texts
    }

    @Test func overrideInAnExtensionGoesIntoTheClass() throws {
        let texts = try translate(
            "class A: UIView {\n}\n",
            "extension A {\n    override func layoutSubviews() {\n        a(#selector(b))\n    }\n}\nlet last = 1\n"
        )
        #expect(
            texts == [
                "class A: UIView {\n\n    override func layoutSubviews() {\n        a(Selector(\"b\", A.b))\n    }\n}\n",
                "extension A {\n    \n\n\n}\nlet last = 1\n",
            ]
        )
    }

    @Test func whatASubclassOverridesGoesIntoTheClass() throws {
        let texts = try translate(
            "class A {}\nextension A { @objc func b() {}\n func c() {} }\nclass B: A {}\nclass C: B { override func b() {} }"
        )
        #expect(
            texts == [
                "class A {\n    func b() {}\n}\nextension A { \n func c() {} }\nclass B: A {}\n"
                    + "class C: B { override func b() {} }"
            ]
        )
    }

    @Test func whatOtherModulesMayOverrideGoesIntoTheClass() throws {
        let texts = try translate("open class A {}\nextension A { open func b() {}\n public func c() {} }")
        #expect(
            texts == ["open class A {\n    open func b() {}\n}\nextension A { \n public func c() {} }"]
        )
    }

    @Test func typesThatMovedOverridesUseAreOpenToThem() throws {
        let texts = try translate(
            "open class A {}\n",
            "extension A { open func b() { c(nil) }\nprivate func c(_ d: D?) {} }\n"
                + "private struct D: E {}\nprivate protocol E {}\nprivate enum F {}\n"
        )
        #expect(
            texts[1]
                == "extension A { \n func c(_ d: D?) {} }\n struct D: E {}\n protocol E {}\nprivate enum F {}\n"
        )
    }

    /// What stands under conditions that do not hold here declares nothing, and stays as it is.
    @Test(arguments: [
        ("#if os(iOS)", "#if canImport(AppKit)"), ("#if !os(macOS)", "#if os(macOS) || os(tvOS) && DEBUG"),
        ("#if (canImport(UIKit))", "#elseif true"), ("#if DEBUG || os(iOS) && true", "#else"),
    ])
    func classesOfOtherSystemsAreNotMeant(_ here: String, _ elsewhere: String) throws {
        let end = elsewhere.hasPrefix("#if") ? "#endif\n" : ""
        let texts = try translate(
            "\(here)\nclass A: UIView {}\n\(end)\(elsewhere)\nclass A: NSView { @objc var c = 1 }\n#endif\n",
            "extension A { override func b() {} }\n"
        )
        let held = here.replacing("os(iOS)", with: "canImport(Drydock)")
            .replacing("canImport(UIKit)", with: "canImport(Drydock)")
        #expect(
            texts[0] == "\(held)\nclass A: UIView {\n    override func b() {}\n}\n\(end)\(elsewhere)\n"
                + "class A: NSView { @objc var c = 1 }\n#endif\n"
        )
    }

    @Test func filesOfAModuleThatImportsUIKitHaveAllOfIt() throws {
        let texts = try translate(
            "import UIKit\n",
            "import Foundation\nlet a = 1\n",
            "// B\nlet b = 1\n",
            "import CoreText\nlet c = 1\n"
        )
        #expect(
            texts == [
                "import Drydock\n", "import Drydock\nlet a = 1\n", "// B\nimport Drydock; let b = 1\n",
                "import Drydock\nlet c = 1\n",
            ]
        )
    }

    @Test func whatMovedOverridesUseIsOpenToThem() throws {
        let texts = try translate(
            "public class A: UIView {\n}\n",
            "extension A {\n    override var b: Int { c() }\n    private func c() {}\n    private func d() {}\n}\n"
        )
        #expect(
            texts == [
                "public class A: UIView {\n\n    public override var b: Int { c() }\n}\n",
                "extension A {\n    \n     func c() {}\n    private func d() {}\n}\n",
            ]
        )
    }

    @Test func linesAreThoseWritten() throws {
        let texts = try translate(
            "// A\nclass A {\n}\nlet x = 1\n",
            "extension A {\n    override func b() {}\n}\n",
            namesOrigins: true
        )
        #expect(
            texts[0] == """
                #sourceLocation(file: "/app/0.swift", line: 2)
                class A {

                #sourceLocation(file: "/app/1.swift", line: 2)
                override func b() {}
                #sourceLocation(file: "/app/0.swift", line: 3)
                }
                let x = 1

                """
        )
        #expect(texts[1].hasPrefix("#sourceLocation(file: \"/app/1.swift\", line: 1)\nextension A {"))
    }

    @Test func fallbackIsFoundInAnotherFile() throws {
        let texts = try translate(
            "@objc protocol P { @objc optional func b() -> Int }",
            "let c = d.b?() ?? 3"
        )
        #expect(texts[0].contains("extension P { func b() -> Int { 3 } }"))
        #expect(texts[1] == "let c = d.b() ?? 3")
    }

    @Test func outletsAndActionsAreListed() throws {
        let texts = try translate(
            "class A: UIView {\n    @IBOutlet weak var b: UILabel!\n    @IBAction func c(_ d: Any) {}\n}\n",
            "class B: A { @IBOutlet var e: UILabel! }"
        )
        #expect(
            texts[0] == """
                class A: UIView {
                    weak var b: UILabel!
                    func c(_ d: Any) {}
                class var nibOutlets: [String: NibOutletProperty] { ["b": NibOutletProperty(\\A.b)] }; \
                class var nibActions: [String: NibAction] { ["c(_:)": NibAction(A.c(_:))] }; }

                extension A: NibOutletTarget {}

                extension A: NibActionTarget {}

                """
        )
        #expect(
            texts[1] == """
                class B: A { var e: UILabel! ; override class var nibOutlets: [String: NibOutletProperty] \
                { super.nibOutlets.merging(["e": NibOutletProperty(\\B.e)]) { $1 } }}
                """
        )
        // A brace may end both the last member and the class.
        #expect(
            try translate("class A {\n    @IBOutlet var b: UIView!\n    @IBAction func c() {\n    }}\n")[0]
                == """
                class A {
                    var b: UIView!
                    func c() {
                    }; class var nibOutlets: [String: NibOutletProperty] { ["b": NibOutletProperty(\\A.b)] }; \
                class var nibActions: [String: NibAction] { ["c": NibAction(A.c)] }}

                extension A: NibOutletTarget {}

                extension A: NibActionTarget {}

                """
        )
    }

    /// What is whole, if it is no Swift, is left to the compiler.
    @Test(arguments: ["", "\n", "@objc @objc @", "日本", "class", "let = 1", "func f( a b c )"])
    func oddFilesAreTranslated(_ text: String) throws {
        #expect(try translate(text).count == 1)
        #expect(try translate(text, namesOrigins: true).count == 1)
    }

    @Test(arguments: ["class A {", "#selector(", "extension A { override", "}}}", "日本 {"])
    func filesThatAreNotWholeAreErrors(_ text: String) {
        #expect(throws: SourceError.self) { try SourceFile(path: "/app/0.swift", text: text) }
    }

    @Test func inspectablePropertiesAreListedForNibs() throws {
        let texts = try translate(
            "import UIKit\nclass A: UIView {\n    @IBInspectable var b: Int = 0\n    @IBInspectable private var c: CGFloat = 0\n}\n"
                + "class D: A {\n    @IBInspectable var e = false\n}\n"
        )
        #expect(
            texts == [
                "import Drydock\nclass A: UIView {\n    var b: Int = 0\n    private var c: CGFloat = 0\n"
                    + #"class var nibInspectables: [String: NibInspectableProperty] { ["b": NibInspectableProperty(\A.b), "#
                    + #""c": NibInspectableProperty(\A.c)] }; }"# + "\nclass D: A {\n    var e = false\n"
                    + #"override class var nibInspectables: [String: NibInspectableProperty] { "#
                    + #"super.nibInspectables.merging(["e": NibInspectableProperty(\D.e)]) { $1 } }; }"#
                    + "\n\nextension A: NibInspectableTarget {}\n"
            ]
        )
    }

    @Test func inspectablePropertiesOfUIKitsClassesAreListedForTheModule() throws {
        let texts = try translate(
            "import UIKit\nextension UIView {\n    @IBInspectable var radius: CGFloat { get { 0 } set {} }\n}\n",
            "import UIKit\nextension UILabel {\n    @IBInspectable var key: String? { get { nil } set {} }\n}\n"
                + "private extension UIButton {\n    @IBInspectable var hidden: Int { get { 0 } set {} }\n}\n"
        )
        #expect(
            texts[0].hasSuffix(
                "\nfinal class NibInspectablesOfModule: NibInspectableExtensions { static var nibInspectables: "
                    + "[(type: AnyClass, properties: [String: NibInspectableProperty])] { [(UIView.self, "
                    + #"["radius": NibInspectableProperty(\UIView.radius)]), "#
                    + #"(UILabel.self, ["key": NibInspectableProperty(\UILabel.key)])] } }"# + "\n"
            )
        )
        #expect(!texts[1].contains("NibInspectable"))
    }
}
