import Foundation

/// SIGTERM while an application runs: it ends as if its window were closed, and then by the signal, so that whoever sent it
/// sees that it was obeyed.
package final class TerminationSignal {
    private let source: any DispatchSourceSignal
    private var isReceived = false

    /// - Parameter handler: is called on the main queue.
    package init(handler: @escaping () -> Void) {
        // Otherwise the signal ends the process at once, source or not.
        signal(SIGTERM, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.isReceived = true
                handler()
            }
        }
        source.resume()
    }

    package func endProcessIfReceived() {
        source.cancel()
        signal(SIGTERM, SIG_DFL)
        guard isReceived else { return }
        // The source keeps the signal from the threads that it reached.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(SIGTERM)
    }
}
