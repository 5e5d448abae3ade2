/// A named setting of the SDK or of its servers that a scenario can change.
public struct AppsFlyerSwitch: Sendable {
  /// A value for a switch.
  public enum Value: Hashable, Sendable {
    case bool(Bool)
    case duration(Duration)
    case word(String)
    case words([String])
  }

  /// The kind of value a switch takes, with its default.
  public enum Kind: Hashable, Sendable {
    case bool(default: Bool)
    /// A duration; nil stands for no limit.
    case duration(default: Duration?)
    /// One of several words.
    case word(default: String, choices: [String])
    /// A list of free words.
    case words
  }

  /// What a switch changes.
  enum Effect: Sendable {
    case configuration(@Sendable (inout AppsFlyerConfiguration, Value) -> Bool)
    case backend(@Sendable (inout AppsFlyerBackend, Value) -> Bool)
  }

  /// The name in scenario files.
  public let name: String
  /// The kind of value it takes, with its default.
  public let kind: Kind
  /// What it does, in one line.
  public let explanation: String

  let effect: Effect

  /// Sets the switch.
  ///
  /// - Returns: False if the value is not of the switch's kind or not one of its choices.
  public func apply(
    _ value: Value, to configuration: inout AppsFlyerConfiguration, and backend: inout AppsFlyerBackend
  ) -> Bool {
    switch effect {
    case .configuration(let change): change(&configuration, value)
    case .backend(let change): change(&backend, value)
    }
  }

  /// Returns the switch of a name, or nil if there is none.
  public static func named(_ name: String) -> AppsFlyerSwitch? {
    all.first { $0.name == name }
  }
}
