/// The types of a link's values in a payload.
package enum PayloadTypes: String, CaseIterable, Sendable {
  /// As a device logs them: all values from a link or from the resolver are strings.
  case wire
  /// As in the vendor's samples: whole numbers and Booleans are typed, except for `deep_link_value`.
  case documented
  /// As in the vendor's table of parameters: a few are Booleans, all others are strings.
  case table
}
