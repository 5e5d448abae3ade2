/// The rules that are switched off, to see which test notices that a rule does not hold any more.
///
/// A rule about data is consulted where the data is made: without it a payload, a link or a decision of a server
/// comes out otherwise. A rule about when something happens, or does not, is consulted by the machine that decides.
/// A rule by which something is done needs no more than that the owner of the machine leaves out the action that cites
/// it. A note is never left out for its rule alone: it says what the machine does, and goes if that does.
public struct RuleSwitches: Hashable, Sendable {
  /// The rules that do not hold.
  package private(set) var disabled: Set<RuleID>

  /// Creates switches of which all but some are on.
  public init(disabled: Set<RuleID> = []) {
    self.disabled = disabled
  }

  /// Returns whether a rule holds.
  public func isOn(_ rule: RuleID) -> Bool {
    disabled.isEmpty || !disabled.contains(rule)
  }
}
