#if os(Linux) || os(macOS)
  /// The arithmetic that UIKit's levels, priorities and weights share.
  public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {
    /// Creates a value from its raw value.
    init(rawValue: RawValue)
  }

  extension _UIKitNumericRawRepresentable {
    /// Returns whether a value is less than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns the sum.
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
    /// Returns the sum.
    public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }
    /// Returns the difference.
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
    /// Returns the difference of the raw values.
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
    /// Adds to a value.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
    /// Subtracts from a value.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
  }
#endif
