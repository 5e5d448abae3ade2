import SDKContract

extension PayloadTypes {
  /// Returns the payload value of a link's parameter.
  package func value(ofText text: String, _ key: String = "") -> PayloadValue {
    switch self {
    case .wire: .string(text)
    // No sample has a number here, and the SDK and apps cast these values to strings.
    case .documented: Self.texts.contains(key) ? .string(text) : Self.typed(text)
    case .table:
      switch text {
      case "true" where Self.booleans.contains(key): .bool(true)
      case "false" where Self.booleans.contains(key): .bool(false)
      default: .string(text)
      }
    }
  }

  /// The parameters that are strings in all of the vendor's samples.
  private static let texts: Set<String> = [
    "deep_link_value", "media_source", "pid", "campaign", "c", "af_sub1", "af_sub2", "af_sub3", "af_sub4", "af_sub5",
  ]

  /// The parameters of a link that are Boolean in the vendor's table.
  private static let booleans: Set<String> = ["af_deeplink", "af_force_deeplink", "is_retargeting"]

  /// Returns the payload value of a parameter from the resolver's answer.
  package func value(ofAnswer value: PayloadValue, _ key: String = "") -> PayloadValue {
    switch (self, value) {
    case (.documented, .string(let text)), (.table, .string(let text)): self.value(ofText: text, key)
    case (.documented, _) where !Self.texts.contains(key): value
    case (.table, .bool) where !Self.texts.contains(key): value
    case (_, .bool(let value)): .string(value ? "true" : "false")
    case (_, .integer(let value)): .string(String(value))
    case (_, .double(let value)): .string(String(value))
    default: value
    }
  }

  /// Returns a number only for a text that prints unchanged: `007` and `+1` stay strings.
  private static func typed(_ text: String) -> PayloadValue {
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      guard let first = text.utf8.first, first < UInt8(ascii: ":"), let number = Int(text), String(number) == text
      else { return .string(text) }
      return .integer(number)
    }
  }
}
