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

  /// The items of a navigation bar.
  public enum NavigationBarItem {
    /// The display mode of the title.
    public enum TitleDisplayMode: Sendable {
      /// As for the previous title.
      case automatic
      /// Inline.
      case inline
      /// Large.
      case large
    }
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

  /// An item of a toolbar or navigation bar.
  public struct ToolbarItem<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a toolbar item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
      self.content = content()
    }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  /// A group of toolbar items.
  public struct ToolbarItemGroup<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a group of toolbar items.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
      self.content = content()
    }
    func evaluate(_ context: ViewContext) { context.evaluate(content, at: "content") }
  }

  /// The placement of a toolbar item.
  public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The automatic placement.
    public static let automatic = ToolbarItemPlacement()
    /// The navigation bar leading placement.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// The navigation bar trailing placement.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// The top bar leading placement.
    public static let topBarLeading = ToolbarItemPlacement()
    /// The top bar trailing placement.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// The cancellation action placement.
    public static let cancellationAction = ToolbarItemPlacement()
    /// The confirmation action placement.
    public static let confirmationAction = ToolbarItemPlacement()
    /// The primary action placement.
    public static let primaryAction = ToolbarItemPlacement()
    /// The principal placement.
    public static let principal = ToolbarItemPlacement()
    /// The bottom bar placement.
    public static let bottomBar = ToolbarItemPlacement()
    /// The navigation placement.
    public static let navigation = ToolbarItemPlacement()
    /// The keyboard placement.
    public static let keyboard = ToolbarItemPlacement()
    /// The status placement.
    public static let status = ToolbarItemPlacement()
    /// The destructive action placement.
    public static let destructiveAction = ToolbarItemPlacement()
    /// The secondary action placement.
    public static let secondaryAction = ToolbarItemPlacement()
  }
#endif
