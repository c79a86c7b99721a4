// Among thousands of views and constraints, counting references takes longer than most of what is asked of them.
// An array keeps its elements while one of its methods runs, so that these need not retain what they pass on.

extension Array where Element: AnyObject {
    /// Calls `body` with each element in turn, without retaining it.
    @inline(__always)
    nonisolated func forEachUncounted(_ body: (Element) -> Void) {
        withUnsafeBufferPointer { elements in
            elements.withMemoryRebound(to: Unmanaged<Element>.self) { elements in
                for index in elements.indices { elements[index]._withUnsafeGuaranteedRef(body) }
            }
        }
    }
}

extension Array {
    /// Calls `body` with the object at an index, without retaining it; nil where there is none.
    @inline(__always)
    nonisolated func readUncounted<Object: AnyObject, Result>(
        at index: Int,
        _ body: (Object) -> Result
    ) -> Result? where Element == Object? {
        withUnsafeBufferPointer { elements in
            elements.withMemoryRebound(to: Unmanaged<Object>?.self) { elements in
                elements[index]?._withUnsafeGuaranteedRef(body)
            }
        }
    }
}
