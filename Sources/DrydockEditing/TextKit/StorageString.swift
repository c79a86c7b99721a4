import DrydockControls
import DrydockViews
import Foundation

/// The characters of a text storage, whose changes are edits of the storage.
nonisolated final class StorageString: NSMutableString {
    private var storage: NSTextStorage?

    convenience init(_ storage: NSTextStorage) {
        self.init(capacity: 0)
        self.storage = storage
    }

    override var length: Int { storage?.length ?? 0 }

    override func character(at index: Int) -> unichar {
        ((storage?.string ?? "") as NSString).character(at: index)
    }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage?.replaceCharacters(in: range, with: aString)
    }

    // What Foundation demands; nobody calls them.
    required init(capacity: Int) {
        super.init(capacity: 0)
    }

    required init(string aString: String) {
        super.init(capacity: 0)
    }

    required init(stringLiteral value: StaticString) {
        super.init(capacity: 0)
    }

    required init(characters: UnsafePointer<unichar>, length: Int) {
        super.init(capacity: 0)
    }

    required init(unicodeScalarLiteral value: StaticString) {
        super.init(capacity: 0)
    }

    required init(extendedGraphemeClusterLiteral value: StaticString) {
        super.init(capacity: 0)
    }

    required init?(coder aDecoder: NSCoder) {
        nil
    }
}
