/// An Interface Builder document as plain values: what is in a `.xib` or `.storyboard` file.
///
/// Reading bounds its size, depth and number of elements, and checks what can be checked without knowing a class: that it is
/// complete, of the right kind, has each id once and refers to no id that it does not have.
package struct NibDocument: Sendable {
    package enum Kind: Sendable {
        case xib
        case storyboard
    }

    package let kind: Kind
    /// The name that messages call it by.
    package let file: String
    package let root: NibElement
    /// What a `.xib` has at the top: placeholders, then objects.
    package var objects: [NibElement] { root.children(in: "objects") }
    /// What each scene of a storyboard has at the top.
    package let scenes: [[NibElement]]
    /// Which scene an object at the top is in, by its id.
    private let sceneOfID: [String: Int]
    /// The light-mode snapshots of the named colours that the document mentions.
    package let colors: [String: NibElement]
    /// Points that an image had when the document was saved.
    package let imageSizes: [String: (width: Double, height: Double)]

    /// - Parameters:
    ///   - bytes: of the file, in UTF-8.
    ///   - file: a name for messages.
    package init(_ bytes: [UInt8], file: String) throws(NibError) {
        var reader = NibReader(bytes, file: file)
        root = try reader.readRoot()
        self.file = file
        kind = try Self.kind(of: root, file: file)
        try NibReferences.check(root, file: file)
        try NibWork.check(root, file: file)
        scenes = root.children(in: "scenes").map { $0.children(in: "objects") }
        sceneOfID = Dictionary(
            scenes.enumerated().flatMap { scene in
                scene.element.compactMap(\.id).map { ($0, scene.offset) }
            },
            uniquingKeysWith: { first, _ in first }
        )
        let resources = root.children(in: "resources")
        colors = Dictionary(
            resources.compactMap { resource in
                guard let name = resource["name"], let color = resource.child("color") else { return nil }
                return (name, color)
            },
            uniquingKeysWith: { first, _ in first }
        )
        imageSizes = Dictionary(
            resources.compactMap { resource in
                guard resource.name == "image", let name = resource["name"],
                    let width = resource.number("width"), let height = resource.number("height")
                else { return nil }
                return (name, (width, height))
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// An object at the top of a scene, and all that is at the top with it; nil where no scene has that id.
    package func object(withID id: String) -> (element: NibElement, elements: [NibElement])? {
        guard let index = sceneOfID[id], let element = scenes[index].first(where: { $0.id == id }) else {
            return nil
        }
        return (element, scenes[index])
    }

    private static func kind(of root: NibElement, file: String) throws(NibError) -> Kind {
        func failure(_ reason: String, _ remedy: String) -> NibError {
            NibError(file: file, line: root.line, reason: reason, remedy: remedy)
        }
        guard root.name == "document" else {
            let isOld = root.name == "archive"
            throw failure(
                isOld ? "it was written by Xcode 4" : "<\(root.name)> is no interface document",
                "Open it in a newer Xcode and save it as an iOS document."
            )
        }
        if let runtime = root["targetRuntime"], !runtime.hasPrefix("iOS.CocoaTouch") {
            throw failure("it is for \(runtime), not iOS", "Make an iOS document of it.")
        }
        switch root["type"] {
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": return .xib
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
        case let type:
            throw failure(
                "its type is \(type ?? "missing")",
                "Save it in Xcode as an iOS interface document."
            )
        }
    }
}
