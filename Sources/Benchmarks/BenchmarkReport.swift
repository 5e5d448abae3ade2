import Foundation

/// Prints figures and their budgets, and remembers whether all were kept.
struct BenchmarkReport {
  private var missed = 0

  /// Prints a figure that has a budget.
  ///
  /// - Parameters:
  ///   - name: What was measured.
  ///   - value: The figure.
  ///   - unit: Its unit, such as `times the floor`.
  ///   - budget: What the figure must not exceed, or must reach.
  ///   - isUpperBound: Whether the budget is the most that the figure may be.
  mutating func add(_ name: String, _ value: Double, _ unit: String, budget: Double, isUpperBound: Bool = true) {
    let isKept = isUpperBound ? value <= budget : value >= budget
    if !isKept { missed += 1 }
    let sign = isUpperBound ? "<=" : ">="
    print("\(isKept ? "✔" : "✘") \(name): \(Self.text(value)) \(unit) (budget \(sign) \(Self.text(budget)))")
  }

  /// Prints a figure that explains another one.
  func note(_ name: String, _ value: Double, _ unit: String) {
    print("    \(name): \(Self.text(value)) \(unit)")
  }

  /// Ends the program; with exit code 1 if a budget was missed.
  func finish() -> Never {
    exit(missed == 0 ? 0 : 1)
  }

  private static func text(_ value: Double) -> String {
    if value >= 1000 { return String(Int(value.rounded())) }
    return String((value * 100).rounded() / 100)
  }
}
