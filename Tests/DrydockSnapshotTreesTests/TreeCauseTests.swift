import DrydockSnapshotResults
import DrydockSnapshotTrees
import Testing

struct TreeCauseTests {
    private func summaries(_ old: [View], _ new: [View]) -> [String] { causes(old, new).map(\.summary) }

    @Test("equal trees have no causes")
    func equal() {
        let views = [View("Card", "card", (0, 0, 50, 50), [:], [label("title", "a"), label(nil, "b")])]
        #expect(causes(views, views).isEmpty)
    }

    @Test(
        "an attribute's change names the view and says what it was and is",
        arguments: [
            ("font", "Inter-Regular 13", "Inter-Regular 14", "title font 13 → 14"),
            ("font", "Inter-Regular 13", "Inter-Bold 13", "title font Inter-Regular → Inter-Bold"),
            (
                "font", "Inter-Regular 13", "Inter-Bold 14",
                "title font Inter-Regular 13 → Inter-Bold 14"
            ),
            ("text", "Message", "Mesage", "title \"Message\" → \"Mesage\""),
            ("text", nil, "a\nb", "title \"\" → \"a\\nb\""),
            ("backgroundColor", "#007AFF", "#0079FF", "title backgroundColor #007AFF → #0079FF"),
            ("backgroundColor", nil, "#0079FF", "title backgroundColor none → #0079FF"),
            ("alpha", nil, "0.99", "title alpha 1 → 0.99"),
            ("isHidden", "true", nil, "title isHidden true → false"),
        ] as [(String, String?, String?, String)]
    )
    func attribute(_ name: String, old: String?, new: String?, summary: String) throws {
        func view(_ value: String?) -> View {
            View("UILabel", "title", (0, 0, 9, 9), value.map { [name: $0] } ?? [:])
        }
        let cause = try #require(causes([view(old)], [view(new)]).first)
        #expect(cause.summary == summary)
        #expect(cause.component == "title")
        #expect(cause.attribute == name)
        #expect(cause.type == "UILabel")
    }

