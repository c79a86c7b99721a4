public import Foundation

/// Takes the place of Core Foundation's data.
public typealias CFData = NSData

/// The bytes, for as long as the data lives.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }

/// Bytes that an image is made of.
public final class CGDataProvider: Sendable {
    let bytes: Data

    init(bytes: Data) {
        self.bytes = bytes
    }

    /// - Parameter data: copied.
    public convenience init?(data: CFData) {
        self.init(bytes: Data(referencing: data))
    }

    /// The bytes; of an image's provider those of its rows from the top on, a pixel red, green, blue and opacity, multiplied by it.
    public var data: CFData? { bytes as NSData }
}
