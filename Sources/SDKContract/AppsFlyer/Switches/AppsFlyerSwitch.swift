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

  /// Which values a switch takes.
  public enum Kind: Hashable, Sendable {
    /// `true` or `false`.
    case bool
    /// A duration of zero or more.
    case duration
    /// One of these words.
    case word([String])
    /// A list of any words.
    case words
  }

  /// The name, as scenarios write it.
  public let name: String
  /// Which values the switch takes.
  public let kind: Kind
  /// The value that holds if a scenario does not set the switch; nil if there is none until it is set.
  public let defaultValue: Value?
  /// What the switch does, in one line.
  public let explanation: String

  let apply: @Sendable (Value, inout AppsFlyerConfiguration, inout AppsFlyerBackend) -> Bool

  /// Sets the switch.
  ///
  /// - Returns: False if the switch does not take the value; then nothing is changed.
  public func set(
    _ value: Value, in configuration: inout AppsFlyerConfiguration, _ backend: inout AppsFlyerBackend
  ) -> Bool {
    apply(value, &configuration, &backend)
  }

  /// Returns the switch with a name.
  public static func named(_ name: String) -> AppsFlyerSwitch? {
    all.first { $0.name == name }
  }
}
