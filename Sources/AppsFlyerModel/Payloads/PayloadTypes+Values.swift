import SDKContract

extension PayloadTypes {
  /// The value of a link's parameter in a payload.
  package func value(ofText text: String) -> PayloadValue {
    switch self {
    case .wire: .string(text)
    case .documented: Self.typed(text)
    }
  }

  /// The value of a parameter that the resolver answered.
  package func value(ofAnswer value: PayloadValue) -> PayloadValue {
    switch (self, value) {
    case (.documented, .string(let text)): Self.typed(text)
    case (.wire, .bool(let value)): .string(value ? "true" : "false")
    case (.wire, .integer(let value)): .string(String(value))
    case (.wire, .double(let value)): .string(String(value))
    default: value
    }
  }

  /// Only a number that prints as it was written is typed: `007` and `+1` are texts.
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
