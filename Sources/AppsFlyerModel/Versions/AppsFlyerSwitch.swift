import SDKContract

/// A named switch of the AppsFlyer SDK or its servers, as scenario files set it and the documentation lists it.
public struct AppsFlyerSwitch: Sendable {
  /// What a switch can be set to.
  public enum Value: Hashable, Sendable {
    /// On or off.
    case bool(Bool)
    /// A span of time.
    case duration(Duration)
    /// One of a few words.
    case word(String)
    /// Any number of any words.
    case words([String])
  }

  /// Which values a switch takes, with the value that holds if a scenario does not set it.
  public enum Kind: Hashable, Sendable {
    /// `true` or `false`.
    case bool(default: Bool)
    /// A duration of zero or more; a default of nil stands for no limit.
    case duration(default: Duration?)
    /// One of several words.
    case word(default: String, choices: [String])
    /// A list of any words, empty by default.
    case words
  }

  /// The name, as scenarios write it.
  public let name: String
  /// Which values the switch takes, with its default.
  public let kind: Kind
  /// What the switch does, in one line.
  public let explanation: String

  let change: @Sendable (Value, inout AppsFlyerConfiguration, inout AppsFlyerBackend) -> Bool

  /// The value that holds if a scenario does not set the switch; nil if there is none until it is set.
  public var defaultValue: Value? {
    switch kind {
    case .bool(let value): .bool(value)
    case .duration(let value): value.map { .duration($0) }
    case .word(let value, _): .word(value)
    case .words: .words([])
    }
  }

  /// Sets the switch.
  ///
  /// - Returns: False if the switch does not take the value; then nothing is changed.
  public func apply(
    _ value: Value, to configuration: inout AppsFlyerConfiguration, and backend: inout AppsFlyerBackend
  ) -> Bool {
    change(value, &configuration, &backend)
  }

  /// Returns the switch with a name.
  public static func named(_ name: String) -> AppsFlyerSwitch? {
    all.first { $0.name == name }
  }
}
