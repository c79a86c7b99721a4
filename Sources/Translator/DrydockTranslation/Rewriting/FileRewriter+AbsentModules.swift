#if Translation
import SwiftSyntax

/// Modules that Apple's systems alone have. Their imports are taken out with a warning, so that files compile which import more than
/// they use, and the compiler names what is used; of SwiftUI also the views, which stand beside UIKit's as previews and wrappers.
enum AbsentModules {
    static let names: Set = [
        "AVFoundation", "AVKit", "Accelerate", "AppTrackingTransparency", "AudioToolbox", "CallKit",
        "CloudKit",
        "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics",
        "CoreImage",
        "CoreLocation", "CoreMedia", "CoreMotion", "CoreTelephony", "CoreText", "CoreVideo", "EventKit",
        "GameKit",
        "HealthKit", "IOKit", "ImageIO", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal",
        "MetalKit", "MobileCoreServices", "Network", "NotificationCenter", "PDFKit", "PassKit",
        "PencilKit",
        "Photos", "PhotosUI", "QuickLook", "SafariServices", "SceneKit", "Security", "Social", "SpriteKit",
        "StoreKit", "SwiftUI", "UniformTypeIdentifiers", "UserNotifications", "VideoToolbox", "Vision",
        "VisionKit", "WatchKit",
        "WebKit", "WidgetKit",
    ]

    /// What types of SwiftUI conform to, or extend.
    static let viewProtocols: Set = [
        "App", "LibraryContentProvider", "PreviewProvider", "Shape", "UIViewControllerRepresentable",
        "UIViewRepresentable", "View", "ViewModifier",
    ]
}

extension FileRewriter {
    /// Takes out the import of a module that is not here, unless a condition of compilation asks whether it is.
    /// - Returns: whether it is one.
    func removeAbsent(_ node: ImportDeclSyntax) -> Bool {
        guard let module = node.path.first?.name.text, AbsentModules.names.contains(module),
            !node.isWhere("canImport(\(module))")
        else { return false }
        replace(node, with: "")
        warn("\(module) is not on Linux: what uses it does not compile", at: node)
        return true
    }

    /// Takes out a view of SwiftUI, in a file that imports that.
    /// - Returns: whether it is one.
    func removeView(
        _ node: some DeclSyntaxProtocol,
        named name: String,
        inheriting clause: InheritanceClauseSyntax?
    ) -> Bool {
        guard importsSwiftUI, node.isOutsideOfTypes else { return false }
        let inherited = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        guard let found = inherited.first(where: isViewProtocol) else { return false }
        removeKeepingLines(node)
        warn("\(name) is left out: \(found) is of SwiftUI, which is not on Linux", at: node)
        return true
    }

    private func isViewProtocol(_ name: String) -> Bool {
        AbsentModules.viewProtocols.contains(name) && !declarations.typeNames.contains(name)
            || name.hasPrefix("SwiftUI.")
    }

    /// Takes out an extension of a protocol of SwiftUI's, or of a view that is taken out.
    func removeView(_ node: ExtensionDeclSyntax) -> Bool {
        guard importsSwiftUI, isViewProtocol(node.extendedType.trimmedDescription) else {
            return removeView(
                node,
                named: node.extendedType.trimmedDescription,
                inheriting: node.inheritanceClause
            )
        }
        removeKeepingLines(node)
        warn("this is left out: SwiftUI is not on Linux", at: node)
        return true
    }

    /// Takes out `#Preview { … }`.
    func removePreview(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> Bool {
        guard name.text == "Preview" else { return false }
        removeKeepingLines(node)
        return true
    }

    /// The lines that follow keep their numbers.
    func removeKeepingLines(_ node: some SyntaxProtocol) {
        let lines = node.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") }
        replace(node, with: String(repeating: "\n", count: lines))
    }
}

extension SyntaxProtocol {
    /// Whether this stands in the file itself, if under conditions of compilation.
    fileprivate var isOutsideOfTypes: Bool {
        var node = parent
        while let current = node {
            if current.is(MemberBlockSyntax.self) || current.is(CodeBlockSyntax.self) { return false }
            node = current.parent
        }
        return true
    }

    /// Whether a condition of compilation around this mentions something.
    fileprivate func isWhere(_ condition: String) -> Bool {
        var node = parent
        while let current = node {
            let clause = current.as(IfConfigClauseSyntax.self)
            if clause?.condition?.trimmedDescription.contains(condition) == true { return true }
            node = current.parent
        }
        return false
    }
}
#endif
