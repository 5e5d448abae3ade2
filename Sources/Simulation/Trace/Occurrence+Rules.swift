extension Occurrence {
  /// The rules that shaped what the event carries, in the order in which they were applied.
  var payloadRules: [RuleID] {
    switch self {
    case .callback(let callback), .lost(let callback): callback.payload?.rules ?? []
    case .answer(let exchange): exchange.rules
    default: []
    }
  }
}
