#if os(Linux) || os(macOS)
  import Foundation

  /// A point relative to a view's size, from 0 to 1 in both axes.
  public struct UnitPoint: Hashable, Sendable {
    /// The relative distance from the leading edge.
    public var x: CGFloat
    /// The relative distance from the top edge.
    public var y: CGFloat
    /// Creates a point.
    public init(x: CGFloat = 0, y: CGFloat = 0) { (self.x, self.y) = (x, y) }
    /// The zero point.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The centre point.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The leading point.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The trailing point.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The top point.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The bottom point.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading point.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing point.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading point.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing point.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  }
#endif
