import SDKContract

/// What privacy rules leave of the conversion data.
package enum AttributionPrivacy: String, CaseIterable, Sendable {
  /// Everything.
  case full
  /// The install counts as non-organic, but where it came from is withheld.
  case restricted
  /// The click cannot be matched, and the install counts as organic.
  case organic
}
