#if os(Linux) || os(macOS)
  import Foundation

  // How controls and containers look. Nobody sees it, so that all values are alike.

  /// How large a control is.
  public struct ControlSize: Hashable, Sendable {
    /// The value of that name.
    public static let mini = ControlSize()
    /// The value of that name.
    public static let small = ControlSize()
    /// The value of that name.
    public static let regular = ControlSize()
    /// The value of that name.
    public static let large = ControlSize()
  }

  /// How high a sheet is.
  public struct PresentationDetent: Hashable, Sendable {
    /// The value of that name.
    public static let medium = PresentationDetent()
    /// The value of that name.
    public static let large = PresentationDetent()
    /// A part of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
    /// A height.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
  }

  /// How a view comes and goes.
  public struct AnyTransition: Hashable, Sendable {
    /// The value of that name.
    public static let opacity = AnyTransition()
    /// The value of that name.
    public static let slide = AnyTransition()
    /// The value of that name.
    public static let identity = AnyTransition()
    /// The value of that name.
    public static let scale = AnyTransition()
    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// From an edge, while the other one leaves.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// From another place.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// From another place.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// From another size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// One way to come and another one to go.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// As a modifier has it.
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
      AnyTransition()
    }
    /// Both ways.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// With its own animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
  }

  /// How a field writes.
  public struct TextInputAutocapitalization: Hashable, Sendable {
    /// The value of that name.
    public static let never = TextInputAutocapitalization()
    /// The value of that name.
    public static let words = TextInputAutocapitalization()
    /// The value of that name.
    public static let sentences = TextInputAutocapitalization()
    /// The value of that name.
    public static let characters = TextInputAutocapitalization()
  }
#endif
