/// A value in a payload, before it is bridged to the types that app code sees.
public enum PayloadValue: Hashable, Sendable {
  /// JSON's null, `NSNull` on a device.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number.
  case double(Double)
  /// A string.
  case string(String)
  /// A list of values.
  case array([PayloadValue])
  /// Keys with values; of several with the same key, the last one wins.
  case object([PayloadEntry])
}
