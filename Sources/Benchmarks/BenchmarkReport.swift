import Foundation

/// Prints results and their budgets, and records whether all budgets were met.
struct BenchmarkReport {
  private var missed = 0

  /// Prints a result that has a budget.
  ///
  /// - Parameters:
  ///   - name: The name of the measurement.
  ///   - value: The result.
  ///   - unit: Its unit, such as `times the floor`.
  ///   - budget: The upper or lower bound of the result.
  ///   - isUpperBound: Whether the budget is an upper bound.
  mutating func add(_ name: String, _ value: Double, _ unit: String, budget: Double, isUpperBound: Bool = true) {
    let isKept = isUpperBound ? value <= budget : value >= budget
    if !isKept { missed += 1 }
    let sign = isUpperBound ? "<=" : ">="
    print("\(isKept ? "✔" : "✘") \(name): \(Self.text(value)) \(unit) (budget \(sign) \(Self.text(budget)))")
  }

  /// Prints a result that explains another one.
  func note(_ name: String, _ value: Double, _ unit: String) {
    print("    \(name): \(Self.text(value)) \(unit)")
  }

  /// Ends the program, with exit code 1 if a budget was not met.
  func finish() -> Never {
    exit(missed == 0 ? 0 : 1)
  }

  private static func text(_ value: Double) -> String {
    if value >= 1000 { return String(Int(value.rounded())) }
    return String((value * 100).rounded() / 100)
  }
}
