import DrydockPlatform
import DrydockUnicode

/// Faces in the order in which they are asked for a character. Each is opened when it is first asked.
final class FontFaces {
    private let names: [String]
    private let open: (String) -> FontFace?
    private var faces: [FontFace] = []
    private var next = 0
    /// Whether the first face has all that can be seen of ASCII.
    private(set) lazy var providesASCII =
        first.map { face in
            (0x20..<0x7F).allSatisfy { face.provides(Unicode.Scalar(UInt8($0))) }
        } ?? false

    init(_ names: [String], open: @escaping (String) -> FontFace?) {
        self.names = names
        self.open = open
    }

    /// The face at a place, those that do not open left out.
    subscript(index: Int) -> FontFace? {
        while faces.count <= index, next < names.count {
            if let face = open(names[next]) { faces.append(face) }
            next += 1
        }
        return index < faces.count ? faces[index] : nil
    }

    var first: FontFace? { self[0] }

    /// The first face that has all scalars of a character.
    func first(providing scalars: [Unicode.Scalar]) -> Int? {
        var index = 0
        while let face = self[index] {
            if face.provides(scalars) { return index }
            index += 1
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// What needs no glyph: instructions such as joiners and variation selectors, and spaces, which any face can leave.
    var isDefaultIgnorableOrSpace: Bool {
        switch value {
        case 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: ScalarProperties(self).isDefaultIgnorable
        }
    }
}
