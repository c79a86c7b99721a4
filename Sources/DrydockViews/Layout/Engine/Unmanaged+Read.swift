extension Unmanaged {
    /// Reads an instance that something else keeps alive meanwhile, without counting a reference to it. Where
    /// thousands of views are gone through, counting takes longer than all the rest.
    @inline(__always)
    nonisolated func read<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
