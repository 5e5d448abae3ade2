import SDKContract

extension Payload {
  /// Returns a value if it is a string.
  package func text(ofMember key: String) -> String? {
    if case .string(let value) = self[key] { value } else { nil }
  }

  /// Returns what `intValue` gives for a number, or for a string that holds one.
  package func integer(ofMember key: String) -> Int? {
    switch self[key] {
    case .integer(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    case .bool(let value): value ? 1 : 0
    case .string(let value): Int(value) ?? 0
    case .null, .array, .object, nil: nil
    }
  }

  /// Returns the members of an object.
  func members(ofMember key: String) -> [PayloadEntry]? {
    if case .object(let members) = self[key] { members } else { nil }
  }
}
