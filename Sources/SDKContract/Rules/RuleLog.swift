/// What a builder of payloads asks whether a rule holds; it remembers the rules that were applied.
package struct RuleLog: Sendable {
  /// Which rules hold.
  package let switches: RuleSwitches
  /// The rules that were applied, some perhaps more than once.
  package private(set) var rules: [RuleID]

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - switches: Which rules hold.
  ///   - rules: What was applied before.
  package init(_ switches: RuleSwitches, applied rules: [RuleID] = []) {
    self.switches = switches
    self.rules = rules
  }

  /// Returns whether a rule holds, and notes it if so: to be asked only where the rule makes a difference.
  package mutating func applies(_ rule: RuleID) -> Bool {
    guard switches.isOn(rule) else { return false }
    rules.append(rule)
    return true
  }

  /// Adds rules that were applied elsewhere.
  package mutating func add(_ rules: [RuleID]) {
    self.rules += rules
  }
}
