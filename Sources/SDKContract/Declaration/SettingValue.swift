/// The value that a scenario gives to a setting.
public enum SettingValue: Hashable, Sendable {
  /// On or off.
  case bool(Bool)
  /// A duration.
  case duration(Duration)
  /// A whole number.
  case integer(Int)
  /// A word or any other text.
  case word(String)
  /// Several words.
  case words([String])
  /// The members of an object, in the order of the file.
  case object([PayloadEntry])
}
