extension [RuleID] {
  /// The rules, each once, in the order in which the documentation lists them.
  func inBookOrder() -> [RuleID] {
    guard count > 1 else { return self }
    return Set(self).sorted { RuleID.positions[$0, default: 0] < RuleID.positions[$1, default: 0] }
  }
}

extension RuleID {
  fileprivate static let positions = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })
}
