extension AppsFlyerAction {
  /// The rule without which the action is not performed; nil for one that takes something back, or only says what
  /// the machine has done.
  var rule: AppsFlyerRule? {
    switch self {
    case .send(_, let rule), .setTimer(_, _, let rule), .call(_, _, let rule), .raise(_, let rule): rule
    case .cancelTimer, .note: nil
    }
  }
}

extension AdjustAction {
  /// The rule without which the action is not performed; nil for one that takes something back, or only says what
  /// the machine has done.
  var rule: AdjustRule? {
    switch self {
    case .send(_, let rule), .setTimer(_, _, let rule), .call(_, _, let rule), .openURL(_, let rule): rule
    case .cancelTimer, .queued, .note: nil
    }
  }
}
