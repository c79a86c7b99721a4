import DrydockTranslation
import Testing

struct TranslationTests {
    struct Case: CustomTestStringConvertible {
        let name: String
        let written: String
        let translated: String

        init(_ name: String, _ written: String, _ translated: String) {
            (self.name, self.written, self.translated) = (name, written, translated)
        }

        var testDescription: String { name }
    }

    static let cases = [
        Case("import", "import UIKit\n", "import Drydock\n"),
        Case(
            "import beside Foundation",
            "import Foundation\nimport UIKit\nlet a = 1\n",
            "import Drydock\n\nlet a = 1\n"
        ),
        Case("Foundation alone", "import Foundation\n", "import Foundation\n"),
        Case("part of a module", "import UIKit.UIGestureRecognizerSubclass\n", "import Drydock\n"),
        Case("messages", "import os.log\n", "import Drydock\n"),
        Case("declaration of a module", "import class UIKit.UIView\n", "import Drydock\n"),
        Case("attributed import", "@_exported import UIKit\n", "@_exported import Drydock\n"),
        Case("other module", "import SnapKit\n", "import SnapKit\n"),
        Case(
            "networking",
            "import UIKit\nlet a = URLRequest.self\n",
            "import Drydock; import FoundationNetworking\nlet a = URLRequest.self\n"
        ),
        Case(
            "condition",
            "#if os(iOS) && !DEBUG\nimport UIKit\n#elseif canImport(UIKit)\n#endif\n",
            "#if canImport(Drydock) && !DEBUG\nimport Drydock\n#elseif canImport(Drydock)\n#endif\n"
        ),
        Case(
            "condition that asks for a part of UIKit",
            "#if canImport(CoreGraphics) || canImport(QuartzCore)\nimport UIKit\n#endif\n",
            "#if canImport(Drydock) || canImport(Drydock)\nimport Drydock\n#endif\n"
        ),
        Case(
            "names of a module",
            "let a: UIKit.UIView? = nil\nlet b = CoreGraphics.log(c) + Darwin.ceil(c) + d.UIKit.e + QuartzCore",
            "let a: Drydock.UIView? = nil\nlet b = Drydock.log(c) + Drydock.ceil(c) + d.UIKit.e + QuartzCore"
        ),
        Case(
            "selectors",
            "class A { func f() { g(#selector(b), #selector(b(_:)), #selector(self.b), #selector(C.D.b(_:c:))) } }",
            #"class A { func f() { g(Selector("b", A.b), Selector("b:", A.b(_:)), Selector("b", A.b), "#
                + #"Selector("b:c:", C.D.b(_:c:))) } }"#
        ),
        Case(
            "selector without parameters",
            "class A { let f = #selector(b); func b(_ c: Int) {} }; class D { func b() {} }",
            #"class A { let f = Selector("b:", A.b); func b(_ c: Int) {} }; class D { func b() {} }"#
        ),
        Case(
            "selector with labels",
            "let f = #selector(A.b(c:d:))",
            #"let f = Selector("bWithC:d:", A.b(c:d:))"#
        ),
        Case(
            "selector in a nested type",
            "extension A { class B { func f() { g(#selector(b)) } } }",
            #"extension A { class B { func f() { g(Selector("b", A.B.b)) } } }"#
        ),
        Case(
            "selector of an overload",
            "class A { func f() { g(#selector(b(_:) as (Int) -> Void)) } }",
            #"class A { func f() { g(Selector("b:", A.b(_:) as (A) -> (Int) -> Void)) } }"#
        ),
        Case(
            "selectors of the edit menu",
            "class A { func f() { a == #selector(UIResponderStandardEditActions.paste(_:)) || a == #selector(copy) } }",
            #"class A { func f() { a == Selector("paste:") || a == Selector("copy:") } }"#
        ),
        Case(
            "selector named as one of the edit menu",
            "class A { func f() { a(#selector(delete)) }; func delete(_ sender: UIButton) {} }",
            #"class A { func f() { a(Selector("delete:", A.delete)) }; func delete(_ sender: UIButton) {} }"#
        ),
        Case(
            "selectors of properties",
            "class A { func f() { g(#selector(getter: b), #selector(setter: C.b)) } }",
            #"class A { func f() { g(Selector("b", { (target: A) in { target.b } }), "#
                + #"Selector("setB:", { (target: C) in { target.b = $0 } })) } }"#
        ),
        Case(
            "selectors by strings",
            #"class A { func f() { g(Selector(("b:")), NSSelectorFromString("b:"), Selector("c")) }; func b(_ a: Int) {} }"#,
            #"class A { func f() { g(Selector("b:", A.b(_:)), Selector("b:", A.b(_:)), Selector("c")) }; "#
                + "func b(_ a: Int) {} }"
        ),
        Case(
            "types of Swift 4",
            "func f(_ a: UIControlState, _ b: UIViewAnimationOptions = .curveLinear) {}",
            "func f(_ a: UIControl.State, _ b: UIView.AnimationOptions = .curveLinear) {}"
        ),
        Case(
            "constants of Swift 4",
            "a(kCALineCapRound, kCAMediaTimingFunctionEaseInEaseOut, kCATransitionFromLeft, UIFontWeightMedium)",
            "a(CAShapeLayerLineCap.round, CAMediaTimingFunctionName.easeInEaseOut, CATransitionSubtype.fromLeft, "
                + "UIFont.Weight.medium)"
        ),
        Case(
            "names of the module's own",
            "enum UIControlState {}\nlet a = UIControlState.self, b = c.UIControlState\n",
            "enum UIControlState {}\nlet a = UIControlState.self, b = c.UIControlState\n"
        ),
        Case(
            "notifications of Swift 4",
            "a(.UIKeyboardWillShow, NSNotification.Name.UITextViewTextDidChange)",
            "a(UIResponder.keyboardWillShowNotification, UITextView.textDidChangeNotification)"
        ),
        Case(
            "methods of Swift 4",
            "addChildViewController(a); a.didMove(toParentViewController: self); view.bringSubview(toFront: a)",
            "addChild(a); a.didMove(toParent: self); view.bringSubviewToFront(a)"
        ),
        Case(
            "functions of Swift 4",
            "return UIEdgeInsetsInsetRect(b + c, UIEdgeInsetsMake(1, 2, 3, 4))",
            "return (b + c).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        ),
        Case(
            "files of images of Swift 4",
            "a(UIImageJPEGRepresentation(b ?? c, 0.5)!, UIImagePNGRepresentation(b)?.count)",
            "a((b ?? c).jpegData(compressionQuality: 0.5)!, (b).pngData()?.count)"
        ),
        Case(
            "sizes of texts of Swift 3",
            "(a as NSString).size(attributes: b).width + c.size(attributes: b, d: 1)",
            "(a as NSString).size(withAttributes: b).width + c.size(attributes: b, d: 1)"
        ),
        Case(
            "priorities of Swift 3",
            "a.priority = UILayoutPriorityRequired; b(UILayoutPriorityDefaultHigh)",
            "a.priority = UILayoutPriority.required; b(UILayoutPriority.defaultHigh)"
        ),
        Case(
            "activity indicators of Swift 4",
            "let a = UIActivityIndicatorView(activityIndicatorStyle: .gray); a.activityIndicatorViewStyle = .white",
            "let a = UIActivityIndicatorView(style: .gray); a.style = .white"
        ),
        Case(
            "modes of run loops of Swift 4",
            "RunLoop.main.add(a, forMode: .commonModes); b(RunLoopMode.defaultRunLoopMode)",
            "RunLoop.main.add(a, forMode: .common); b(RunLoop.Mode.default)"
        ),
        Case(
            "attributes of text of Swift 3",
            "[NSStrokeWidthAttributeName: 1, NSUnderlineStyleAttributeName: NSUnderlineStyle.styleSingle.rawValue]",
            "[NSAttributedString.Key.strokeWidth: 1, NSAttributedString.Key.underlineStyle: "
                + "NSUnderlineStyle.single.rawValue]"
        ),
        Case(
            "characters of Swift 3",
            "a.text!.characters.count; b.characters.map { $0 }",
            "a.text!.count; b.map { $0 }"
        ),
        Case(
            "characters of a key",
            "func a(_ b: UIKey) { c(b.characters) }",
            "func a(_ b: UIKey) { c(b.characters) }"
        ),
        Case(
            "open static members",
            "open class A { open static let b = 1 }",
            "open class A { public static let b = 1 }"
        ),
        Case(
            "what a delegate responds to",
            "class A { func f() { b = delegate?.responds(to: #selector(C.d)) ?? false } }",
            #"class A { func f() { b = ((delegate as? NSObject)?.responds(to: Selector("d", C.d)) == true) ?? false } }"#
        ),
        Case(
            "forced results of optional requirements",
            """
            @objc protocol P { @objc optional func b() -> Int? }
            func f() { _ = delegate.b?()! + delegate?.b?()! }
            """,
            """
            protocol P: AnyObject { func b() -> Int? }
            func f() { _ = (delegate.b() as Optional)! + delegate?.b()! }
            extension P { func b() -> Int? { nil } }

            """
        ),
        Case("preview", "#Preview {\n    View()\n}\nlet a = 1\n", "\n\n\nlet a = 1\n"),
        Case(
            "module that a condition excludes",
            "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#endif\n",
            "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#endif\n"
        ),
        Case("key path", "let a = #keyPath(CALayer.opacity)", "let a = \"opacity\""),
        Case("longer key path", "let a = #keyPath(A.B.title.text)", "let a = \"title.text\""),
        Case("key path of a flag", "let a = #keyPath(CALayer.isHidden)", "let a = \"hidden\""),
        Case(
            "key path of a flag of one's own",
            "class A { @objc var isOut = 1; override var isOn: Int { 1 } }\nstruct B { var isOn = 1 }\n"
                + "let a = #keyPath(A.isOn.isOut)",
            "class A { var isOut = 1; override var isOn: Int { 1 } }\nstruct B { var isOn = 1 }\n"
                + "let a = \"on.isOut\""
        ),
        Case(
            "attributes",
            "@objcMembers class A { @objc dynamic var b = 1\n    @GKInspectable\n    var c = 2 }",
            "class A { var b = 1\n    \n    var c = 2 }"
        ),
        Case("Objective-C's name", "@objc(DDView) class A {}", "class A {}"),
        Case("kept attribute", "@MainActor @objc class A {}", "@MainActor class A {}"),
        Case(
            "timer that never runs",
            "class A { var b = Timer(); let c: Timer = Timer.init(), d: Timer = .init(), e: Clock = .init() }",
            "class A { var b = Timer(timeInterval: 0, repeats: false) { _ in }; "
                + "let c: Timer = Timer(timeInterval: 0, repeats: false) { _ in }, "
                + "d: Timer = Timer(timeInterval: 0, repeats: false) { _ in }, e: Clock = .init() }"
        ),
        Case(
            "layer's property",
            "class A { @NSManaged var b: CGFloat }",
            "class A { var b: CGFloat { get { value(forKey: \"b\") as? CGFloat ?? 0 } "
                + "set { setValue(newValue, forKey: \"b\") } } }"
        ),
        Case(
            "layer's switch",
            "class A { @NSManaged var isOn: Bool }",
            "class A { var isOn: Bool { get { value(forKey: \"isOn\") as? Bool ?? false } "
                + "set { setValue(newValue, forKey: \"isOn\") } } }"
        ),
        Case(
            "layer's object",
            "class A { @NSManaged var b: UIColor }",
            "class A { var b: UIColor { get { value(forKey: \"b\") as! UIColor } "
                + "set { setValue(newValue, forKey: \"b\") } } }"
        ),
        Case(
            "a scene's delegate",
            "class A: UIResponder, UIWindowSceneDelegate {}",
            "final class A: UIResponder, UIWindowSceneDelegate {}"
        ),
        Case(
            "a scene's delegate with a subclass",
            "class A: UIResponder, UIWindowSceneDelegate {}\nclass B: A {}",
            "class A: UIResponder, UIWindowSceneDelegate {}\nclass B: A {}"
        ),
        Case(
            "emitters of Swift 4",
            "a.emitterShape = kCAEmitterLayerRectangle; func b(_ c: UINavigationControllerOperation) {}",
            "a.emitterShape = CAEmitterLayerEmitterShape.rectangle; func b(_ c: UINavigationController.Operation) {}"
        ),
        Case(
            "application",
            "@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}",
            "@main final class A: UIResponder, UIApplicationDelegate {}"
        ),
        Case(
            "application's window",
            "let a = UIApplication.shared.delegate?.window??.bounds",
            "let a = UIApplication.shared.delegate?.window?.bounds"
        ),
        Case(
            "optional requirements",
            "@objc public protocol P: NSObjectProtocol {\n    func a()\n    @objc optional func b()\n}\nlet c = d?.b?()",
            "public protocol P: AnyObject {\n    func a()\n    func b()\n}\nlet c = d?.b()\n"
                + "public extension P { func b() {  } }\n"
        ),
        Case(
            "optional requirement that returns",
            "@objc protocol P { @objc optional func b() -> Bool }\nlet c = d?.b?() ?? true",
            "protocol P: AnyObject { func b() -> Bool }\nlet c = d?.b() ?? true\n"
                + "extension P { func b() -> Bool { true } }\n"
        ),
        Case(
            "class's description",
            "let a = type(of: b).description() + c.classForCoder.description() + d.description",
            "let a = String(reflecting: type(of: b)) + String(reflecting: c.classForCoder) + d.description"
        ),
        Case(
            "fallback of an argument",
            "@objc protocol P { @objc optional func b(_ c: Int) -> Int }\nlet c = d?.b?(e) ?? e + 1",
            "protocol P: AnyObject { func b(_ c: Int) -> Int }\nlet c = d?.b(e) ?? e + 1\n"
                + "extension P { func b(_ c: Int) -> Int { c + 1 } }\n"
        ),
        Case(
            "fallback of a method that is kept",
            "@objc protocol P { @objc optional func b(_ c: V, d: Int) -> Bool\n@objc optional func b(_ c: V, e: Int) -> Int }\n"
                + "func f() -> Bool { guard let m = p?.b(_:d:) else { return true }\nreturn m(v, 1) }\n"
                + "func g() -> Int { if let r = p?.b?(v, e: 2) { return r }\nreturn 7 }",
            "protocol P: AnyObject { func b(_ c: V, d: Int) -> Bool\nfunc b(_ c: V, e: Int) -> Int }\n"
                + "func f() -> Bool { guard let m = p?.b(_:d:) else { return true }\nreturn m(v, 1) }\n"
                + "func g() -> Int { if let r = p?.b(v, e: 2) { return r }\nreturn 7 }\n"
                + "extension P { func b(_ c: V, d: Int) -> Bool { true }; func b(_ c: V, e: Int) -> Int { 7 } }\n"
        ),
        Case(
            "optional requirement that is asked of somebody who is there",
            "@objc protocol P { @objc optional func b()\n@objc optional func c() -> Int? }\n"
                + "func f(_ p: P) { if let m = p.b { m() }; if let m = p.c?() {}; if let m = p.b?() {} }",
            "protocol P: AnyObject { func b()\nfunc c() -> Int? }\n"
                + "func f(_ p: P) { if let m = p.b as Optional { m() }; if let m = p.c() as Optional {}; if let m = p.b() as Optional {} }\n"
                + "extension P { func b() {  }; func c() -> Int? { nil } }\n"
        ),
        Case(
            "optional requirement in one of two cases",
            "@objc protocol P { @objc optional func b()\n@objc optional func c() -> Int? }\n"
                + "func f(_ p: P) { let d = e ? 1 : p.c?(); g(e ? p.c?() : nil); e ? p.b?() : p.b?(); let h = e ? 1 : p.c?() ?? 2 }",
            "protocol P: AnyObject { func b()\nfunc c() -> Int? }\n"
                + "func f(_ p: P) { let d = e ? 1 : (p.c() as Optional); g(e ? (p.c() as Optional) : nil); "
                + "e ? p.b() : p.b(); let h = e ? 1 : p.c() ?? 2 }\n"
                + "extension P { func b() {  }; func c() -> Int? { nil } }\n"
        ),
        Case(
            "UIKit's optional requirement",
            "let a = delegate?.scrollViewDidScroll?(view)",
            "let a = delegate?.scrollViewDidScroll(view)"
        ),
        Case("closure that may be absent", "let a = self.onTap?(view)", "let a = self.onTap?(view)"),
        Case(
            "text and comments",
            "// import UIKit\nlet a = \"#selector(b) @objc\" // é\nimport UIKit",
            "// import UIKit\nlet a = \"#selector(b) @objc\" // é\nimport Drydock"
        ),
        Case(
            "nothing of Objective-C",
            "struct A { var b: Int? }\nlet c = A().b.map { $0 + 1 }\n",
            "struct A { var b: Int? }\nlet c = A().b.map { $0 + 1 }\n"
        ),
    ]

    @Test(arguments: cases) func translates(_ item: Case) throws {
        let translation = Translation(
            [try SourceFile(path: "A.swift", text: item.written)],
            namesOrigins: false
        )
        #expect(translation.texts == [item.translated])
        #expect(translation.warnings.isEmpty)
    }

    @Test func viewsOfSwiftUIAreLeftOut() throws {
        let written =
            "import SwiftUI\nimport UIKit\nclass A {}\nstruct B: PreviewProvider {\n}\nextension View {}\nstruct C {}\n"
        let translation = Translation([try SourceFile(path: "A.swift", text: written)], namesOrigins: false)
        #expect(translation.texts == ["\nimport Drydock\nclass A {}\n\n\n\nstruct C {}\n"])
        #expect(
            translation.warnings.map(\.description) == [
                "A.swift:1:1: warning: SwiftUI is not on Linux: what uses it does not compile",
                "A.swift:4:1: warning: B is left out: PreviewProvider is of SwiftUI, which is not on Linux",
                "A.swift:6:1: warning: this is left out: SwiftUI is not on Linux",
            ]
        )
    }

