import Drydock
import DrydockAnchorage
import DrydockCatalogue
import DrydockPNG
import Foundation
import DrydockPlatform
import DrydockRaster
import DrydockShowcase

/// Something the demo does again and again: what comes before it, and one turn of it.
@MainActor
struct FrameSubject {
    let name: String
    let turn: () -> Void

    /// The demo's own screens at one scale, from view tree to pixels.
    static func all(scale: Int) -> [FrameSubject] {
        [
            homeRedraw(scale), pillPress(scale), liveBlur(scale), slideStep(scale), scrollStep(scale),
            scrollStep(scale, grounds: true), cellsStep(scale),
            unchanged(scale), heapStep(scale),
            componentPicture(scale), screenPicture(scale),
        ] + collections(scale)
    }

    private static func homeRedraw(_ scale: Int) -> FrameSubject {
        let (host, home) = shown(scale)
        return FrameSubject(name: "home, every pixel redrawn") {
            home.view.backgroundColor = home.view.backgroundColor == .white ? .systemGray6 : .white
            _ = host.render()
        }
    }

    private static func pillPress(_ scale: Int) -> FrameSubject {
        let (host, home) = shown(scale)
        let pill = pills(in: home.view).first
        return FrameSubject(name: "home, the pill changed") {
            pill?.isHighlighted.toggle()
            _ = host.render()
        }
    }

    private static func liveBlur(_ scale: Int) -> FrameSubject {
        let (host, home) = shown(scale, modal: true)
        return FrameSubject(name: "modal, live blur of all behind") {
            home.view.backgroundColor = home.view.backgroundColor == .white ? .systemGray6 : .white
            _ = host.render()
        }
    }

    /// The transition there and back, a frame at a time at 120 a second.
    private static func slideStep(_ scale: Int) -> FrameSubject {
        let (host, home) = shown(scale)
        return FrameSubject(name: "modal, one step of its slide") {
            if !host.isAnimating {
                if home.presentedViewController == nil {
                    home.showModal(animated: true)
                } else {
                    home.dismiss(animated: true)
                }
            }
            host.advance(by: 1.0 / 120)
            _ = host.render()
        }
    }

    /// Six points of an opaque page of rows that fills the screen: down to its end, and up again.
    /// - Parameter grounds: whether each row has a colour of its own.
    private static func scrollStep(_ scale: Int, grounds: Bool = false) -> FrameSubject {
        let host = ApplicationHost(
            size: CatalogueEntry.referenceSize,
            scale: CGFloat(scale),
            showsStatusBar: false
        )
        let scroll = UIScrollView(frame: host.window.bounds)
        scroll.backgroundColor = .white
        scroll.showsVerticalScrollIndicator = false
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: 100 * 60)
        for row in 0..<100 {
            let label = UILabel(frame: CGRect(x: 16, y: row * 60, width: 358, height: 60))
            label.text = "Row \(row): a line of text as lists have it"
            if grounds { label.backgroundColor = UIColor(white: 0.6 + CGFloat(row % 7) / 20, alpha: 1) }
            scroll.addSubview(label)
        }
        host.window.addSubview(scroll)
        _ = host.render()
        var way: CGFloat = 6
        let rows = grounds ? "coloured rows" : "rows"
        return FrameSubject(name: "a page of \(rows), one step of its scrolling") {
            let end = scroll.contentSize.height - scroll.bounds.height
            if !(0...end).contains(scroll.contentOffset.y + way) { way = -way }
            scroll.contentOffset.y += way
            _ = host.render()
        }
    }

    private static func unchanged(_ scale: Int) -> FrameSubject {
        let (host, _) = shown(scale, modal: true)
        return FrameSubject(name: "modal, nothing changed") { _ = host.render() }
    }

    /// What one golden test of a component costs but for reading its reference.
    private static func componentPicture(_ scale: Int) -> FrameSubject {
        FrameSubject(name: "a new pill on 390 × 200 points, drawn and checked") {
            let host = ApplicationHost(
                size: CGSize(width: 390, height: 200),
                scale: CGFloat(scale),
                showsStatusBar: false
            )
            let pill = PillButton(title: "Show Me The Modal")
            host.window.addSubview(pill)
            pill.centerAnchors == host.window.centerAnchors
            checksumSink ^= PNGEncoder.pixelChecksum(of: host.render().bitmap)
        }
    }

    /// What one golden test of a whole screen costs but for reading its reference.
    private static func screenPicture(_ scale: Int) -> FrameSubject {
        FrameSubject(name: "a new home and modal, drawn and checked") {
            let (host, _) = shown(scale, modal: true)
            checksumSink ^= PNGEncoder.pixelChecksum(of: host.render().bitmap)
        }
    }

    private static func shown(_ scale: Int, modal: Bool = false) -> (ApplicationHost, MainViewController) {
        let host = ApplicationHost(size: CatalogueEntry.referenceSize, scale: CGFloat(scale))
        let home = MainViewController()
        host.window.rootViewController = home
        if modal { home.showModal(animated: false) }
        host.finishAnimations()
        return (host, home)
    }

    private static func pills(in view: UIView) -> [PillButton] {
        view.subviews.flatMap { subview in
            (subview as? PillButton).map { [$0] } ?? pills(in: subview)
        }
    }

    /// Keeps the optimiser from leaving out a checksum that nobody reads.
    private static var checksumSink: UInt64 = 0
}
