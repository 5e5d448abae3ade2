/// A log of the rules that a builder of payloads applies, which also says whether a rule holds.
package struct RuleLog: Sendable {
  /// Which rules hold.
  package let switches: RuleSwitches
  /// The rules that were applied, some perhaps more than once.
  package private(set) var rules: [RuleID]

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - switches: Which rules hold.
  ///   - rules: The rules that were applied before.
  package init(_ switches: RuleSwitches, applied rules: [RuleID] = []) {
    self.switches = switches
    self.rules = rules
  }

  /// Returns whether a rule holds and, if so, adds it to the log. Call it only where the rule makes a difference.
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
