import Drydock
import DrydockCatalogue
import DrydockShowcase
import Testing

struct ListAndTreeCommandTests {
    @Test("list prints the name of every picture, one a line")
    func list() throws {
        let result = try BuiltCommand().run("list")
        #expect(result.exitCode == 0)
        #expect(
            result.lines == [
                "scenes", "scenes-dark", "home", "home-pill-highlighted", "home-pill-disabled",
                "home-arabic", "modal", "modal-arabic",
                "logo", "pill-normal",
                "pill-highlighted", "pill-disabled", "dismiss", "canvas", "canvas-dark", "layers",
                "layers-dark", "particles", "particles-dark", "depth", "depth-dark",
                "materials", "materials-dark", "buttons", "buttons-dark", "languages", "languages-dark",
                "code-and-links",
                "code-and-links-dark", "controls", "controls-dark",
                "labels", "labels-dark", "switches", "switches-dark", "sliders", "sliders-dark",
                "steppers", "steppers-dark", "segmented-controls", "segmented-controls-dark",
                "page-controls", "page-controls-dark", "progress", "progress-dark", "search-bars",
                "search-bars-dark",
                "scrolling-top", "scrolling-scrolled", "gestures", "pointer", "pointer-dark",
                "dynamics", "dynamics-dark", "fields",
                "fields-dark", "symbols",
                "symbols-dark",
                "navigation", "navigation-collapsing", "navigation-scrolled", "navigation-searching",
                "navigation-pushed",
                "navigation-pushed-dark",
                "alert-light", "alert-dark", "alert-fields", "alert-fields-dark", "action-sheet-light",
                "action-sheet-dark", "sheet",
                "sheet-medium", "sheet-large", "menu-light", "menu-dark", "menu-lifted",
                "menu-lifted-dark", "menu-edit", "menu-edit-dark", "empty-states", "empty-states-dark",
                "empty-states-loading",
                "empty-states-search", "tabs", "tabs-dark",
                "branded", "branded-dark",
                "content-view", "content-view-dark", "content-view-model",
                "nib-content-view", "nib-content-view-dark", "nib-overview",
                "class-settings", "class-settings-dark", "class-settings-off", "recipients",
                "recipients-selected", "recipients-selected-dark", "composer-empty", "composer-typed",
                "composer-typed-dark", "composer-sent",
                "login", "login-invalid-email", "login-short-password", "login-space", "login-progress",
                "login-refused", "login-dark", "login-progress-dark", "forgot-password",
                "email-verification", "playground",
                "collection-grid", "collection-grid-dark", "collection-compositional",
                "collection-compositional-dark", "collection-list", "collection-list-dark",
                "collection-outline", "collection-outline-editing", "collection-outline-swiped",
                "table-index",
                "table-plain", "table-grouped", "table-inset-grouped", "table-inset-grouped-dark",
                "table-editing", "table-swiped",
            ]
        )
        #expect(result.lines == showcase.entries.map(\.name))
    }

    @Test("tree prints classes, frames and texts")
    func tree() throws {
        let result = try BuiltCommand().run("tree", "home")
        #expect(result.exitCode == 0)
        #expect(result.output.contains("LogoImageView (120 0; 150 150)"))
        #expect(result.output.contains("PillButton (75 180; 240 60)"))
        #expect(result.output.contains("\"Show Me The Modal\""))
    }

    @Test("tree lays out for the size and direction asked for")
    func treeOptions() throws {
        let result = try BuiltCommand().run("tree", "modal", "--size", "320x480", "--direction", "rtl")
        #expect(result.exitCode == 0)
        #expect(result.output.contains("DismissButton (10 30; 16 16)"))
        #expect(result.output.contains("\"HERE\\nIS\\nTHE\\nMODAL!\""))
    }

    @Test("tree prints the constraints, and that nothing is ambiguous")
    func treeReports() throws {
        let plain = try BuiltCommand().run("tree", "modal").output
        let result = try BuiltCommand().run("tree", "modal", "--constraints", "--ambiguous")
        #expect(result.exitCode == 0)
        #expect(result.output.hasPrefix(plain))
        #expect(result.output.contains("\nConstraints: "))
        let trailing = "dismissButton.trailing == view.trailing - 10, ModalViewController.swift:"
        #expect(result.output.contains(trailing))
        #expect(result.output.hasSuffix("\nAmbiguous: none\n"))
    }

    @Test("tree of an unknown name ends with 64 and tells what lists the known ones")
    func unknownName() throws {
        let result = try BuiltCommand().run("tree", "nosuch")
        #expect(result.exitCode == 64)
        #expect(result.errors.contains("'drydock list' prints all names."))
    }

    @Test("help ends with 0 and names every subcommand")
    func help() throws {
        let result = try BuiltCommand().run("--help")
        #expect(result.exitCode == 0)
        for name in ["show", "export", "list", "tree"] { #expect(result.output.contains("\n  \(name) ")) }
    }

    @Test("an unknown subcommand ends with 64")
    func unknownSubcommand() throws {
        #expect(try BuiltCommand().run("bogus").exitCode == 64)
    }
}
