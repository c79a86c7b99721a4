import Foundation
import Testing

/// Which test runs: the suite, the function and the arguments that tell it from every other one of its file.
package struct TestIdentity: Hashable, Sendable {
    /// Outermost first; empty for a free function.
    package var suite: [String] = []
    /// Without the parentheses; nil outside of a test.
    package var function: String?
    /// One for each parameter, `label=value`, or the value alone for parameters without a label.
    package var arguments: [String] = []

    package init(suite: [String] = [], function: String? = nil, arguments: [String] = []) {
        self.suite = suite
        self.function = function
        self.arguments = arguments
    }

    /// The test that Swift Testing or XCTest runs at this moment.
    static var current: TestIdentity {
        if let test = Test.current { return TestIdentity(test: test, testCase: Test.Case.current) }
        return XCTestObserver.currentTest ?? TestIdentity()
    }

    init(test: Test, testCase: Test.Case?) {
        // For functions the last component is the function.
        suite = test.id.nameComponents.dropLast().map(Self.withoutBackticks)
        function = Self.function(test.name)
        arguments = testCase.map(Self.arguments) ?? []
    }

    /// `#function` or a test's name without backticks and parameters.
    static func function(_ name: String) -> String {
        guard name.hasSuffix(")"), let parenthesis = name.lastIndex(of: "(") else {
            return withoutBackticks(name)
        }
        return withoutBackticks(String(name[..<parenthesis]))
    }

    private static func withoutBackticks(_ name: String) -> String {
        name.filter { $0 != "`" }
    }

    /// Swift Testing keeps the arguments to itself, so they are read by reflection; where it keeps them differently,
    /// there are none, and two cases that use one reference fail as such.
    private static func arguments(of testCase: Test.Case) -> [String] {
        guard testCase.isParameterized else { return [] }
        func child(_ value: Any, _ label: String) -> Any? {
            Mirror(reflecting: value).children.first { $0.label == label }?.value
        }
        guard let kind = child(testCase, "_kind"),
            let parameterized = child(kind, "parameterized"),
            let arguments = child(parameterized, "arguments")
        else { return [] }
        return Mirror(reflecting: arguments).children.compactMap { _, argument in
            guard let value = child(argument, "value") else { return nil }
            let label = child(argument, "parameter").flatMap { child($0, "firstName") } as? String
            let text = description(of: value)
            return label.map { $0 == "_" ? text : "\($0)=\(text)" } ?? text
        }
    }

    /// As the test's output has it, but for quotes around text, and for addresses in the names of private types.
    private static func description(of argument: Any) -> String {
        if let text = argument as? String { return text }
        var text = String(describingForTest: argument)
        while let start = text.range(of: "(unknown context at $"),
            let end = text.range(of: ").", range: start.upperBound..<text.endIndex)
        {
            text.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return text
    }
}
