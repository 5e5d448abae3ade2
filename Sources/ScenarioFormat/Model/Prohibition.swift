import SDKContract

/// An event that must not happen under a condition, at any moment of a run.
package struct Prohibition: Equatable, Sendable {
  /// Under which condition the event must not happen.
  package enum Condition: Equatable, Sendable {
    /// As long as none of these events has happened.
    case before([String])
    /// More often than these events have happened: each time needs one of them before it.
    case without([String])
    /// From each of the first events to the next of the second ones.
    case between(String, String)
    /// While all this holds, by the names of `finally`: `process`, `scene`, `installed`, `closedGates`.
    case during([ScenarioValue.Member])
  }

  /// The event.
  package var pattern: String
  /// When it must not happen.
  package var condition: Condition

  /// Forbids an event under a condition.
  package init(_ pattern: String, _ condition: Condition) {
    self.pattern = pattern
    self.condition = condition
  }

  /// The events of the condition.
  package var conditionPatterns: [String] {
    switch condition {
    case .before(let patterns), .without(let patterns): patterns
    case .between(let first, let second): [first, second]
    case .during: []
    }
  }
}
