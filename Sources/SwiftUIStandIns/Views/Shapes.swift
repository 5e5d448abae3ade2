#if os(Linux) || os(macOS)
  import Foundation

  /// An edge of a view.
  public enum Edge: Hashable, Sendable {
    /// Above.
    case top
    /// At the left.
    case leading
    /// Below.
    case bottom
    /// At the right.
    case trailing

    /// Edges of a view.
    public struct Set: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: Int8
      /// Creates an option set from its raw value.
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// Above.
      public static let top = Set(rawValue: 1)
      /// At the left.
      public static let leading = Set(rawValue: 2)
      /// Below.
      public static let bottom = Set(rawValue: 4)
      /// At the right.
      public static let trailing = Set(rawValue: 8)
      /// All of them.
      public static let all = Set(rawValue: 15)
      /// Left and right.
      public static let horizontal: Set = [.leading, .trailing]
      /// Above and below.
      public static let vertical: Set = [.top, .bottom]
    }
  }

  /// Space at four sides.
  public struct EdgeInsets: Hashable, Sendable {
    /// No space.
    public init() {}
    /// Creates space.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
  }

  /// A direction.
  public enum Axis: Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical

    /// Directions.
    public struct Set: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: Int8
      /// Creates an option set from its raw value.
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// From left to right.
      public static let horizontal = Set(rawValue: 1)
      /// From top to bottom.
      public static let vertical = Set(rawValue: 2)
    }
  }

  /// A turn.
  public struct Angle: Hashable, Sendable {
    /// So many degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
  }

  /// What the bar of a stack has.
  public enum NavigationBarItem {
    /// How large the title is.
    public enum TitleDisplayMode: Sendable {
      /// As before.
      case automatic
      /// Small.
      case inline
      /// Large.
      case large
    }
  }

  extension Text {
    /// Capitals.
    public enum Case: Sendable {
      /// All capitals.
      case uppercase
      /// No capitals.
      case lowercase
    }
  }

  /// A place for a button in a bar.
  public struct ToolbarItem<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Puts a view into a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
      self.content = content()
    }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  /// Places for several buttons in a bar.
  public struct ToolbarItemGroup<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Puts views into a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
      self.content = content()
    }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  /// Where in a bar.
  public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The value of that name.
    public static let automatic = ToolbarItemPlacement()
    /// The value of that name.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// The value of that name.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// The value of that name.
    public static let topBarLeading = ToolbarItemPlacement()
    /// The value of that name.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// The value of that name.
    public static let cancellationAction = ToolbarItemPlacement()
    /// The value of that name.
    public static let confirmationAction = ToolbarItemPlacement()
    /// The value of that name.
    public static let primaryAction = ToolbarItemPlacement()
    /// The value of that name.
    public static let principal = ToolbarItemPlacement()
    /// The value of that name.
    public static let bottomBar = ToolbarItemPlacement()
    /// The value of that name.
    public static let navigation = ToolbarItemPlacement()
    /// The value of that name.
    public static let keyboard = ToolbarItemPlacement()
    /// The value of that name.
    public static let status = ToolbarItemPlacement()
    /// The value of that name.
    public static let destructiveAction = ToolbarItemPlacement()
    /// The value of that name.
    public static let secondaryAction = ToolbarItemPlacement()
  }
#endif
