import Glibc

/// The clock of input events and frames. It never goes back and counts on while the wall clock is set.
package enum MonotonicClock {
    /// Seconds since an arbitrary moment.
    package static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Sleeps, unless a signal ends it early.
    static func sleep(seconds: Double) {
        guard seconds > 0, seconds < 1 else { return }
        var time = timespec(tv_sec: 0, tv_nsec: Int(seconds * 1e9))
        nanosleep(&time, nil)
    }
}
