/// What a case may use.
package struct Limits: Sendable {
    /// Milliseconds of processor time for a case.
    package var milliseconds: Int
    /// Megabytes of memory for a process.
    package var megabytes: Int

    package init(milliseconds: Int = 2000, megabytes: Int = 1024) {
        self.milliseconds = milliseconds
        self.megabytes = megabytes
    }

    var nanoseconds: UInt64 { UInt64(milliseconds) * 1_000_000 }
    /// A process that waits for something uses no processor time.
    var wallSeconds: Double { max(60, Double(milliseconds) / 1000 * 20) }
}