    @Test(
        "a size that follows from what is in a view is no cause beside that",
        arguments: ["contentSize", "intrinsicContentSize"]
    )
    func contentSizes(_ attribute: String) {
        func views(_ size: String, _ height: Double, hidden: [String: String] = [:]) -> [View] {
            let rows = View(
                "Rows",
                "rows",
                (0, 0, 50, height),
                [:],
                [View("Row", "row", (0, 0, 50, 9), hidden)]
            )
            return [View("Scroll", "scroll", (0, 0, 50, 50), [attribute: size], [rows])]
        }
        #expect(
            summaries(views("50 × 99", 99), views("50 × 90", 90, hidden: ["isHidden": "true"]))
                == ["row isHidden false → true"]
        )
        #expect(
            summaries(views("50 × 99", 99), views("50 × 90", 99))
                == ["scroll \(attribute) 50 × 99 → 50 × 90"]
        )
    }

    @Test("a view that went to another superview is one change, with what else changed about it")
    func superview() {
        func views(_ isMoved: Bool, _ color: String = "#FF0000") -> [View] {
            let badge = View("Badge", "badge", (0, 0, 9, 9), ["color": color], [label(nil, "new")])
            return [
                View("Header", "header", (0, 0, 50, 20), [:], isMoved ? [] : [badge]),
                View(
                    "Footer",
                    "footer",
                    (0, 80, 50, 20),
                    [:],
                    [label(nil, "end")] + (isMoved ? [badge] : [])
                ),
            ]
        }
        #expect(summaries(views(false), views(true)) == ["badge moved from header to footer"])
        #expect(
            summaries(views(false), views(true, "#00FF00"))
                == ["badge moved from header to footer", "badge color #FF0000 → #00FF00"]
        )
        let words = label(nil, "alone")
        #expect(
            summaries([View("Header"), words], [View("Header", nil, (0, 0, 10, 10), [:], [words])])
                == ["UILabel \"alone\" moved from window to Header"]
        )
        // Two of a kind may be any.
        #expect(summaries(views(false) + views(false), views(true) + views(true)).count >= 4)
    }

    @Test("a long text is cut to what lies around the difference")
    func longText() {
        let words = String(repeating: "word ", count: 40)
        #expect(
            summaries([label("title", words + "one")], [label("title", words + "two")])
                == ["title \"…word word one\" → \"…word word two\""]
        )
    }

    @Test("a view without a name is known by class and text, and by where it is")
    func names() {
        func row(_ name: String, _ color: String) -> View {
            View(
                "Row",
                name,
                (0, 0, 9, 9),
                [:],
                [View("UIView", nil, (0, 0, 1, 1), ["backgroundColor": color])]
            )
        }
        #expect(summaries([label(nil, "a")], [label(nil, "b")]) == ["UILabel \"a\" → \"b\""])
        #expect(
            summaries(
                [row("first", "#000000"), row("second", "#000000")],
                [row("first", "#000000"), row("second", "#FF0000")]
            )
                == ["second.UIView backgroundColor #000000 → #FF0000"]
        )
        #expect(
            summaries(
                [View("UIView", nil, (0, 0, 1, 1)), View("UIView", nil, (1, 0, 1, 1))],
                [View("UIView", nil, (0, 0, 1, 1)), View("UIView", nil, (1, 0, 1, 2))]
            ) == ["UIView[1] height 1 → 2"]
        )
    }

    // MARK: - Subviews

    @Test("what is put in shifts nothing")
    func insertion() throws {
        let rows = (0..<5).map { View("Row", nil, (0, Double($0) * 10, 50, 10), [:], [label(nil, "\($0)")]) }
        var more = (0..<6).map { View("Row", nil, (0, Double($0) * 10, 50, 10), [:], []) }
        for (place, text) in ["0", "1", "new", "2", "3", "4"].enumerated() {
            more[place].subviews = [label(nil, text)]
        }
        let cause = try #require(causes(rows, more).first)
        #expect(causes(rows, more).count == 1)
        #expect(cause.summary == "Row[2] added to window")
        #expect(cause.attribute == "subviews")
        #expect(cause.consequences == ["Row[3], Row[4], Row[5] moved by (0, 10)"])
        #expect(summaries(more, rows) == ["Row[2] removed from window"])
    }

    @Test("views that exchanged their places are reordered, with names and without")
    func order() {
        for name in ["badge", nil] {
            let views = [label("a", "1"), label(name, "2"), label("c", "3")]
            let found = causes(views, [views[1], views[0], views[2]])
            #expect(found.map(\.attribute) == ["order"])
            #expect(found.first?.summary.hasSuffix("reordered in window: 1 → 2") == true)
        }
        let red = View("UIView", nil, (0, 0, 10, 10), ["backgroundColor": "#FF0000"])
        let blue = View("UIView", nil, (5, 5, 10, 10), ["backgroundColor": "#0000FF"])
        #expect(causes([red, blue], [blue, red]).map(\.attribute) == ["order"])
    }

    @Test("a view of another class under the same name is the same view")
    func changedClass() {
        #expect(
            summaries([View("UILabel", "title")], [View("Marquee", "title")]) == [
                "title class UILabel → Marquee"
            ]
        )
    }

    // MARK: - Consequences

    @Test("what moved because of a spacing stands under it, in points and in pixels")
    func spacing() throws {
        func card(_ spacing: String, _ offset: Double) -> View {
            View(
                "UIStackView",
                "profileStack",
                (0, 0, 50, 50 + offset),
                isConstrained: true,
                ["spacing": spacing],
                [
                    View("UILabel", "nameLabel", (0, 0, 50, 20), isConstrained: true),
                    View("UIButton", "messageButton", (0, 28 + offset, 50, 20), isConstrained: true),
                    View("UIView", "line", (0, 28 + offset, 50, 20), isConstrained: true),
                ]
            )
        }
        let found = causes([card("8", 0)], [card("8.5", 0.5)], scale: 2)
        #expect(found.count == 1)
        let cause = try #require(found.first)
        #expect(cause.summary == "profileStack spacing 8 → 8.5")
        #expect(
            cause.consequences == [
                "profileStack height 50 → 50.5 = 100 → 101 px",
                "messageButton, line moved by (0, 0.5) = (0, 1) px",
            ]
        )
    }

    @Test("a frame that nothing else explains is a cause, and takes along what is in it")
    func frame() throws {
        func card(_ x: Double, _ width: Double) -> View {
            View(
                "Card",
                "card",
                (x, 0, width, 10),
                [:],
                [View("UIView", "line", (0, 0, width, 1), isConstrained: true)]
            )
        }
        let found = causes([card(0, 50)], [card(1, 52)])
        #expect(found.map(\.summary) == ["card moved by (1, 0), width 50 → 52"])
        #expect(found.map(\.attribute) == ["frame"])
        #expect(found.first?.consequences == ["line width 50 → 52"])
    }

    @Test("two changes that have nothing to do with each other are two causes")
    func two() {
        func views(_ x: Double, _ color: String) -> [View] {
            [
                View("UIView", "a", (x, 0, 10, 10)),
                View("UIView", "b", (50, 0, 10, 10), ["backgroundColor": color]),
            ]
        }
        #expect(
            Set(summaries(views(0, "#000000"), views(1, "#000001")))
                == ["a moved by (1, 0)", "b backgroundColor #000000 → #000001"]
        )
    }

    @Test("a frame that was set is no consequence of what cannot have set it")
    func setFrames() {
        func board(_ x: Double, _ font: String, of type: String = "Board") -> [View] {
            [
                View(
                    type,
                    "board",
                    (0, 0, 90, 90),
                    [:],
                    [
                        View("UILabel", "caption", (0, 0, 10, 10), ["font": font]),
                        View("UIView", "badge", (x, 20, 10, 10)),
                    ]
                )
            ]
        }
        let font = "caption font 13 → 14"
        #expect(
            Set(summaries(board(0, "Inter 13"), board(1, "Inter 14"))) == [font, "badge moved by (1, 0)"]
        )
        // Neither is it one of what happens inside of a sibling that stays where it is.
        func panel(_ isHidden: String, _ x: Double) -> [View] {
            [
                View(
                    "Board",
                    "board",
                    (0, 0, 90, 90),
                    [:],
                    [
                        View(
                            "UIView",
                            "panel",
                            (0, 0, 30, 30),
                            [:],
                            [View("UIView", "tile", (0, 0, 9, 9), ["isHidden": isHidden])]
                        ), View("UIView", "badge", (x, 40, 10, 10)),
                    ]
                )
            ]
        }
        #expect(
            Set(causes(panel("false", 0), panel("true", 1)).map(\.attribute)) == ["isHidden", "frame"]
        )
        // A view that lays out by hand may have made room.
        func list(_ height: Double, _ text: String) -> [View] {
            [
                View(
                    "List",
                    "list",
                    (0, 0, 90, 90),
                    [:],
                    [
                        View("UILabel", "caption", (0, 0, 10, height), ["text": text]),
                        View("UIView", "badge", (0, height, 10, 10)),
                    ]
                )
            ]
        }
        let found = causes(list(10, "a"), list(20, "b"))
        #expect(found.map(\.attribute) == ["text"])
        #expect(found.first?.consequences == ["caption height 10 → 20", "badge moved by (0, 10)"])
    }

    @Test("a constraint's constant is named with its place, and what it moved stands under it")
    func constraint() throws {
        func constraint(_ constant: Double) -> SnapshotTree.Constraint {
            SnapshotTree.Constraint(
                first: item(2, "leading"),
                relation: "==",
                second: item(1, "leading", guide: "safeAreaLayoutGuide"),
                constant: constant
            )
        }
        func card(_ x: Double) -> View {
            View(
                "Card",
                "card",
                (0, 0, 50, 50),
                isConstrained: true,
                [:],
                [
                    View("UIView", "avatar", (x, 0, 10, 10), isConstrained: true)
                ]
            )
        }
        let found = causes(
            [card(8)],
            [card(9)],
            oldConstraints: [constraint(8)],
            newConstraints: [constraint(9)],
            place: "Card.swift:12"
        )
        #expect(found.count == 1)
        let cause = try #require(found.first)
        #expect(
            cause.summary
                == "avatar.leading == card.safeAreaLayoutGuide.leading + 8 → == card.safeAreaLayoutGuide.leading + 9, "
                + "Card.swift:12"
        )
        #expect(cause.component == "avatar")
        #expect(cause.attribute == "constant")
        #expect(cause.consequences == ["avatar moved by (1, 0)"])
    }

    @Test("a constraint that came, went or has another end")
    func constraints() {
        let views = (0..<3).map { View("UIView", "v\($0)", (0, 0, 1, 1), isConstrained: true) }
        func top(_ second: Int) -> SnapshotTree.Constraint {
            SnapshotTree.Constraint(first: item(3, "top"), relation: "==", second: item(second, "bottom"))
        }
        func summaries(_ old: [SnapshotTree.Constraint], _ new: [SnapshotTree.Constraint]) -> [String] {
            causes(views, views, oldConstraints: old, newConstraints: new).map(\.summary)
        }
        #expect(summaries([top(1)], [top(2)]) == ["v2.top == v0.bottom → == v1.bottom"])
        #expect(summaries([], [top(1)]) == ["v2.top == v0.bottom added"])
        #expect(summaries([top(1)], []) == ["v2.top == v0.bottom removed"])
        #expect(summaries([top(1), top(2)], [top(2), top(1)]).isEmpty)
    }

    @Test("what a state, a tint and half a side bring about stands under them")
    func folded() throws {
        func button(_ attributes: [String: String], _ color: String) -> View {
            View(
                "UIButton",
                "button",
                (0, 0, 10, 10),
                attributes,
                [label("titleLabel", "Go", ["textColor": color])]
            )
        }
        let state = causes(
            [button([:], "#FFFFFF")],
            [button(["isEnabled": "false", "alpha": "0.4"], "#888888")]
        )
        #expect(state.map(\.summary) == ["button isEnabled true → false"])
        #expect(
            state.first?.consequences == [
                "button alpha 1 → 0.4", "button.titleLabel textColor #FFFFFF → #888888",
            ]
        )
        let tint = causes(
            [button(["tintColor": "#0000FF"], "#0000FF")],
            [button(["tintColor": "#0000FE"], "#0000FE")]
        )
        #expect(tint.map(\.attribute) == ["tintColor"])
        let round = causes(
            [View("UIView", "dot", (0, 0, 10, 10), ["cornerRadius": "5", "image": "a"])],
            [View("UIView", "dot", (0, 0, 12, 12), ["cornerRadius": "6", "image": "b"])]
        )
        #expect(round.map(\.attribute) == ["image"])
        #expect(round.first?.consequences == ["dot cornerRadius 5 → 6", "dot size 10 × 10 → 12 × 12"])
    }

    // MARK: - Pixels

    @Test("what only paints where nothing differs is left out, the weightiest comes first")
    func visibility() {
        func views(_ color: String) -> [View] {
            [
                View("UIView", "small", (0, 0, 5, 5), ["backgroundColor": color]),
                View("UIView", "large", (50, 0, 40, 40), ["backgroundColor": color]),
                View("UIView", "covered", (0, 50, 40, 40), ["backgroundColor": color]),
            ]
        }
        let found = causes(
            views("#000000"),
            views("#000001"),
            clusters: [
                PictureCluster(x: 0, y: 0, width: 5, height: 5, greatest: 1),
                PictureCluster(x: 50, y: 0, width: 40, height: 40, greatest: 1),
            ]
        )
        #expect(found.map(\.component) == ["large", "small"])
    }
}
