import SDKContract

extension RuleLog {
  /// The value of a link's parameter in a payload (`AF-PAY-4`).
  mutating func value(ofText text: String, _ key: String, _ types: PayloadTypes) -> PayloadValue {
    choose(types) { $0.value(ofText: text, key) }
  }

  /// The value of a parameter that the resolver answered (`AF-PAY-4`).
  mutating func value(ofAnswer value: PayloadValue, _ key: String, _ types: PayloadTypes) -> PayloadValue {
    choose(types) { $0.value(ofAnswer: value, key) }
  }

  /// Returns a value as the types have it; as the other types would have it if the rule is switched off.
  mutating func choose(_ types: PayloadTypes, _ value: (PayloadTypes) -> PayloadValue) -> PayloadValue {
    let chosen = value(types)
    let other = value(types == .wire ? .documented : .wire)
    return chosen == other || applies(.payloads(.valueTypes)) ? chosen : other
  }
}
