import SDKContract

/// A named switch of the Adjust SDK or its backend, as scenario files set it and the documentation lists it.
public struct AdjustSwitch: Sendable {
  /// What a switch can be set to.
  public enum Value: Hashable, Sendable {
    /// On or off.
    case bool(Bool)
    /// A span of time.
    case duration(Duration)
    /// One of a few words.
    case word(String)
    /// Several words.
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
    /// A list of free words.
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

  private let apply: @Sendable (Value, inout AdjustConfiguration, inout AdjustBackend) -> Bool

  /// Sets the switch.
  ///
  /// - Returns: False if the switch does not take the value; then nothing is changed.
  public func set(
    _ value: Value, in configuration: inout AdjustConfiguration, _ backend: inout AdjustBackend
  ) -> Bool {
    apply(value, &configuration, &backend)
  }

  /// Returns the switch with a name.
  public static func named(_ name: String) -> AdjustSwitch? {
    all.first { $0.name == name }
  }
}

extension AdjustSwitch {
  static func flag(
    _ name: String, default defaultValue: Bool, _ explanation: String,
    _ apply: @escaping @Sendable (Bool, inout AdjustConfiguration, inout AdjustBackend) -> Void
  ) -> AdjustSwitch {
    AdjustSwitch(name: name, kind: .bool, defaultValue: .bool(defaultValue), explanation: explanation) {
      guard case .bool(let value) = $0 else { return false }
      apply(value, &$1, &$2)
      return true
    }
  }

  static func duration(
    _ name: String, default defaultValue: Duration?, _ explanation: String,
    _ apply: @escaping @Sendable (Duration, inout AdjustConfiguration, inout AdjustBackend) -> Void
  ) -> AdjustSwitch {
    let value = defaultValue.map { Value.duration($0) }
    return AdjustSwitch(name: name, kind: .duration, defaultValue: value, explanation: explanation) {
      guard case .duration(let value) = $0, value >= .zero else { return false }
      apply(value, &$1, &$2)
      return true
    }
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, default defaultValue: Choice, _ explanation: String,
    _ apply: @escaping @Sendable (Choice, inout AdjustConfiguration, inout AdjustBackend) -> Void
  ) -> AdjustSwitch {
    let words = Choice.allCases.map(\.rawValue)
    return AdjustSwitch(
      name: name, kind: .word(words), defaultValue: .word(defaultValue.rawValue), explanation: explanation
    ) {
      guard case .word(let word) = $0, let value = Choice(rawValue: word) else { return false }
      apply(value, &$1, &$2)
      return true
    }
  }

  static func words(
    _ name: String, _ explanation: String,
    _ apply: @escaping @Sendable ([String], inout AdjustConfiguration, inout AdjustBackend) -> Void
  ) -> AdjustSwitch {
    AdjustSwitch(name: name, kind: .words, defaultValue: .words([]), explanation: explanation) {
      guard case .words(let value) = $0 else { return false }
      apply(value, &$1, &$2)
      return true
    }
  }
}
