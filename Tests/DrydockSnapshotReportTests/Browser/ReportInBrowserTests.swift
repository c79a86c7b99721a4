import DrydockRaster
import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation
import Testing

/// The page in a real browser, by its keys alone.
@Suite(
    .enabled(if: HeadlessBrowser.executable != nil, "needs Chromium: apt-get install chromium"),
    .serialized
)
struct ReportInBrowserTests {
    /// Four failures: two with one cause, one without, and a text.
    private func page(_ fixture: ResultsFixture) throws -> String {
        let cause = SnapshotCause(component: "label", attribute: "font", summary: "label font 13 → 14")
        let red = Picture.png(accent: 0xFF00_00FF)
        let blue = Picture.png(accent: 0xFFFF_0000)
        for name in ["a", "b"] {
            try fixture.fail("\(name).png", test: "T.A/\(name)()", reference: red, actual: blue) {
                $0.causes = [cause]
                $0.clusters = [PictureCluster(x: 8, y: 8, width: 8, height: 8, greatest: 255)]
                $0.scale = 2
            }
        }
        try fixture.fail("c.png", test: "T.C/other()", kind: .missing, actual: blue)
        try fixture.fail("d.txt", test: "T.D/text()", reference: Array("1".utf8), actual: Array("2".utf8))
        try fixture.log(uses: ["e.png"])
        return try HTMLReport.make(of: fixture.results())
    }

    private func withPage(isDark: Bool = false, _ body: (HeadlessBrowser, ResultsFixture) throws -> Void)
        throws
    {
        let fixture = try ResultsFixture()
        let browser = try HeadlessBrowser(isDark: isDark)
        try browser.show(page(fixture))
        try browser.wait(for: "!!document.querySelector('#stage[data-ready=f1] canvas')")
        try body(browser, fixture)
        #expect(browser.exceptions == [])
    }

    private static let hash = "location.hash"
    private static let mode = "document.querySelector('#tools [aria-pressed=true]').textContent"
    private static let zoom = "document.getElementById('zoom-value').textContent"
    private static let pixels = "document.getElementById('pixels').innerText"
    private static let visible = "String(document.querySelectorAll('.row:not([hidden])').length)"

    @Test("keys go through failures, views, zoom, pixels, search and themes")
    func keys() throws {
        try withPage { browser, _ in
            #expect(try browser.text(Self.hash) == "#f1")
            for (key, hash) in [
                ("j", "#f2"), ("ArrowDown", "#f3"), ("k", "#f2"), ("ArrowUp", "#f1"), ("k", "#f1"),
            ] {
                try browser.press(key)
                #expect(try browser.text(Self.hash) == hash)
            }
            try browser.wait(for: "document.querySelector('#stage')?.dataset.ready === 'f1'")
            for (key, mode) in [("2", "Slider"), ("3", "Blink"), ("4", "Difference"), ("1", "Side by side")] {
                try browser.press(key)
                #expect(try browser.text(Self.mode) == mode)
            }
            // 48 × 32 pixels fit eight times at the most.
            #expect(try browser.text(Self.zoom) == "800%")
            try browser.press("-")
            #expect(try browser.text(Self.zoom) == "600%")
            try browser.press("+")
            try browser.press("+")
            #expect(try browser.text(Self.zoom) == "1200%")
            try browser.press("n")
            #expect(try browser.text(Self.pixels).contains("x 12, y 12 · 6, 6 pt"))
            #expect(try browser.text(Self.pixels).contains("#FF0000"))
            #expect(try browser.text(Self.pixels).contains("#0000FF"))
            #expect(try browser.text(Self.pixels).contains("R−255 B+255"))
            try browser.press("ArrowLeft", shift: true, alt: true)
            #expect(try browser.text(Self.pixels).contains("x 2, y 12"))
            #expect(try browser.text(Self.pixels).contains("the same"))
            try browser.press("0")
            #expect(try browser.text(Self.zoom) == "800%")
            try browser.press("/")
            try browser.type("font")
            #expect(try browser.text(Self.visible) == "2")
            try browser.press("Escape")
            #expect(try browser.text(Self.visible) == "4")
            try browser.press("p")
            #expect(try browser.text("document.querySelector('article.current').id") == "passes")
            try browser.press("?", shift: true)
            #expect(try browser.evaluate("document.getElementById('help').open") as? Bool == true)
        }
    }

