extension AdjustMachine {
  /// `gdprForgetMe()`.
  public mutating func gdprForgetMe(at now: VirtualInstant) -> [AdjustAction] {
    installation.wantsToBeForgotten = true
    guard process.phase == .initialised else { return [] }
    var actions: [AdjustAction] = []
    forget(rule: .forgetsDevice, &actions)
    return actions
  }

  /// Does what the last `gdprForgetMe` asked for, as soon as the SDK has started once and is enabled.
  mutating func forget(rule: AdjustRule, _ actions: inout [AdjustAction]) {
    guard installation.wantsToBeForgotten, isEnabled, let activity = installation.activity else { return }
    installation.wantsToBeForgotten = false
    guard !activity.isForgotten else { return }
    installation.activity?.isForgotten = true
    queue(.forgetDevice, rule: rule, &actions)
  }
}
