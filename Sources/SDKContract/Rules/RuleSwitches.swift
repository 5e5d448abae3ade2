/// The rules that are switched off, to find out which tests notice that a rule no longer holds.
///
/// A rule about data is checked where the data is created: without it, a payload, a link or a server's decision is
/// different. A rule about whether or when something happens is checked by the machine that decides. For a rule that
/// causes an action, the owner of the machine omits the action that cites it. A note is never omitted because of its
/// rule alone: it describes what the machine does and disappears with that.
public struct RuleSwitches: Hashable, Sendable {
  /// The rules that are switched off.
  package private(set) var disabled: Set<RuleID>

  /// Creates switches that are on for all rules except some.
  ///
  /// - Parameter disabled: The rules that are off.
  public init(disabled: Set<RuleID> = []) {
    self.disabled = disabled
  }

  /// Returns whether a rule holds.
  ///
  /// - Parameter rule: The rule.
  public func isOn(_ rule: RuleID) -> Bool {
    disabled.isEmpty || !disabled.contains(rule)
  }
}
