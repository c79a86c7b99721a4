/// As many repetitions as a number can say, under the name that Darwin's C library has for it.
public nonisolated let HUGE = Float.greatestFiniteMagnitude

/// The largest float, under the name that Darwin's C library has for it.
public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude
