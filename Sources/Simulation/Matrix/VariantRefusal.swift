/// Why a scenario has no such variant.
public struct VariantRefusal: Error, Hashable, Sendable {
  /// The reason, in a sentence without a full stop.
  public let reason: String
}
