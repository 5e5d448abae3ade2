#if os(Linux) || os(macOS)
  import Foundation

  /// A shape.
  public protocol Shape: View {}

  /// An edge of a view.
  public enum Edge: Hashable, Sendable {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: Int8
      /// Creates an option set from its raw value.
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// The top edge.
      public static let top = Set(rawValue: 1)
      /// The leading edge.
      public static let leading = Set(rawValue: 2)
      /// The bottom edge.
      public static let bottom = Set(rawValue: 4)
      /// The trailing edge.
      public static let trailing = Set(rawValue: 8)
      /// All edges.
      public static let all = Set(rawValue: 15)
      /// The leading and trailing edges.
      public static let horizontal: Set = [.leading, .trailing]
      /// The top and bottom edges.
      public static let vertical: Set = [.top, .bottom]
    }
  }

  /// Insets from the edges.
  public struct EdgeInsets: Hashable, Sendable {
    /// The inset from the top.
    public var top: CGFloat
    /// The inset from the leading edge.
    public var leading: CGFloat
    /// The inset from the bottom.
    public var bottom: CGFloat
    /// The inset from the trailing edge.
    public var trailing: CGFloat
    /// Creates zero insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    /// Creates insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// An axis.
  public enum Axis: Hashable, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: Int8
      /// Creates an option set from its raw value.
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// The horizontal axis.
      public static let horizontal = Set(rawValue: 1)
      /// The vertical axis.
      public static let vertical = Set(rawValue: 2)
    }
  }

  /// An angle.
  public struct Angle: Hashable, Sendable {
    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
  }

  extension Text {
    /// The case of a text.
    public enum Case: Sendable {
      /// Uppercase.
      case uppercase
      /// Lowercase.
      case lowercase
    }
  }

  extension Angle {
    /// The zero angle.
    public static let zero = Angle.degrees(0)
    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { .degrees(radians) }
    /// Creates an angle in degrees.
    public init(degrees: Double) { self = .degrees(degrees) }
    /// Creates an angle in radians.
    public init(radians: Double) { self = .radians(radians) }
    /// The angle in degrees: always zero.
    public var degrees: Double { 0 }
    /// The angle in radians: always zero.
    public var radians: Double { 0 }
  }
#endif
