/// What makes an order of events legal.
public enum OrderMode: String, CaseIterable, Hashable, Sendable {
  /// Causes and queues alone: latencies do not count, and an answer may come before or after a `wait`.
  case causal
  /// Causes, queues and the latencies of the scenario: no event comes before its earliest time, or is overtaken after
  /// its latest.
  case timed
}
