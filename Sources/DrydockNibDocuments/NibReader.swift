import DrydockXML

/// Makes elements of bytes, within `NibLimits`.
struct NibReader {
    private let bytes: [UInt8]
    private let file: String
    private var scanner: XMLScanner
    private var count = 0

    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
        scanner = XMLScanner(bytes, refusesDocumentTypes: true)
    }

    /// The outermost element with all in it.
    mutating func readRoot() throws(NibError) -> NibElement {
        try checkEncoding()
        var open: [NibElement] = []
        var root: NibElement?
        while let token = try nextToken() {
            switch token {
            case .open(let name, let attributes, let isEmpty):
                guard root == nil else { throw failure("there is a second outermost element, <\(name)>") }
                count += 1
                guard count <= NibLimits.elements else {
                    throw failure("it has more than \(NibLimits.elements) elements", Self.split)
                }
                guard open.count < NibLimits.depth else {
                    throw failure("its elements are nested more than \(NibLimits.depth) deep", Self.split)
                }
                let element = NibElement(name: name, attributes: attributes, line: scanner.line)
                if isEmpty { close(element, &open, &root) } else { open.append(element) }
            case .close(let name):
                guard let element = open.popLast(), element.name == name else {
                    throw failure("</\(name)> closes what is not open")
                }
                close(element, &open, &root)
            case .text(let text):
                try take(text, &open)
            }
        }
        if let last = open.last { throw failure("it ends within <\(last.name)> of line \(last.line)") }
        guard let root else { throw failure("it is empty") }
        return root
    }

    private func close(_ element: NibElement, _ open: inout [NibElement], _ root: inout NibElement?) {
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    private mutating func take(_ text: String, _ open: inout [NibElement]) throws(NibError) {
        if let last = open.last, Self.namesWithText.contains(last.name) {
            open[open.count - 1].text += text
        } else if !text.utf8.allSatisfy({ $0 <= 0x20 }) {
            throw failure("there is text, \"\(text.prefix(20))\", where none belongs")
        }
    }

    private mutating func nextToken() throws(NibError) -> XMLScanner.Token? {
        do { return try scanner.next() } catch { throw failure(error.reason) }
    }

    /// Documents are written in UTF-8; anything else could hide what is refused.
    private mutating func checkEncoding() throws(NibError) {
        guard bytes.count <= NibLimits.fileSize else {
            throw failure("it has \(bytes.count) bytes, more than \(NibLimits.fileSize)", Self.split)
        }
        guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
            throw failure("it is not written in UTF-8")
        }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let head = String(decoding: bytes[start...].prefix(256), as: UTF8.self)
        guard head.hasPrefix("<?xml"), let declaration = head.split(separator: "?>").first,
            let name = declaration.split(separator: "encoding=").dropFirst().first?.dropFirst()
        else { return }
        let encoding = name.prefix { $0 != "\"" && $0 != "'" }.uppercased()
        guard encoding == "UTF-8" || encoding == "US-ASCII" else {
            throw failure("its encoding is declared as \(encoding)")
        }
    }

    private mutating func failure(_ reason: String, _ remedy: String = rewrite) -> NibError {
        NibError(file: file, line: scanner.line, reason: reason, remedy: remedy)
    }

    private static let rewrite = "The file is damaged: save it again in Xcode."
    private static let split = "Divide the document into several."
    private static let namesWithText: Set = ["string", "mutableString", "mutableData"]
}
