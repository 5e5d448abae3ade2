import SDKContract

extension AdjustMachine {
  /// Whether the user has asked to be forgotten, after which nothing is sent.
  var isForgotten: Bool { installation.activity?.isForgotten == true && holds(.events(.forgottenSendsNothing)) }

  /// Handles `gdprForgetMe()`.
  package mutating func gdprForgetMe(at now: VirtualInstant) -> [AdjustAction] {
    installation.wantsToBeForgotten = true
    return call(.forgetMe, at: now)
  }

  /// Carries out the last `gdprForgetMe`, as soon as the SDK has started once and is enabled.
  mutating func forget(rule: AdjustRule, _ actions: inout [AdjustAction]) {
    guard installation.wantsToBeForgotten, isEnabled, let activity = installation.activity else { return }
    installation.wantsToBeForgotten = false
    guard !activity.isForgotten else { return }
    installation.activity?.isForgotten = true
    queue(.forgetDevice, rule: rule, &actions)
  }
}
