#if os(Linux) || os(macOS)
  /// What UIKit's levels, priorities and weights have in common: they are numbers, and one is made of another by adding.
  public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {
    /// Creates the value of a number.
    init(rawValue: RawValue)
  }

  extension _UIKitNumericRawRepresentable {
    /// Whether a number is less than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Adds to a number.
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
    /// Adds to a number.
    public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }
    /// Takes something from a number.
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
    /// How far a number is from another.
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
    /// Adds to a number.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
    /// Takes something from a number.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
  }
#endif
