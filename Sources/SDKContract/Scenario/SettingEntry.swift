/// The name of a setting, with the value that a scenario gives it.
public struct SettingEntry: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The value.
  package var value: SettingValue

  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - name: The name of the setting.
  ///   - value: Its value.
  public init(_ name: String, _ value: SettingValue) {
    self.name = name
    self.value = value
  }
}
