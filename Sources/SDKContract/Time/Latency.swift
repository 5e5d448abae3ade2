/// How long something takes: a time, or a shortest and a longest time.
public struct Latency: Hashable, Sendable {
  /// The shortest time, which the default order uses.
  package var shortest: Duration
  /// The longest time.
  package var longest: Duration

  /// Creates a latency.
  public init(_ shortest: Duration, _ longest: Duration? = nil) {
    self.shortest = shortest
    self.longest = longest ?? shortest
  }
}
