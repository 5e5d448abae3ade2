import SDKContract

extension Payload {
  /// Returns the value of a member if it is a string.
  package func text(ofMember key: String) -> String? {
    if case .string(let value) = self[key] { value } else { nil }
  }

  /// Returns the `intValue` of a member that is a number, or a string with one.
  package func integer(ofMember key: String) -> Int? {
    switch self[key] {
    case .integer(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    case .bool(let value): value ? 1 : 0
    case .string(let value): Int(value) ?? 0
    case .null, .array, .object, nil: nil
    }
  }

  /// Returns the members of a member that is an object.
  func members(ofMember key: String) -> [PayloadEntry]? {
    if case .object(let members) = self[key] { members } else { nil }
  }
}
