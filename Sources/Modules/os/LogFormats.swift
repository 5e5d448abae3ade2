/// The alignment of a value in a message.
public struct OSLogStringAlignment: Sendable {
  /// No alignment.
  public static let none = OSLogStringAlignment()
  /// To the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  /// To the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  /// In decimal.
  public static let decimal = OSLogIntegerFormatting()
  /// In hexadecimal.
  public static let hex = OSLogIntegerFormatting()
  /// In octal.
  public static let octal = OSLogIntegerFormatting()
  /// In decimal, with a minimum of digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting { .decimal }
  /// In hexadecimal, with a prefix or in capitals.
  public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
    -> OSLogIntegerFormatting
  { .hex }
}

/// The format of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  /// With digits after the point.
  public static let fixed = OSLogFloatFormatting()
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting()
  /// With or without an exponent, whichever is shorter.
  public static let hybrid = OSLogFloatFormatting()
  /// With a number of digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }
}

/// The format of a Boolean in a message.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth
  /// As `yes` or `no`.
  case answer
}
