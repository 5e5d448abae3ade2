extension AppsFlyerAction {
  /// The rule that the action follows from; nil for one that only takes something back.
  var rule: AppsFlyerRule? {
    switch self {
    case .send(_, let rule), .setTimer(_, _, let rule), .call(_, _, let rule), .raise(_, let rule), .note(_, let rule):
      rule
    case .cancelTimer: nil
    }
  }
}

extension AdjustAction {
  /// The rule that the action follows from; nil for one that only takes something back.
  var rule: AdjustRule? {
    switch self {
    case .send(_, let rule), .setTimer(_, _, let rule), .call(_, _, let rule), .openURL(_, let rule),
      .note(_, let rule):
      rule
    default: nil
    }
  }
}
