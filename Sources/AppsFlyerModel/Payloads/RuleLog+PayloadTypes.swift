import SDKContract

extension RuleLog {
  /// Returns the payload value of a link's parameter (`AF-PAY-4`).
  mutating func value(ofText text: String, _ key: String, _ types: PayloadTypes) -> PayloadValue {
    choose(types) { $0.value(ofText: text, key) }
  }

  /// Returns the payload value of a parameter from the resolver's answer (`AF-PAY-4`).
  mutating func value(ofAnswer value: PayloadValue, _ key: String, _ types: PayloadTypes) -> PayloadValue {
    choose(types) { $0.value(ofAnswer: value, key) }
  }

  /// Returns a value of the given types, or of the other types if the rule is switched off.
  mutating func choose(_ types: PayloadTypes, _ value: (PayloadTypes) -> PayloadValue) -> PayloadValue {
    let chosen = value(types)
    let other = value(types == .wire ? .documented : .wire)
    return chosen == other || applies(.payloads(.valueTypes)) ? chosen : other
  }
}