    @Test("what is chosen is a list that the command accepts")
    func choosing() throws {
        try withPage { browser, fixture in
            try browser.evaluate(
                "HTMLAnchorElement.prototype.click = function () { window.saved = decodeURIComponent(this.href); }"
            )
            try browser.press("A", shift: true)
            #expect(try browser.text("document.getElementById('chosen').textContent") == "2")
            try browser.press("a")
            #expect(try browser.text("document.getElementById('chosen').textContent") == "1")
            #expect(
                try browser.evaluate("document.querySelector('.choose-group').indeterminate") as? Bool == true
            )
            try browser.press("s")
            let list = try browser.text("saved.split(',').slice(1).join(',')")
            #expect(list == fixture.reference("b.png") + "\n")
            let failures = try fixture.results().failures
            #expect(try FailureSelection.listed(list, name: "list", in: failures).count == 1)
        }
    }

    @Test(
        "the slider shows the reference on its left and the actual picture on its right, and moves with the arrows"
    )
    func slider() throws {
        try withPage { browser, _ in
            try browser.press("2")
            try browser.press("f")
            // Over the middle of the square: a quarter of the picture's width.
            func colors(_ position: Double) throws -> [UInt32] {
                let box = try browser.text(
                    """
                    (() => { const b = document.querySelector('.sheet').getBoundingClientRect();
                    return [b.left, b.top, b.width, b.height].join(' '); })()
                    """
                ).split(separator: " ").compactMap { Double($0) }
                let shot = try browser.screenshot()
                return [9.5, 14.5].map { x in
                    let column = Int(box[0] + box[2] * x / 48)
                    let row = Int(box[1] + box[3] * 10 / 32)
                    return shot[row * shot.width + column]
                }
            }
            for _ in 0..<13 { try browser.press("ArrowLeft") }
            #expect(try colors(0.24) == [0xFF00_00FF, 0xFFFF_0000])
            for _ in 0..<20 { try browser.press("ArrowRight") }
            #expect(try colors(0.64) == [0xFF00_00FF, 0xFF00_00FF])
        }
    }

    @Test("blinking changes the picture at each press")
    func blink() throws {
        try withPage { browser, _ in
            try browser.press("3")
            let title = "document.querySelector('.pane > b').innerText.trim()"
            #expect(try browser.text(title) == "Actual")
            try browser.press(" ")
            #expect(try browser.text(title) == "Reference")
            try browser.press(" ")
            #expect(try browser.text(title) == "Actual")
        }
    }

    @Test("the page is dark where the reader prefers that, and d switches")
    func themes() throws {
        try withPage(isDark: true) { browser, _ in
            func ground() throws -> PremultipliedColor {
                let shot = try browser.screenshot()
                return shot.pixel(atX: shot.width - 4, y: shot.height - 4)
            }
            #expect(try ground().r < 40)
            try browser.press("d")
            #expect(try ground().r > 230)
            try browser.press("d")
            #expect(try ground().r < 40)
            try browser.prefer(isDark: false)
            #expect(try ground().r < 40, "what was chosen stays")
        }
    }

    @Test("names that look like markup do nothing")
    func hostile() throws {
        let fixture = try ResultsFixture()
        let attack =
            "\"\u{301}><img src=x onerror=\"window.attacked = true\"><script>window.attacked = true</script>"
        try fixture.fail("a.png") {
            $0.test = attack
            $0.message = attack
            $0.causes = [SnapshotCause(component: attack, attribute: attack, summary: attack)]
        }
        let browser = try HeadlessBrowser()
        try browser.show(HTMLReport.make(of: fixture.results()))
        try browser.wait(for: "!!document.querySelector('#stage canvas')")
        #expect(try browser.evaluate("window.attacked === undefined") as? Bool == true)
        #expect(try browser.text("document.querySelector('.causes span').textContent") == attack)
    }
}
