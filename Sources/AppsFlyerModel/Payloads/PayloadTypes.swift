import SDKContract

/// Which types the values of a link have in a payload.
public enum PayloadTypes: String, CaseIterable, Sendable {
  /// As a device logs them: whatever comes from a link or from the resolver is a string.
  case wire
  /// As the vendor's documentation prints them: whole numbers and Booleans are typed.
  case documented
}
