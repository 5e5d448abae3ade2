import SDKContract

/// An event that must not happen while a condition holds.
package struct Prohibition: Equatable, Sendable {
  /// When an event must not happen.
  package enum Condition: Equatable, Sendable {
    /// As long as none of these events has happened.
    case before([String])
    /// More often than these events: each occurrence needs a preceding one of these events.
    case without([String])
    /// From each occurrence of the first event to the next occurrence of the second.
    case between(String, String)
    /// While these facts hold, by their names in `finally`: `process`, `scene`, `installed`, `closedGates`.
    case during([ScenarioValue.Member])
  }

  /// The event.
  package var pattern: String
  /// When it must not happen.
  package var condition: Condition

  /// Creates a prohibition of an event under a condition.
  package init(_ pattern: String, _ condition: Condition) {
    self.pattern = pattern
    self.condition = condition
  }

  /// The events that the condition mentions.
  package var conditionPatterns: [String] {
    switch condition {
    case .before(let patterns), .without(let patterns): patterns
    case .between(let first, let second): [first, second]
    case .during: []
    }
  }
}
