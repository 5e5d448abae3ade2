#if os(Linux) || os(macOS)
  import Foundation

  /// A height at which a sheet rests.
  public struct PresentationDetent: Hashable, Sendable {
    /// The medium detent.
    public static let medium = PresentationDetent()
    /// The large detent.
    public static let large = PresentationDetent()
    /// Returns a fraction of the screen's height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
    /// Returns a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
  }
#endif
