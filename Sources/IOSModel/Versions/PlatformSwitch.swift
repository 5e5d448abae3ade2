import SDKContract

/// A switch of the platform that scenario files set by name.
public struct PlatformSwitch: Sendable {
  /// What a switch can be set to.
  public enum Value: Hashable, Sendable {
    /// On or off.
    case bool(Bool)
    /// One of a few words.
    case word(String)
  }

  /// The kinds of value.
  public enum Kind: Hashable, Sendable {
    /// True or false.
    case bool
    /// One of these words.
    case words([String])
  }

  /// The name, as written in scenarios.
  public let name: String
  /// Which values the switch takes.
  public let kind: Kind
  /// What the switch does, in one line.
  public let explanation: String
  /// The rule that the switch decides or breaks.
  public let rule: PlatformRule

  private let read: @Sendable (PlatformConfiguration) -> Value
  private let write: @Sendable (Value, inout PlatformConfiguration) -> Bool

  /// The value in a configuration that nobody changed.
  public var defaultValue: Value { value(in: PlatformConfiguration()) }

  /// Returns the value that a configuration has.
  public func value(in configuration: PlatformConfiguration) -> Value { read(configuration) }

  /// Sets the switch on a configuration.
  ///
  /// - Returns: Whether the switch takes such a value; if not, the configuration is as it was.
  public func set(_ value: Value, on configuration: inout PlatformConfiguration) -> Bool {
    write(value, &configuration)
  }

  /// Returns the switch with a name; nil if there is none.
  public static func named(_ name: String) -> PlatformSwitch? { all.first { $0.name == name } }

  init(
    _ name: String, _ property: any WritableKeyPath<PlatformConfiguration, Bool> & Sendable, _ rule: PlatformRule,
    _ explanation: String
  ) {
    self.name = name
    self.kind = .bool
    self.rule = rule
    self.explanation = explanation
    read = { .bool($0[keyPath: property]) }
    write = { value, configuration in
      guard case .bool(let flag) = value else { return false }
      configuration[keyPath: property] = flag
      return true
    }
  }

  init<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ property: any WritableKeyPath<PlatformConfiguration, Word> & Sendable, _ rule: PlatformRule,
    _ explanation: String
  ) {
    self.name = name
    self.kind = .words(Word.allCases.map(\.rawValue))
    self.rule = rule
    self.explanation = explanation
    read = { .word($0[keyPath: property].rawValue) }
    write = { value, configuration in
      guard case .word(let text) = value, let word = Word(rawValue: text) else { return false }
      configuration[keyPath: property] = word
      return true
    }
  }
}
