import SDKContract

/// Which types the values of a link have in a payload.
package enum PayloadTypes: String, CaseIterable, Sendable {
  /// As a device logs them: whatever comes from a link or from the resolver is a string.
  case wire
  /// As the vendor's samples print them: whole numbers and Booleans are typed, apart from `deep_link_value`.
  case documented
  /// As the vendor's table of parameters has them: a few are Booleans, everything else is a string.
  case table
}
