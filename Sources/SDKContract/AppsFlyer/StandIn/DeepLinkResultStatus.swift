/// What became of a search for a deep link, with the SDK's raw values.
public enum DeepLinkResultStatus: UInt, CaseIterable, Sendable {
  /// The search ended without a deep link.
  case notFound = 0
  /// There is a deep link, though perhaps one without a destination.
  case found = 1
  /// The search failed.
  case failure = 2
}
