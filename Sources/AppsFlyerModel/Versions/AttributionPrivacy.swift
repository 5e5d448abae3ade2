/// How much of the conversion data privacy rules leave.
package enum AttributionPrivacy: String, CaseIterable, Sendable {
  /// Everything.
  case full
  /// The install counts as non-organic, but its source is withheld.
  case restricted
  /// The click cannot be matched, and the install counts as organic.
  case organic
}