    @Test func filesThatImportUIKitUnderAConditionKeepWhatIsOfIt() throws {
        let written =
            "import SwiftUI\n#if canImport(UIKit)\nimport UIKit\ntypealias A = UIView\nextension View {}\n#else\nlet b = 1\n#endif\n"
        let translation = Translation([try SourceFile(path: "A.swift", text: written)], namesOrigins: false)
        #expect(
            translation.texts == [
                "\n#if canImport(Drydock)\nimport Drydock\ntypealias A = UIView\n\n#else\nlet b = 1\n#endif\n"
            ]
        )
    }

    @Test func conditionsAroundImportsAloneLeaveViewsOut() throws {
        let imports = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
        let alone = Translation(
            [try SourceFile(path: "A.swift", text: imports + "struct A: View {}\n")],
            namesOrigins: false
        )
        #expect(
            alone.warnings.map(\.description) == [
                "A.swift:1:1: warning: the file is left out: SwiftUI is not on Linux"
            ]
        )
        #expect(!(alone.texts.first ?? "View").contains("View"))
        let mixed =
            "import SwiftUI\n#if canImport(UIKit)\nimport UIKit\n#endif\nclass A: UIView {}\nstruct B: View {}\n"
        let translation = Translation([try SourceFile(path: "A.swift", text: mixed)], namesOrigins: false)
        #expect(
            translation.texts == ["\n#if canImport(Drydock)\nimport Drydock\n#endif\nclass A: UIView {}\n\n"]
        )
    }

    @Test(arguments: [
        (
            "class A { func f() { g(#selector(b.c)) } }",
            "A.swift:1:24: warning: the type of b.c is not written here"
        ),
        ("import UIKit\nimport MapKit\n", "A.swift:2:1: warning: MapKit is not on Linux"),
        ("import SwiftUI\n", "A.swift:1:1: warning: the file is left out"),
        (
            "import UIKit\n#if DEBUG\nimport MapKit\n#endif\n",
            "A.swift:3:1: warning: MapKit is not on Linux"
        ),
        ("@objc protocol P { @objc optional func b() -> Int }", "A.swift:1:20: warning: what this returns"),
        (
            "@objc protocol P { @objc optional func b(_ c: Int) -> Int }\nlet a = d?.b?(1) ?? here",
            "A.swift:1:20: warning: what this returns"
        ),
        (
            "@objc protocol P { @objc optional func b() -> Int }\n"
                + "var a: Int? { if let b = d?.b?() { return b }; return nil }",
            "A.swift:1:20: warning: what this returns"
        ),
        (
            "extension UIView { @IBAction func a() {} }",
            "A.swift:1:20: warning: UIView cannot tell nibs of this"
        ),
    ])
    func leavesWithWarning(_ written: String, _ warning: String) throws {
        let translation = Translation([try SourceFile(path: "A.swift", text: written)], namesOrigins: false)
        #expect(translation.warnings.count == 1)
        #expect(translation.warnings.first?.description.hasPrefix(warning) == true, "\(translation.warnings)")
    }
}
