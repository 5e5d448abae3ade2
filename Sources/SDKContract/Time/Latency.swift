/// The time that something takes: a fixed time, or a range.
public struct Latency: Hashable, Sendable {
  /// The shortest time, which the default order uses.
  package var shortest: Duration
  /// The longest time.
  package var longest: Duration

  /// Creates a latency, of a fixed time unless there is a longest time.
  ///
  /// - Parameters:
  ///   - shortest: The shortest time, which the default order uses; not negative.
  ///   - longest: The longest time, not shorter than the shortest; nil for the same time.
  public init(_ shortest: Duration, _ longest: Duration? = nil) {
    self.shortest = shortest
    self.longest = longest ?? shortest
  }
}
