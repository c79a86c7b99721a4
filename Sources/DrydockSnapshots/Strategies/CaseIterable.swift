import Foundation

extension Snapshotting where Value: CaseIterable, Format == String {
    /// What a function makes of each case, as lines of comma-separated values.
    public static func `func`<A>(
        into witness: Snapshotting<A, Format>
    ) -> Snapshotting<(Value) -> A, Format> {
        var result = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
            Value.allCases.reduce(Async(value: [String]())) { rows, input in
                Async { callback in
                    rows.run { rows in
                        witness.snapshot(function(input)).run { output in
                            callback(rows + ["\(quoted("\(input)")),\(quoted(output))"])
                        }
                    }
                }
            }
            .map { $0.joined(separator: "\n") }
        }
        result.pathExtension = "csv"
        return result
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
