#if os(Linux) || os(macOS)
  import Foundation

  /// A type-erased transition.
  public struct AnyTransition: Hashable, Sendable {
    /// The opacity transition.
    public static let opacity = AnyTransition()
    /// The slide transition.
    public static let slide = AnyTransition()
    /// The identity transition.
    public static let identity = AnyTransition()
    /// The scale transition.
    public static let scale = AnyTransition()
    /// Returns a transition that moves the view from an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Returns a transition that pushes the view from an edge.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// Returns a transition with an offset.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// Returns a transition with an offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// Returns a transition with a scale.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// Returns a transition with different insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// Returns a transition between two modifiers.
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
      AnyTransition()
    }
    /// Returns a combination with another transition: the same transition.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Returns the transition with an animation: the same transition.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
  }
#endif
