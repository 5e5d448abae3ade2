/// The kind of a link that opens an app, for a table of variants.
public enum LinkForm: String, CaseIterable, Sendable {
  /// A OneLink whose parameters the servers know.
  case short
  /// A OneLink with its parameters in its query.
  case long
  /// A web link of a domain of the app that is not one of OneLink.
  case universal
  /// A link with the app's own scheme.
  case scheme
}
