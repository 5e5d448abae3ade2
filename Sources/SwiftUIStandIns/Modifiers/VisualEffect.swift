#if os(Linux) || os(macOS)
  import Foundation

  /// A change of a view's looks. Nothing is drawn, so the closures that make one are not called.
  public protocol VisualEffect: Sendable {}

  /// No change of a view's looks.
  public struct EmptyVisualEffect: VisualEffect {}

  extension VisualEffect {
    /// Accepts an opacity.
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    /// Accepts an offset.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    /// Accepts an offset.
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    /// Accepts a scale.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Accepts a scale.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Accepts a rotation.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Accepts a rotation.
    public func rotation3DEffect(
      _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
      perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    /// Accepts a blur.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// Accepts less colour.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// Accepts more light.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    /// Accepts other colours.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
    /// Accepts grey.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
  }

  /// Where a view is while it scrolls in and out.
  public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It is about to appear at the top or the leading edge.
    case topLeading
    /// It is visible.
    case identity
    /// It has disappeared at the bottom or the trailing edge.
    case bottomTrailing
    /// Whether the view is visible.
    public var isIdentity: Bool { self == .identity }
    /// The place as a number.
    public var value: Double {
      switch self {
      case .topLeading: -1
      case .identity: 0
      case .bottomTrailing: 1
      }
    }
  }

  /// How a view moves while it scrolls in and out.
  public struct ScrollTransitionConfiguration: Sendable {
    /// With the scroll position.
    public static let interactive = ScrollTransitionConfiguration()
    /// At once.
    public static let identity = ScrollTransitionConfiguration()
    /// With an animation.
    public static let animated = ScrollTransitionConfiguration()
    /// Returns a movement with an animation.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  }

  extension View {
    /// Accepts an effect that depends on the view's place.
    public func visualEffect(
      _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { self }
    /// Accepts an effect while the view scrolls in and out.
    public func scrollTransition(
      _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
      transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
  }
#endif
