#if os(Linux) || os(macOS)
  import Foundation

  /// The dimensions of a view in an alignment guide.
  public struct ViewDimensions: Sendable {
    /// The width: always zero.
    public var width: CGFloat { 0 }
    /// The height: always zero.
    public var height: CGFloat { 0 }
    /// The position of a guide: always zero.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    /// The position of a guide: always zero.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  }
#endif
