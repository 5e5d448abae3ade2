/// How well a rule is established.
public enum Evidence: String, CaseIterable, Sendable {
  /// A public header of the SDK.
  case header
  /// The source of the SDK.
  case source
  /// Documentation of the vendor or of Apple.
  case documentation
  /// A vendor's sample app or plugin.
  case sample
  /// A statement of a maintainer.
  case maintainer
  /// A published device log or measurement.
  case measurement
  /// A report of a user.
  case report
  /// Inferred from the others.
  case inference
  /// Not established: a named switch decides, and the documentation states its default.
  case open
}
