import Drydock

extension Process {
    /// Starts the process so that signals reach it: the threads that run tests block most of them, which a child
    /// would inherit.
    func runWithoutBlockedSignals() throws {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try run()
    }
}
