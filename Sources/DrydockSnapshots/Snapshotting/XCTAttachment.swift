public import Drydock

/// A file that a failed comparison leaves: XCTest has no attachments on Linux, so the name is free.
public struct XCTAttachment: Sendable {
    /// What the file shows, for instance `difference`; part of its name.
    public var name: String?
    package let data: Data

    public init(data: Data) {
        self.data = data
    }

    public init(data: Data, uniformTypeIdentifier: String) {
        self.init(data: data)
    }

    public init(image: UIImage) {
        self.init(data: image.pngData() ?? Data())
    }

    public init(string: String) {
        self.init(data: Data(string.utf8))
    }

    init(name: String, data: Data) {
        self.init(data: data)
        self.name = name
    }
}
