import SDKContract

/// A setting by its name, with the value a scenario gives it.
public struct SettingEntry: Hashable, Sendable {
  /// The name.
  package var name: String
  /// What it is set to.
  package var value: SettingValue

  /// Creates a switch.
  public init(_ name: String, _ value: SettingValue) {
    self.name = name
    self.value = value
  }
}
