/// The form of a link that opens an app, for a table of variants.
package enum LinkForm: String, CaseIterable, Sendable {
  /// A link of an SDK's link service, whose parameters the servers know.
  case short
  /// A link of an SDK's link service, with its parameters in its query.
  case long
  /// A web link of one of the app's domains that is not a link service's.
  case universal
  /// A link with the app's own scheme.
  case scheme
}
