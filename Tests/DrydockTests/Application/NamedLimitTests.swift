import Drydock
import DrydockTesting
import Synchronization
import Testing

/// Each limit of a frame names what reached it, and what to do.
/// Source: own choice, as is each limit: UIKit goes on for ever, or stops without a name.
@Suite("Who reached a limit of a frame")
struct NamedLimitTests {
    private let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)

    private func messages(_ body: () -> Void) -> [String] {
        let messages = Mutex<[String]>([])
        Log.recording({ _, message in messages.withLock { $0.append(message) } }, operation: body)
        return messages.withLock(\.self)
    }

    private func add<View: UIView>(_ view: View, _ name: String) -> View {
        view.accessibilityIdentifier = name
        screen.perform { [screen] in screen.window.addSubview(view) }
        screen.host.update()
        return view
    }

    @Test("a view that lays itself out in its own layout")
    func nestedLayouts() {
        var calls = 0
        let view = add(RecordingView(frame: CGRect(0, 0, 10, 10)), "eager")
        let messages = messages {
            screen.perform {
                view.onLayout = { view in
                    calls += 1
                    guard calls < 20 else { return }
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                }
                view.setNeedsLayout()
            }
            screen.host.update()
        }
        #expect(calls == 20)
        #expect(Set(messages).count == 1)
        #expect(
            messages.first
                == "RecordingView \"eager\".layoutIfNeeded is called within layouts of its own tree, 4 within one another: it returns, and the "
                + "outermost one lays the view out. What layoutSubviews calls must not call layoutIfNeeded again."
        )
    }

    @Test("layouts in one another that come to rest name nobody")
    func fewNestedLayouts() {
        let view = add(RecordingView(frame: CGRect(0, 0, 10, 10)), "thorough")
        let inner = RecordingView(frame: CGRect(0, 0, 5, 5))
        let messages = messages {
            screen.perform {
                view.addSubview(inner)
                view.onLayout = { _ in
                    inner.setNeedsLayout()
                    inner.layoutIfNeeded()
                }
                view.setNeedsLayout()
            }
            screen.host.update()
        }
        #expect(messages.isEmpty)
    }

    @Test("a view that asks for its display each time it is drawn")
    func displays() {
        final class Restless: UIView {
            override func draw(_ rect: CGRect) { setNeedsDisplay() }
        }
        let view = add(Restless(frame: CGRect(0, 0, 10, 10)), "restless")
        let messages = messages {
            screen.perform { view.setNeedsDisplay() }
            _ = screen.host.displayList()
        }
        #expect(
            messages == [
                "Restless \"restless\" is drawn in every frame: each time that is done, 2 times in one frame, something asks for its display. "
                    + "What draws it must not call setNeedsDisplay or change what it shows: what is to move belongs to a display link or an animation."
            ]
        )
    }

    @Test("a view that asks for layout each time it is drawn")
    func layoutsOfDisplays() {
        final class Shifting: UIView {
            override func draw(_ rect: CGRect) {
                setNeedsDisplay()
                superview?.setNeedsLayout()
            }
        }
        let view = add(Shifting(frame: CGRect(0, 0, 10, 10)), "shifting")
        let messages = messages {
            screen.perform { view.setNeedsDisplay() }
            _ = screen.host.displayList()
        }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("Shifting \"shifting\" is drawn in every frame") == true)
    }

    @Test("a layer that asks for layout each time it is laid out")
    func layerRounds() {
        final class Fickle: CALayer {
            override func layoutSublayers() { setNeedsLayout() }
        }
        let view = add(UIView(frame: CGRect(0, 0, 10, 10)), "host")
        let messages = messages {
            screen.perform {
                let layer = Fickle()
                layer.name = "fickle"
                view.layer.addSublayer(layer)
                layer.setNeedsLayout()
            }
            screen.host.update()
        }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("fickle") == true)
        #expect(
            messages.first?.hasSuffix(
                "still needs layout after 16 passes: it asks for layout each time it is laid out. Its layoutSublayers must not call "
                    + "setNeedsLayout."
            ) == true
        )
    }

    @Test("a table whose rows bring others into view whenever they are asked for")
    func tableRounds() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.contentOffset.y += 10
                return UITableViewCell()
            }
        }
        let source = Source()
        let messages = messages {
            let table = UITableView(frame: CGRect(0, 0, 100, 100))
            table.rowHeight = 10
            table.dataSource = source
            _ = add(table, "running")
        }
        #expect(
            messages.first
                == "UITableView \"running\" still looks for the rows to show after 16 rounds of one layout: the heights of its rows, or a "
                + "contentOffset that its data source or delegate sets, bring others into view each time. They must depend on the row alone."
        )
    }

    @Test("a collection view whose layout is invalidated whenever it prepares")
    func collectionRounds() {
        final class Doubting: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                invalidateLayout()
            }
        }
        let messages = messages {
            _ = add(
                UICollectionView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: Doubting()),
                "doubting"
            )
        }
        let message =
            "UICollectionView \"doubting\" still has its layout prepare after 4 times in one layout: Doubting is invalidated each time it has "
            + "prepared. Its prepare() and collectionViewContentSize must not invalidate it."
        #expect(messages.contains(message))
    }

    @Test("a delegate that scrolls whenever it is told of scrolling")
    func nestedScrolls() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Chaser: NSObject, UIScrollViewDelegate {
                    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
                }
                let (view, chaser) = (
                    UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Chaser()
                )
                view.accessibilityIdentifier = "chased"
                view.contentSize = CGSize(width: 10, height: 10_000)
                view.delegate = chaser
                view.contentOffset.y = 1
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "UIScrollView \"chased\": scrollViewDidScroll(_:) of its delegate, Chaser, moves the content each time it is called, which calls "
                    + "it again; let it leave a contentOffset alone that is as wanted"
            )
        )
    }

    @Test("a view that each superview puts into another one before it goes")
    func nestedMoves() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Clinging: UIView {
                    var other: UIView?
                    override func willRemoveSubview(_ subview: UIView) { other?.addSubview(subview) }
                }
                let (first, second, view) = (Clinging(), Clinging(), UIView())
                (first.other, second.other) = (second, first)
                view.accessibilityIdentifier = "passed on"
                first.addSubview(view)
                view.removeFromSuperview()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIView \"passed on\" is moved"))
        #expect(text.contains("must not move"))
    }
}
