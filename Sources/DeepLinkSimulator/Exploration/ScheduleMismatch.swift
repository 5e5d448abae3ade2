/// The first decision of a replay that a schedule no longer fits.
public struct ScheduleMismatch: Error, Hashable, Sendable {
  /// How many events had happened before it.
  public let eventCount: Int
  /// What does not fit, in a sentence without a full stop.
  public let message: String
}
