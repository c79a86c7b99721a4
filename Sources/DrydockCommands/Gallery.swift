import Drydock
package import DrydockCatalogue
package import DrydockHost
import DrydockPlatform

/// Leafs through entries in one window: Ctrl-Page Down and Ctrl-Page Up, from the last to the first and back.
@MainActor package final class Gallery {
    private let entries: [CatalogueEntry]
    private var index: Int
    private unowned let host: ApplicationHost

    /// - Parameter entries: at least one; the host has not shown anything yet.
    package init(of entries: [CatalogueEntry], in host: ApplicationHost) {
        self.entries = entries
        self.host = host
        index = 0
        show()
        // The host keeps the gallery.
        host.shortcuts = [.pageDown: { self.step(1) }, .pageUp: { self.step(-1) }]
    }

    private func step(_ step: Int) {
        index = (index + step + entries.count) % entries.count
        show()
    }

    private func show() {
        let entry = entries[index]
        entry.showInWindow(of: host)
        host.scene.title = "\(entry.name), \(index + 1) of \(entries.count)"
    }
}
