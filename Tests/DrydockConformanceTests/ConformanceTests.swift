import Drydock
import Foundation
import Testing

/// Holds Drydock to facts about iOS, and the article to the cases.
@Suite struct ConformanceTests {
    @Test(
        "every fact is equal, or differs for a reason that is written down",
        arguments: ConformanceArea.allCases
    )
    func facts(in area: ConformanceArea) throws {
        let checked = try ConformanceCase.checked.get().filter { $0.case.area == area }
        #expect(!checked.isEmpty)
        for item in checked {
            for fact in item.facts {
                let problem = fact.problem
                #expect(problem == nil, "\(item.case.name), \(item.case.source.text)")
            }
        }
    }

    @Test("no two facts have the same name")
    func names() throws {
        var names: Set<String> = []
        for item in try ConformanceCase.checked.get() {
            for fact in item.facts {
                let name = "\(item.case.area.rawValue): \(item.case.name): \(fact.name)"
                let isNew = names.insert(name).inserted
                #expect(isNew, "\(name)")
            }
        }
    }

    @Test("the article's figures are those of the cases")
    func article() throws {
        let file = ConformanceArticle.root.appendingPathComponent(ConformanceArticle.path)
        let text = try String(contentsOf: file, encoding: .utf8)
        let head = try #require(
            text.range(of: ConformanceArticle.start),
            "the article has no place for the tables"
        )
        let made =
            try String(text[..<head.upperBound]) + ConformanceArticle(ConformanceCase.checked.get()).text
        if ProcessInfo.processInfo.environment["DRYDOCK_RECORD"] == "all" {
            try made.write(to: file, atomically: true, encoding: .utf8)
        }
        let isCurrent = text == made
        #expect(
            isCurrent,
            "Run DRYDOCK_RECORD=all swift test --filter DrydockConformanceTests and look at what changed."
        )
    }
}
