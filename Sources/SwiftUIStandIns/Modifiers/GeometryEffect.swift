#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A modifier that moves or distorts what a view draws. Nothing is drawn, so the view stays as it is.
  public protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns how the view is transformed.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
  }

  extension GeometryEffect {
    /// The view, unchanged.
    public func body(content: Content) -> some View { content }
    /// The modifier, while the layout does not change.
    public func ignoredByLayout() -> some ViewModifier { self }
  }

  /// A transformation of what a view draws.
  public struct ProjectionTransform: Sendable {
    /// Creates a transformation that changes nothing.
    public init() {}
    /// Creates a transformation from one in the plane.
    public init(_ transform: UIKitStandIns.CGAffineTransform) {}
  }
#endif
